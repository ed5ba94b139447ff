import { Send, UserPlus } from 'lucide-react'
import { lead } from '#openapi/generated/resources/students/lead.ts'
import { useServices } from '#src/api/services.tsx'
import { studentTexts as texts } from './texts.ts'

/** What can be done with a lead beside the steps of its life. */
export function useLeadActs() {
  const { api, codec } = useServices()
  const convert = {
    act: 'own:convert',
    label: texts.convert,
    icon: <UserPlus size={16} aria-hidden />,
    from: ['Qualified'],
    run: async (id: string) => (await import('./student-calls.ts')).convertLead(api, codec, lead, id),
  } as const
  const link = {
    act: 'own:link',
    label: texts.sendLink,
    icon: <Send size={16} aria-hidden />,
    from: ['Converted'],
    isFor: ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) => fields['consentToContact'] === 1,
    run: async (id: string) => (await import('./student-calls.ts')).sendLink(api, lead, { leadId: Number(id) }),
  } as const
  return { convert, link }
}
