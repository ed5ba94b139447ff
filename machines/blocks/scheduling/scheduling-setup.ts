import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { dragMachine } from './drag.machine.ts'
import { recorded, withRecorded } from './history/recorded.ts'
import { findCard, hasSlot, type CardRef, type Slots } from './schedule-rules.ts'
import {
  hasSlots,
  heldDates,
  isCovered,
  isSelectedUnsaved,
  listedDate,
  replacedDates,
  selectedSlots,
  slotsWith,
  submitNotice,
  unsavedDays,
  withAbandoned,
  withAccepted,
  withCleared,
  withMovedTo,
  withNotice,
  withRemoved,
  withRestored,
  withSelected,
  withSlots,
  withStored,
  withUndone,
} from './scheduling-drafts.ts'
import type {
  DayDraft,
  Goal,
  SaveOutcome,
  SchedulingContext,
  SchedulingEvent,
  SchedulingFact,
  SchedulingInput,
  SchedulingPorts,
} from './scheduling-types.ts'
import type { ScheduleHistory, StepName } from './history/history.ts'
import type { StepOutput, StepTag } from '../step.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockDate } from './schedule.ts'

type MoveToDate = Extract<SchedulingEvent, { type: 'module.moveToDate' }>
type HistoryEvent = Extract<SchedulingEvent, { type: `history.${string}` }>

const ports: SchedulingPorts = {
  loadDates: unprovided('loadDates'),
  loadDay: unprovided('loadDay'),
  saveDays: unprovided('saveDays'),
}

/** The context after a save, or after another person's schedule took the place of an untouched one. */
function afterSave(context: SchedulingContext, outcome: SaveOutcome): Partial<SchedulingContext> {
  const stays = context.goal.kind === 'stay' || context.goal.kind === 'all'
  if (outcome.kind === 'conflict') {
    const taken = withStored(context, outcome.theirs)
    const text = context.input.texts.changedElsewhere(context.selected?.date ?? '')
    return {
      ...taken,
      theirs: null,
      ...(stays ? withNotice(context, 'warning', text, true) : { notice: submitNotice(context, taken.days) }),
    }
  }
  const days = Object.fromEntries(Object.entries(context.days).filter(([id]) => !outcome.dateIds.includes(id)))
  const stored = withStored({ ...context, days }, selectedSlots(context))
  return {
    ...stored,
    ...(stays ? withNotice(context, 'success', outcome.message, true) : { notice: submitNotice(context, stored.days) }),
    theirs: null,
    message: outcome.message,
    facts: { ...stored.facts, savedAt: outcome.savedAt },
  }
}

const recallOf = (context: SchedulingContext, event: HistoryEvent) => context.input.historyRules()?.recallOf(context, event) ?? null

/** The dates that are still to be read before steps can be undone or redone. */
export const unreadDates = (context: SchedulingContext): readonly BlockDate[] => context.input.historyRules()?.unreadDates(context) ?? []

