import { css } from 'styled-system/css'
import type { Placement } from '#machines/blocks/time-zones/time-zones-rules.ts'
import { formatCivil } from '#src/time/civil-date.ts'

/** What a change would throw away. */
const lossTexts = {
  modules: 'These scheduled modules would be lost:',
  unknown: 'The saved schedule could not be loaded: modules in the removed dates or slots would be lost.',
  placement: (slot: number, date: string, modules: readonly string[]) => `Slot ${slot} on ${date}: ${modules.join(', ')}`,
}

export const lossList = css({ listStyleType: 'disc', pl: '5', mt: '1', maxHeight: '200px', overflowY: 'auto', color: 'fg.muted' })

/** Which scheduled modules a change would take away; null when the saved schedule could not be read. */
export function LostModules({ modules }: { modules: readonly Placement[] | null }) {
  if (modules === null) return <p>{lossTexts.unknown}</p>
  if (modules.length === 0) return null
  return (
    <div>
      <p>{lossTexts.modules}</p>
      <ul className={lossList}>
        {modules.map(({ slot, date, modules: names }) => (
          <li key={`${slot} ${date}`}>{lossTexts.placement(slot, formatCivil(date), names)}</li>
        ))}
      </ul>
    </div>
  )
}
