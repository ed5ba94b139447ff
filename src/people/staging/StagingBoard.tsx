import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** Who waits to become a contact, by how far they are. `list` is what the address of the list says. */
export const StagingBoard = ({ page, list }: { readonly page: RecordPage; readonly list: string }) => (
  <RecordBoard of={contactStaging} page={page} facts={['email', 'contactTypeId', 'source', 'matchContactId']} list={list} />
)
