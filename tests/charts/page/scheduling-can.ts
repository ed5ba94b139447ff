import type { AnyMachineSnapshot } from 'xstate'
import type { JourneyKind } from '#tests/pages/journey.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { blocksOn, isEdited, isReplaced, isTheirs, isPlacedIn } from './scheduling-chart.ts'

/** Whether a slot is chosen after the date was saved by key: what asked for it still lies open then. */
export const isLate = (at: AnyMachineSnapshot): boolean => at.matches('saving') || isReplaced(at)

/** What ports of a saved block may answer where it stands. */
function canAnswer({ src, answer: { name, kind } }: Move & { readonly by: 'port' }, at: AnyMachineSnapshot): boolean {
  switch (src) {
    case 'drag':
      return at.matches('editing') && !isReplaced(at) && (name === 'a module on slot 1' || isPlacedIn(at, 1))
    case 'saveDays':
      if (name !== 'changed elsewhere') return true
      // Of an untouched date only the module tells that it was replaced.
      return at.context.theirs === null && !isTheirs(at) && (isEdited(at) || (isPlacedIn(at, 1) && !isPlacedIn(at, 2)))
    default:
      return name !== 'no slots' || kind === 'error'
  }
}

/** What a person can do to a saved block where it stands. */
function canDo(move: Move, at: AnyMachineSnapshot): boolean {
  const { event } = move
  const { facts, offer, notice, removals, goal, theirs } = at.context
  const isOpen = at.matches('editing')
  const isAsked = at.matches('saving') && goal.kind === 'stay' && theirs === null && !isPlacedIn(at, 2)
  const slot = 'slot' in event ? Number(event.slot) : 0
  if (isReplaced(at) && event.type !== 'notice.close') return event.type === 'module.move'
  switch (event.type) {
    case 'module.place':
      return (isOpen && !isPlacedIn(at, slot)) || (isAsked && slot === 1 && !isPlacedIn(at, 1))
    case 'module.move':
      return (isOpen || (isAsked && isEdited(at))) && isPlacedIn(at, 1) && !isPlacedIn(at, 2)
    case 'module.remove':
    case 'version.toggle':
    case 'submoduleVersion.toggle':
      return isOpen && isPlacedIn(at, 1)
    case 'removal.undo':
      return isOpen && removals.length > 0
    case 'date.select':
      return isOpen || at.matches('turning') || (at.matches('saving') && theirs === null && !isAsked)
    case 'day.retry':
      return at.hasTag('unavailable')
    case 'step.save':
      return isOpen
    case 'step.next':
      return isOpen || at.matches('empty')
    case 'step.keep':
    case 'step.abandon':
      return isOpen && facts.isDirty
    case 'draft.restore':
    case 'draft.discard':
      return isOpen && offer !== null
    case 'notice.close':
      return (isOpen || at.hasTag('unavailable')) && notice !== null && notice.tone !== 'success' && notice.isClosable
    default:
      return event.type.startsWith('conflict.') && at.matches('conflicting')
  }
}

/** Which moves the page of a kind allows. */
export const canSchedule =
  (kind: JourneyKind) =>
  (move: Move, at: AnyMachineSnapshot): boolean => {
    const { input } = at.context
    const { type } = move.event
    // A block without slots is gone through, and a new one is cleared: all else is walked on a saved one.
    if (input.blockId === blocksOn(kind).bare)
      return move.by === 'port' ? ['two dates', 'no slots'].includes(move.answer.name) : type === 'step.next' && at.matches('editing')
    if (!input.isEditMode) {
      if (move.by === 'port') return ['two dates', 'an empty day'].includes(move.answer.name)
      return (
        at.matches('editing') && (type === 'step.clear' ? at.context.facts.isDirty : type === 'module.place' && !at.context.facts.isDirty)
      )
    }
    return move.by === 'port' ? canAnswer(move, at) : canDo(move, at)
  }
