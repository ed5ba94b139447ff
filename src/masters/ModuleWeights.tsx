import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'

const whole = 100

/** A warning on the page of a module while the weights of its active submodules do not add up. */
export function ModuleWeights() {
  const { record } = useShownRecord()
  const { service } = useRecords(submodule)
  const { data } = useQuery(recordListQuery(submodule, service, { ...allRecords, status: '1', filters: { moduleId: [record.id] } }))
  const weights = data?.rows.flatMap(({ fields: { weight } }) => (typeof weight === 'number' ? [weight] : [])) ?? []
  // Weights have two decimals at most, but floating-point sums of them may have more.
  const sum = Math.round(weights.reduce((total, weight) => total + weight, 0) * 100) / 100
  if (weights.length === 0 || sum === whole) return null
  return (
    <div className={css({ mb: '9' })}>
      <Alert tone="warning">{`Weights make ${sum} %.`}</Alert>
    </div>
  )
}
