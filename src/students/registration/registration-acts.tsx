import { BadgeCheck, Send } from 'lucide-react'
import { student } from '#openapi/generated/resources/students/student.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordAct } from '#src/resources/view/record-view-ports.ts'
import { registrationTexts as texts } from './texts.ts'

/** What can be done with a registration beside the steps of its life. */
export function useRegistrationActs(): readonly RecordAct[] {
  const { api, codec } = useServices()
  return [
    {
      act: 'own:register',
      label: texts.register,
      icon: <BadgeCheck size={16} aria-hidden />,
      from: [8],
      permission: 'Publish',
      run: async (id) => (await import('../student-calls.ts')).registerStudent(api, codec, student, id),
    },
    {
      act: 'own:link',
      label: texts.sendLink,
      icon: <Send size={16} aria-hidden />,
      from: [2, 9, 10, 8, 11, 1],
      run: async (id) => (await import('../student-calls.ts')).sendLink(api, student, { studentId: Number(id) }),
    },
  ]
}
