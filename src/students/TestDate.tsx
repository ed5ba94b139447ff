import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { daysBetween } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { studentTexts as texts } from './texts.ts'

/** Universities take a test of English for two years. */
const validDays = 730

/** The day of a test of English; marked once universities may refuse it. */
export function TestDate({ value }: { readonly value: string | undefined }) {
  const { clock } = useServices()
  if (value === undefined) return '—'
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {formatCivil(value)}
      {daysBetween(value, clock.today()) > validDays && <Badge tone="warning">{texts.oldTest}</Badge>}
    </span>
  )
}
