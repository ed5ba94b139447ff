import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { dragMachine } from './drag.machine.ts'
import { findCard, hasSlot, type CardRef, type Slots } from './schedule-rules.ts'
import {
  hasSlots,
  heldDates,
  isCovered,
  isSelectedUnsaved,
  listedDate,
  selectedSlots,
  slotsWith,
  submitNotice,
  withAbandoned,
  withCleared,
  withMovedTo,
  withRemoved,
  withRestored,
  withSelected,
  withSlots,
  withStored,
  withUndone,
} from './scheduling-drafts.ts'
import type {
  Goal,
  SaveOutcome,
  SchedulingContext,
  SchedulingEvent,
  SchedulingFact,
  SchedulingInput,
  SchedulingPorts,
} from './scheduling-types.ts'
import type { Notice, StepOutput, StepTag } from '../step.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockDate } from './schedule.ts'

type MoveToDate = Extract<SchedulingEvent, { type: 'module.moveToDate' }>

const ports: SchedulingPorts = {
  loadDates: unprovided('loadDates'),
  loadDay: unprovided('loadDay'),
  saveDay: unprovided('saveDay'),
}

const withNotice = (context: SchedulingContext, tone: Notice['tone'], text: string, isClosable = context.input.isErrorClosable) => ({
  notice: { id: (context.notice?.id ?? 0) + 1, tone, text, isClosable },
})

/** The context after a save, or after another person's schedule took the place of an untouched one. */
function afterSave(context: SchedulingContext, outcome: SaveOutcome): Partial<SchedulingContext> {
  const stays = context.goal.kind === 'stay'
  if (outcome.kind === 'conflict') {
    const taken = withStored(context, outcome.theirs)
    const text = context.input.texts.changedElsewhere(context.selected?.date ?? '')
    return {
      ...taken,
      theirs: null,
      ...(stays ? withNotice(context, 'warning', text, true) : { notice: submitNotice(context, taken.days) }),
    }
  }
  const stored = withStored(context, selectedSlots(context))
  return {
    ...stored,
    ...(stays ? withNotice(context, 'success', outcome.message, true) : { notice: submitNotice(context, stored.days) }),
    theirs: null,
    message: outcome.message,
    facts: { ...stored.facts, savedAt: outcome.savedAt },
  }
}

/** The vocabulary of the scheduling chart: its ports, guards and actions. */
export const schedulingSetup = setup({
  types: {
    context: {} as SchedulingContext,
    events: {} as SchedulingEvent,
    input: {} as SchedulingInput,
    output: {} as StepOutput,
    emitted: {} as SchedulingFact,
    tags: {} as StepTag | 'empty' | 'conflict',
    children: {} as { drag: 'drag' },
  },
  actors: { ...ports, drag: dragMachine },
  guards: {
    isForeign: ({ context }, date: CivilDate) => listedDate(context, date) === null,
    isSelected: ({ context }, date: CivilDate) => context.selected?.date === date,
    /** The date that is being left is chosen again. */
    isBackToSelected: ({ context }, date: CivilDate) => context.goal.kind === 'switch' && context.selected?.date === date,
    isUnsaved: ({ context }) => isSelectedUnsaved(context),
    isCovered: ({ context }) => isCovered(context),
    isHeld: ({ context }) => heldDates(context).length > 0,
    hasOffer: ({ context }) => context.offer !== null,
    hasSlots: ({ context }) => hasSlots(context),
    hasSlot: ({ context }, slot: number) => hasSlot(selectedSlots(context), slot),
    hasCard: ({ context }, card: CardRef) => findCard(selectedSlots(context), card) !== undefined,
    lacksCard: ({ context }, card: CardRef) => findCard(selectedSlots(context), card) === undefined,
    canGoTo: ({ context }, to: MoveToDate) => slotsWith(context, { slot: to.from, moduleId: to.module.moduleId }, to) !== null,
    hasRemoval: ({ context }, id: number) => context.removals.some((removal) => removal.id === id),
    isConflict: ({ context }, outcome: SaveOutcome) => outcome.kind === 'conflict' && isSelectedUnsaved(context),
    isNext: ({ context }) => context.goal.kind === 'next',
    isSwitch: ({ context }) => context.goal.kind === 'switch',
  },
  actions: {
    /** Stores unsaved edits; without this port they end with the visit. */
    keepDrafts: () => {},
    /** Stores how pairs are read; without this port it ends with the visit. */
    keepPairReading: () => {},
    clearNotice: assign({ notice: null }),
    showFailure: assign(({ context }, { problem, isClosable }: { problem: unknown; isClosable?: boolean }) =>
      withNotice(context, 'error', context.input.texts.failure(problem).message, isClosable),
    ),
    showUnsaved: assign(({ context }, date: CivilDate | undefined) =>
      date ? withNotice(context, 'error', context.input.texts.submit(date)) : {},
    ),
    reportOpened: emit(({ context }) => ({
      type: 'date.opened' as const,
      date: context.selected?.date ?? '',
      slotCount: selectedSlots(context).length,
    })),
    reportRestored: emit(({ context }, id: number) => {
      const removal = context.removals.find((each) => each.id === id)
      return { type: 'module.restored' as const, module: removal?.module ?? { moduleId: '', name: '' }, slot: removal?.slot ?? 0 }
    }),
    fact: emit((_, fact: SchedulingFact) => fact),
    setGoal: assign((_, goal: Goal) => ({ goal })),
    select: assign(({ context }, date: BlockDate | null) => (date ? withSelected(context, date) : {})),
    follow: assign(({ context }) => {
      const date = context.goal.kind === 'switch' ? listedDate(context, context.goal.date) : null
      return date ? { ...withSelected(context, date), goal: { kind: 'stay' as const } } : {}
    }),
    clearGoal: assign({ goal: { kind: 'stay' } }),
    edit: assign(({ context }, slots: Slots) => withSlots(context, slots)),
    moveTo: assign(({ context }, to: MoveToDate) => {
      const card = { slot: to.from, moduleId: to.module.moduleId }
      const draft = slotsWith(context, card, to)
      return draft ? withMovedTo(context, card, draft) : {}
    }),
    takeOut: assign(({ context }, card: CardRef) => withRemoved(context, card)),
    putBack: assign(({ context }, id: number) => {
      const removal = context.removals.find((each) => each.id === id)
      return removal ? withUndone(context, removal) : {}
    }),
    restore: assign(({ context }) => withRestored(context)),
    discard: assign({ offer: null }),
    abandon: assign(({ context }) => withAbandoned(context)),
    clear: assign(({ context }) => withCleared(context)),
    setDuplicate: assign((_, duplicate: CardRef) => ({ duplicate })),
    settle: assign(({ context }, outcome: SaveOutcome) => afterSave(context, outcome)),
    setTheirs: assign((_, outcome: SaveOutcome) => (outcome.kind === 'conflict' ? { theirs: outcome.theirs } : {})),
    replaceWithTheirs: assign(({ context }) => ({ ...withStored(context, context.theirs ?? []), theirs: null, notice: null })),
    clearTheirs: assign({ theirs: null }),
  },
})
