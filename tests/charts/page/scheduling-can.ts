import type { AnyMachineSnapshot } from 'xstate'
import type { ScheduleHistory } from '#machines/blocks/scheduling/history/history.ts'
import { heldDates, unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import type { JourneyKind } from '#tests/pages/journey.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import { blocksOn, hasTheirs, isEdited, isPlacedIn, isReplaced, isTheirs } from './scheduling-chart.ts'

/** Whether a slot is chosen after a save by keyboard, while the dialog that asks for the slot is still open. */
export const isLate = (at: AnyMachineSnapshot): boolean => at.matches('saving') || isReplaced(at)

/** Whether nothing of the block was edited or saved yet. */
const isUntouched = (at: AnyMachineSnapshot): boolean => {
  const { facts, offer, history } = at.context
  return !facts.isDirty && facts.savedAt === null && offer === null && history.done.length + history.undone.length === 0 && !isTheirs(at)
}

/** Whether the open date is untouched and the one that the proposal leaves empty: there, a save by keyboard finds a proposal open. */
export const isProposedOn = (kind: JourneyKind, at: AnyMachineSnapshot): boolean =>
  isUntouched(at) && at.context.selected?.date === blocksOn(kind).dates[1]

/** Whether all unsaved dates are saved, each after a look at what is stored of it. */
export const isOfAll = ({ context: { goal, theirs } }: AnyMachineSnapshot): boolean => goal.kind === 'all' && theirs === null

/** Whether the next step of the history is known: choices of versions are one step or several, depending on their speed. */
const isKnown = (steps: ScheduleHistory['done']): boolean => steps.at(-1)?.name.kind !== 'version'

/** What ports of a saved block may answer where it stands. */
function canAnswer({ src, answer: { name, kind } }: Move & { readonly by: 'port' }, at: AnyMachineSnapshot, first: string): boolean {
  const { theirs, selected } = at.context
  switch (src) {
    case 'drag':
      return at.matches('editing') && !isReplaced(at) && (name === 'a module on slot 1' || isPlacedIn(at, 1))
    case 'saveDays':
      if (name === 'saved') return !isOfAll(at)
      if (name === 'all saved') return isOfAll(at)
      if (name !== 'changed elsewhere') return true
      if (theirs !== null || hasTheirs(at, first)) return false
      if (isOfAll(at)) return unsavedDays(at.context).some(({ date }) => date === first)
      // Only by its module can be seen that an untouched date was replaced.
      return selected?.date === first && (isEdited(at) || (isPlacedIn(at, 1) && !isPlacedIn(at, 2)))
    default:
      return name !== 'no slots' || kind === 'error'
  }
}

/** What a person can do to a saved block where it stands. */
function canDo(move: Move, at: AnyMachineSnapshot, kind: JourneyKind): boolean {
  const { event } = move
  const { facts, offer, notice, removals, goal, theirs, history, selected, mayShareSlot } = at.context
  const isOpen = at.matches('editing')
  const isSaving = at.matches('saving')
  const isProposed = isProposedOn(kind, at)
  const isAsked = isSaving && goal.kind === 'stay' && theirs === null && !isPlacedIn(at, 2) && !isProposed
  const slot = 'slot' in event ? Number(event.slot) : 0
  if (isReplaced(at) && event.type !== 'notice.close') return event.type === 'module.move'
  switch (event.type) {
    case 'module.place':
      return (isOpen && !isPlacedIn(at, slot)) || (isAsked && slot === 1 && !isPlacedIn(at, 1))
    case 'module.move':
      return (isOpen || (isAsked && isEdited(at))) && isPlacedIn(at, 1) && !isPlacedIn(at, 2)
    case 'module.moveToDate': {
      const [, second] = blocksOn(kind).dates
      // The chart's event says that nothing is stored on that date.
      const isFree = selected?.date !== second && facts.savedAt === null && !heldDates(at.context).includes(second)
      return isOpen && isPlacedIn(at, 1) && isFree
    }
    case 'module.remove':
    case 'version.toggle':
    case 'submoduleVersion.toggle':
      return isOpen && isPlacedIn(at, 1)
    case 'removal.undo':
      return isOpen && removals.length > 0
    case 'proposal.accept':
      return (isOpen && isUntouched(at)) || (isSaving && isProposed && goal.kind === 'stay')
    case 'pairs.read':
      return isOpen && !mayShareSlot
    case 'history.undo':
      return isOpen && isKnown(history.done)
    case 'history.redo':
      return isOpen && isKnown(history.undone)
    case 'history.jump':
      return isOpen && history.done.length > 0
    case 'date.select':
      return isOpen || at.matches('turning') || at.matches('recalling') || (isSaving && theirs === null && goal.kind !== 'all' && !isAsked)
    case 'day.retry':
      return at.hasTag('unavailable')
    case 'step.save':
      return isOpen
    case 'days.save':
      return isOpen && heldDates(at.context).length > 0
    case 'step.next':
      return isOpen || at.matches('empty')
    case 'step.keep':
      return isOpen && facts.isDirty
    case 'step.abandon':
      return (isOpen || at.matches('recalling')) && facts.isDirty
    case 'draft.restore':
    case 'draft.discard':
      return isOpen && offer !== null
    case 'notice.close':
      return (isOpen || at.hasTag('unavailable')) && notice !== null && notice.tone !== 'success' && notice.isClosable
    default:
      return (
        (event.type.startsWith('conflict.') && at.matches('conflicting')) || (event.type.startsWith('loss.') && at.matches('confirming'))
      )
  }
}

/** Which moves the page of a kind allows. */
export const canSchedule =
  (kind: JourneyKind) =>
  (move: Move, at: AnyMachineSnapshot): boolean => {
    const { input } = at.context
    const { type } = move.event
    const { bare, dates } = blocksOn(kind)
    // A block without slots is only passed through, and a new one only cleared: all else is walked on a saved one.
    if (input.blockId === bare)
      return move.by === 'port' ? ['three dates', 'no slots'].includes(move.answer.name) : type === 'step.next' && at.matches('editing')
    if (!input.isEditMode) {
      if (move.by === 'port') return ['three dates', 'an empty day'].includes(move.answer.name)
      return (
        at.matches('editing') && (type === 'step.clear' ? at.context.facts.isDirty : type === 'module.place' && !at.context.facts.isDirty)
      )
    }
    return move.by === 'port' ? canAnswer(move, at, dates[0]) : canDo(move, at, kind)
  }
