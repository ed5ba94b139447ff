import type { StepName } from '#machines/blocks/scheduling/history/history.ts'
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
