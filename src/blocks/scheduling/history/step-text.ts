import type { CellChange, Direction, StepName } from '#machines/blocks/scheduling/history/history.ts'
import type { CivilDate } from '#machines/time/civil.ts'

/** What a step did, as an order: "Place Physics in Slot 1". */
export function stepText(name: StepName, formatDate: (date: CivilDate) => string): string {
  switch (name.kind) {
    case 'place':
      return `Place ${name.module} in Slot ${name.slot}`
    case 'move':
      return `Move ${name.module} to ${name.date === null ? '' : `${formatDate(name.date).slice(0, 5)}, `}Slot ${name.slot}`
    case 'remove':
      return `Remove ${name.module} from Slot ${name.slot}`
    case 'putBack':
      return `Put ${name.module} back in Slot ${name.slot}`
    case 'version': {
      const of = name.submodule === null ? name.module : `${name.submodule} of ${name.module}`
      return `${name.isChosen ? 'Choose' : 'Remove'} ${name.version} of ${of}`
    }
    case 'clear':
      return `Clear ${formatDate(name.date)}`
    case 'takeTheirs':
      return `Take the stored schedule of ${formatDate(name.date)}`
    case 'restore':
      return `Restore unsaved edits of ${name.dates} ${name.dates === 1 ? 'date' : 'dates'}`
    case 'acceptProposal':
      return `Accept proposal of ${name.modules} ${name.modules === 1 ? 'module' : 'modules'}`
    default:
      return name satisfies never
  }
}

/** What was not undone or redone because it was changed since, slot by slot. */
export function skippedText(
  changes: readonly Pick<CellChange, 'date' | 'slot'>[],
  direction: Direction,
  formatDate: (date: CivilDate) => string,
): string {
  const named = [...new Set(changes.map(({ slot, date }) => `Slot ${slot} of ${formatDate(date)}`))]
  const all = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)} were` : `${named.join('')} was`
  return `${all} changed since. The rest is ${direction === 'undo' ? 'undone' : 'redone'}.`
}
