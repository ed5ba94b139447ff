import { Eye } from 'lucide-react'
import { result } from '#openapi/generated/resources/results/result.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { RecordAct } from '#src/resources/view/record-view-ports.ts'
import { resultTexts as texts } from './texts.ts'

const active = 1

/** Hidden, or withheld although there is a mark. */
const isHeldBack = ({ fields }: StoredRecord): boolean =>
  fields['viewFlag'] === 0 || (fields['outcome'] === 'Withheld' && fields['isMissing'] === 0)

/** Releases what was held back of a student in the set of a result, for a reason. */
export function useHeldBackActs({ contactType }: RecordPage): readonly RecordAct[] {
  const { api } = useServices()
  const { queryClient, service } = useRecords(result)
  if (contactType !== 'NCUK') return []
  return [
    {
      act: 'own:release',
      label: texts.releaseHeldBack,
      icon: <Eye size={16} aria-hidden />,
      from: [active],
      permission: 'Publish',
      hasComment: true,
      isFor: isHeldBack,
      run: async (id, reason) => {
        const { fields } = await queryClient.ensureQueryData(recordQuery(result, service, id))
        const body = { resultIntakeId: Number(fields['resultIntakeId']), studentId: [Number(fields['studentId'])], reason }
        const log = { component: result.components, permission: 'Modify' as const }
        const { description } = await api.call('releaseHeldBack', { body }, { log })
        return { message: description }
      },
    },
  ]
}
