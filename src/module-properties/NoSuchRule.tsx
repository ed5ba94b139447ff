import type { ReactNode } from 'react'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import { rulePaths } from './paths.ts'
import { texts } from './texts.ts'

/** The page of an unknown rule. */
export const NoSuchRule = ({ breadcrumbs }: { breadcrumbs(last: string): ReactNode }) => (
  <MissingRecord title={texts.title} noun="mapping" listHref={rulePaths.list} breadcrumbs={breadcrumbs} />
)
