import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** The staged contacts as a board, by status. `list` is the query of the address of the list. */
export const StagingBoard = ({ page, list }: { readonly page: RecordPage; readonly list: string }) => (
  <RecordBoard of={contactStaging} page={page} facts={['email', 'contactTypeId', 'source', 'matchContactId', 'assigneeId']} list={list} />
)
