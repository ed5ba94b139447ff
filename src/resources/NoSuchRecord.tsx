import { inSentence, type ResourceRules } from '#openapi/resource-rules.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import type { RecordPage } from './record-page.ts'

/** The page of an unknown record. */
export const NoSuchRecord = ({ rules: { noun }, page }: { rules: ResourceRules; page: Pick<RecordPage, 'paths' | 'breadcrumbs'> }) => (
  <MissingRecord title={noun} noun={inSentence(noun)} listHref={page.paths.list} breadcrumbs={page.breadcrumbs} />
)
