import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { daysBetween } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { contractLeft } from './contract-left.ts'

/** A contract that ends within so many days is marked. */
const noticeDays = 90

/** The last day of a contract; marked when it is near. */
export function ContractEnd({ value }: { readonly value: string | undefined }) {
  const { clock } = useServices()
  if (value === undefined) return '—'
  const left = daysBetween(clock.today(), value)
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {formatCivil(value)}
      {left <= noticeDays && <Badge tone={left < 0 ? 'danger' : 'warning'}>{contractLeft(left)}</Badge>}
    </span>
  )
}
