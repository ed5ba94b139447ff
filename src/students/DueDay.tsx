import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { studentTexts as texts } from './texts.ts'

/** The day by which something has to happen; marked once it has passed while that is still open. */
export function DueDay({ day, isOpen }: { readonly day: string | undefined; readonly isOpen: boolean }) {
  const { clock } = useServices()
  if (day === undefined) return '—'
  return (
    <span className={css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
      {formatCivil(day)}
      {isOpen && day < clock.today() && <Badge tone="danger">{texts.overdue}</Badge>}
    </span>
  )
}
