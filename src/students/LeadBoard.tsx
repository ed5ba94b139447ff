import { lead } from '#openapi/generated/resources/students/lead.ts'
import { RecordBoard } from '#src/resources/board/RecordBoard.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useLeadActs } from './lead-acts.tsx'

/** Leads by how far they are; one that is dragged to the converted ones becomes a student. */
export function LeadBoard({ page }: { readonly page: RecordPage }) {
  const { convert, link } = useLeadActs()
  return (
    <RecordBoard
      of={lead}
      page={page}
      facts={['email', 'centreId', 'source', 'followUpOn']}
      acts={[{ ...convert, to: 'Converted' }, link]}
    />
  )
}
