import { clearingEntry } from '#openapi/generated/resources/clearing/clearing-entry.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** Students in clearing by how far they are. */
export const EntryBoard = ({ page }: { readonly page: RecordPage }) => (
  <RecordBoard of={clearingEntry} page={page} facts={['centreId', 'reason', 'subjects', 'points']} />
)