/** The vocabulary of the scheduling chart: its ports, guards and actions. */
export const schedulingSetup = setup({
  types: {
    context: {} as SchedulingContext,
    events: {} as SchedulingEvent,
    input: {} as SchedulingInput,
    output: {} as StepOutput,
    emitted: {} as SchedulingFact,
    tags: {} as StepTag | 'empty' | 'conflict' | 'restore',
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
    restoreLoses: ({ context }) => replacedDates(context).length > 0,
    hasSlots: ({ context }) => hasSlots(context),
    hasSlot: ({ context }, slot: number) => hasSlot(selectedSlots(context), slot),
    hasCard: ({ context }, card: CardRef) => findCard(selectedSlots(context), card) !== undefined,
    lacksCard: ({ context }, card: CardRef) => findCard(selectedSlots(context), card) === undefined,
    canGoTo: ({ context }, to: MoveToDate) => slotsWith(context, { slot: to.from, moduleId: to.module.moduleId }, to) !== null,
    hasRemoval: ({ context }, id: number) => context.removals.some((removal) => removal.id === id),
    areListed: ({ context }, days: readonly DayDraft[]) => days.every((day) => context.dates.some(({ id }) => id === day.dateId)),
    hasNoTravel: ({ context }, event: HistoryEvent) => recallOf(context, event) === null,
    isAtHand: ({ context }, event: HistoryEvent) => unreadDates({ ...context, recall: recallOf(context, event) }).length === 0,
    isOneUnread: ({ context }) => unreadDates(context).length === 1,
    isConflict: ({ context }, outcome: SaveOutcome) =>
      outcome.kind === 'conflict' && unsavedDays(context).some(({ date }) => date === outcome.date),
    isAnyUnsaved: ({ context }) => unsavedDays(context).length > 0,
    isMoreToSave: ({ context }) => context.goal.kind === 'all' && unsavedDays(context).length > 0,
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
    keepGoalOfAll: assign(({ context: { goal } }) => ({ goal: goal.kind === 'all' ? goal : { kind: 'stay' as const } })),
    setGoal: assign((_, goal: Goal) => ({ goal })),
    select: assign(({ context }, date: BlockDate | null) => (date ? withSelected(context, date) : {})),
    follow: assign(({ context }) => {
      const date = context.goal.kind === 'switch' ? listedDate(context, context.goal.date) : null
      return date ? { ...withSelected(context, date), goal: { kind: 'stay' as const } } : {}
    }),
    clearGoal: assign({ goal: { kind: 'stay' } }),
    edit: assign(({ context }, { slots, name }: { slots: Slots; name: StepName }) => recorded(context, withSlots(context, slots), name)),
    moveTo: assign(({ context }, to: MoveToDate) => {
      const card = { slot: to.from, moduleId: to.module.moduleId }
      const draft = slotsWith(context, card, to)
      const name = { kind: 'move', module: to.module.name, date: to.date.date, slot: to.slot } as const
      return draft ? recorded(context, withMovedTo(context, card, draft), name) : {}
    }),
    takeOut: assign(({ context }, { card, name }: { card: CardRef; name: StepName }) =>
      recorded(context, withRemoved(context, card), name),
    ),
    putBack: assign(({ context }, id: number) => {
      const removal = context.removals.find((each) => each.id === id)
      if (!removal) return {}
      return recorded(context, withUndone(context, removal), { kind: 'putBack', module: removal.module.name, slot: removal.slot })
    }),
    restore: assign(({ context }) => recorded(context, withRestored(context), { kind: 'restore', dates: context.offer?.days.length ?? 0 })),
    acceptProposal: assign(({ context }, { days, count }: { days: readonly DayDraft[]; count: number }) =>
      recorded(context, withAccepted(context, days), { kind: 'acceptProposal', modules: count }),
    ),
    loadHistory: assign(({ context }, { history, warning }: { history: ScheduleHistory; warning: string | null }) => ({
      history,
      ...(warning !== null && withNotice(context, 'warning', warning, true)),
    })),
    recordEdits: assign(({ context }) => withRecorded(context)),
    setRecall: assign(({ context }, event: HistoryEvent) => ({ recall: recallOf(context, event) })),
    noteRead: assign(({ context }, slots: Slots) => {
      const [date] = unreadDates(context)
      return date && context.recall ? { recall: { ...context.recall, read: { ...context.recall.read, [date.id]: slots } } } : {}
    }),
    dropRecall: assign({ recall: null }),
    recall: assign(({ context }) => context.input.historyRules()?.withRecalled(context) ?? {}),
    reportRecalled: emit(({ context }) => {
      const rules = context.input.historyRules()
      const steps = rules?.recallSteps(context) ?? []
      const date = rules?.recalledDate(context)
      return {
        type: context.recall?.direction === 'redo' ? ('history.redone' as const) : ('history.undone' as const),
        name: steps.at(-1)?.name ?? { kind: 'restore', dates: 0 },
        count: steps.length,
        opened:
          date && date.id !== context.selected?.id ? { date: date.date, slotCount: context.recall?.read[date.id]?.length ?? 0 } : null,
      }
    }),
    discard: assign(({ context: { offer } }) => ({ offer: offer?.earlier ?? null })),
    abandon: assign(({ context }) => withAbandoned(context)),
    clear: assign(({ context }) => recorded(context, withCleared(context), { kind: 'clear', date: context.selected?.date ?? '' })),
    setDuplicate: assign((_, duplicate: CardRef) => ({ duplicate })),
    settle: assign(({ context }, outcome: SaveOutcome) => afterSave(context, outcome)),
    setTheirs: assign(({ context }, outcome: SaveOutcome) => {
      if (outcome.kind === 'saved') return {}
      const other = outcome.date === context.selected?.date ? null : listedDate(context, outcome.date)
      return { ...(other && withSelected(context, other)), theirs: outcome.theirs }
    }),
    replaceWithTheirs: assign(({ context }) => {
      const taken = withStored(context, context.theirs ?? [])
      return { ...recorded(context, taken, { kind: 'takeTheirs', date: context.selected?.date ?? '' }), theirs: null, notice: null }
    }),
    clearTheirs: assign({ theirs: null }),
  },
})
