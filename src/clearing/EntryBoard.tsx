import { clearingEntry } from '#openapi/generated/resources/clearing/clearing-entry.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** Students in clearing by how far they are. `list` is what the address of the list says. */
export const EntryBoard = ({ page, list }: { readonly page: RecordPage; readonly list: string }) => (
  <RecordBoard of={clearingEntry} page={page} facts={['centreId', 'reason', 'subjects', 'points']} list={list} />
)
