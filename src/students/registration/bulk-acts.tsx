import { RefreshCw, Send } from 'lucide-react'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { bulkTexts as texts } from './bulk-texts.ts'
import { registrationTexts } from './texts.ts'
import { registrationPath } from './paths.ts'

const inactive = -1

/** What is done with several registrations, one by one. */
export function useBulkActs(): readonly BulkAct[] {
  const { api } = useServices()
  return [
    {
      id: 'own:link',
      label: registrationTexts.sendLink,
      icon: <Send size={16} aria-hidden />,
      right: 'modify',
      mayChange: ({ status }) => status !== inactive,
      offReason: texts.noneReached,
      question: texts.linkQuestion,
      outcome: texts.linkOutcome,
      run: async (id) => (await import('../student-calls.ts')).sendLink(api, student, { studentId: Number(id) }),
    },
    {
      id: 'own:ucas',
      label: texts.ucas,
      icon: <RefreshCw size={16} aria-hidden />,
      right: 'modify',
      question: texts.ucasQuestion,
      outcome: texts.ucasOutcome,
      run: async (id) => (await import('../student-calls.ts')).syncUcasId(api, student, Number(id)),
    },
  ]
}

/** Leads to the page that registers the chosen students for another year. */
export function ReRegisterButton({ rows }: { readonly rows: readonly StoredRecord[] }) {
  const { codec } = useServices()
  const ids = rows.flatMap(({ id }) => codec.encrypt(id) ?? [])
  return (
    <LinkButton variant="ghost" href={`${registrationPath}/re-register?students=${ids.join(',')}`}>
      {texts.reRegister}
    </LinkButton>
  )
}
