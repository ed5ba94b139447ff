import { centreStaging } from '#openapi/generated/resources/institutes/centre-staging.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** The centres that wait for a decision, by how far they are. `list` is what the address of the list says. */
export const CentreStagingBoard = ({ page, list }: { readonly page: RecordPage; readonly list: string }) => (
  <RecordBoard of={centreStaging} page={page} facts={['countryId', 'city', 'source', 'matchIds', 'assigneeId']} list={list} />
)
