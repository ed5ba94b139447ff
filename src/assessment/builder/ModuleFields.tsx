import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { Field } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'

const longest = 360

/** The module of a paper and its version. A new paper without a duration takes the sum of its module's submodules. */
export function ModuleFields({ form }: { readonly form: RecordFormState<'Paper'> }) {
  const { moduleId, durationMinutes } = form.values
  const { service } = useRecords(submodule)
  const { data } = useQuery({
    ...recordListQuery(submodule, service, { ...allRecords, filters: { moduleId: [String(moduleId ?? 0)] } }),
    enabled: form.isNew && moduleId !== null,
  })
  const minutes = (data?.rows ?? [])
    .filter(({ fields }) => fields['moduleId'] === moduleId)
    .reduce((sum, { fields }) => sum + Number(fields['durationMinutes'] ?? 0), 0)
  const suggest = useEffectEvent((sum: number) => {
    if (form.isNew && durationMinutes === '' && sum > 0) form.set({ durationMinutes: String(Math.min(sum, longest)) })
  })
  useEffect(() => suggest(minutes), [minutes])
  return (
    <>
      <Field of={form} name="moduleId" />
      <Field of={form} name="version" />
    </>
  )
}
