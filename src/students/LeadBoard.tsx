import { lead } from '#openapi/generated/resources/students/lead.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** Leads by how far they are; cards lead to their records, where they are moved on. */
export const LeadBoard = ({ page }: { readonly page: RecordPage }) => (
  <RecordBoard of={lead} page={page} facts={['email', 'centreId', 'source', 'followUpOn']} list="view=list" />
)
