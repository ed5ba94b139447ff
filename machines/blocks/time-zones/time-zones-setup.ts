import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import { newestFirst, withNotice, type Notice, type StepOutput, type StepTag } from '../step.ts'
import {
  build,
  isUnapplied,
  losesMore,
  losesWork,
  losses,
  sameEdits,
  sameZones,
  scheduleLosses,
  unedited,
  type Losses,
} from './time-zones-rules.ts'
import type { Alignment } from '../clocks/align.ts'
import type {
  LoadedSlots,
  SavedZones,
  TimeZonesContext,
  TimeZonesEvent,
  TimeZonesFact,
  TimeZonesInput,
  TimeZonesPorts,
  ZonesDraft,
} from './time-zones-types.ts'

const ports: TimeZonesPorts = {
  loadDefaultZones: unprovided('loadDefaultZones'),
  loadSlots: unprovided('loadSlots'),
  saveZones: unprovided('saveZones'),
}

/** Removes the placements of slots that the save has deleted. */
const keptPlacements = ({ built, placements }: TimeZonesContext) =>
  placements?.filter((placement) => placement.slot <= (built[0]?.slots.length ?? 0)) ?? null

/** An act of the step that may delete something. */
type Act = 'apply' | 'clear' | 'restore'

/** The slots that an act would leave. */
const slotsAfter = ({ selection, count, built, offer }: TimeZonesContext, act: Act) =>
  ({ apply: build(selection, count, built), clear: [], restore: offer?.built ?? built })[act]

const lossesOf = (context: TimeZonesContext, act: Act): Losses => losses(context, slotsAfter(context, act))

/** Whether the ticked zones or the slots per day differ from what Apply last built. */
export const hasUnappliedSelection = ({ selection, count, built }: TimeZonesContext): boolean =>
  !(built.length === 0 && selection.length === 0) && isUnapplied(selection, count, built)

/** Whether the step has unsaved edits. */
export const isEdited = (context: TimeZonesContext): boolean => !sameEdits(context, unedited(context.saved, context.defaultZones))

/** The stored draft, unless it equals the saved state. */
function offerOf({ input, defaultZones }: TimeZonesContext, saved: TimeZonesContext['saved']): TimeZonesContext['offer'] {
  const found = [...newestFirst(input.keptDraft())].find((draft) => !sameEdits(draft, unedited(saved, defaultZones)))
  return found ?? null
}

/** The draft to store: the unsaved edits, and earlier drafts on offer; null without both. */
export const draftToKeep = (context: TimeZonesContext, at: number): ZonesDraft | null => {
  const { selection, count, built, offer } = context
  return isEdited(context) ? { selection, count, built, at, ...(offer && { earlier: offer }) } : offer
}

/** What Keep mine would take from what another person has stored; null without a conflict. */
export const conflictLosses = ({ theirs, built }: TimeZonesContext): Losses | null =>
  theirs && scheduleLosses(theirs.saved, theirs.placements, built)

const withError = (context: TimeZonesContext, text: string) =>
  withNotice(context, { tone: 'error', text, isClosable: context.input.isErrorClosable })

/** Ports, guards and actions of the machine of time zones. */
export const timeZonesSetup = setup({
  types: {
    context: {} as TimeZonesContext,
    events: {} as TimeZonesEvent,
    emitted: {} as TimeZonesFact,
    input: {} as TimeZonesInput,
    output: {} as StepOutput,
    tags: {} as StepTag | 'confirming' | 'overwrite' | 'conflict',
  },
  actors: ports,
  guards: {
    isSlotCount: (_, count: number) => Number.isInteger(count) && count >= 1 && count <= 6,
    isUnapplied: ({ context }) => hasUnappliedSelection(context),
    /** The slots on the right are not those that the ticked zones would have. */
    isOutdated: ({ context }) => context.built.length > 0 && hasUnappliedSelection(context),
    isHeld: ({ context }) => context.isFallback && !context.isTouched,
    loadFailed: ({ context }) => context.isFallback,
    hasDefaultZones: ({ context }) => context.defaultZones.length > 0,
    hasSlots: ({ context }) => context.built.length > 0,
    hasSavedSlots: ({ context }) => context.saved.length > 0,
    overwrites: ({ context }) => context.isFallback && context.built.length > 0,
    mayLose: ({ context }, act: Act) => losesWork(lossesOf({ ...context, placements: null }, act)),
    hasToAsk: ({ context: { pending } }) => pending !== null && (pending.reason === 'clear' || losesWork(pending.losses)),
    hasOffer: ({ context }) => context.offer !== null,
    isEdited: ({ context }) => isEdited(context),
    isRestoring: ({ context }) => context.pending?.reason === 'restore',
    isClearing: ({ context }) => context.pending?.reason === 'clear',
    isSaving: ({ context }) => context.pending?.reason === 'save',
    // A save whose answer was lost may have been stored: that is not another person's change.
    isForeign: ({ context }, { saved }: LoadedSlots) => !sameZones(context.saved, saved) && !sameZones(context.built, saved),
    losesMore: ({ context: { built, accepted } }, { saved, placements }: LoadedSlots) =>
      losesMore(scheduleLosses(saved, placements, built), accepted),
    isNext: ({ context }) => context.isNext,
    canUndoAlign: ({ context }) => context.aligned !== null,
  },
  actions: {
    /** Stores unsaved edits as a draft; drops it once all is saved. */
    keepDraft: () => {},
    dropDraft: () => {},
    /** Stores the limit for this person and block. */
    keepLimit: () => {},
    showNotice: assign(({ context }, message: Omit<Notice, 'id'>) => withNotice(context, message)),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) =>
      withError(context, context.input.texts.failure(problem).message),
    ),
    showUnread: assign(({ context }) => withError(context, context.input.texts.slotsUnread)),
    showUnchosen: assign(({ context }) => withError(context, context.input.texts.selectZones)),
    clearNotice: assign({ notice: null }),
    takeSlots: assign(({ context }, { saved, placements }: LoadedSlots) => ({
      saved,
      ...unedited(saved, context.defaultZones),
      placements,
      accepted: [],
      aligned: null,
      offer: offerOf(context, saved),
      isFallback: false,
      isTouched: false,
    })),
    takePlacements: assign((_, { placements }: LoadedSlots) => ({ placements })),
    fallBack: assign(({ context }) => ({
      ...unedited([], context.defaultZones),
      saved: [],
      placements: null,
      accepted: [],
      aligned: null,
      offer: offerOf(context, []),
      isFallback: true,
      isTouched: false,
    })),
    ask: assign(({ context }, act: Act) => ({ pending: { reason: act, losses: lossesOf(context, act) } })),
    /** Counts what the act in question loses of the schedule as it is now. */
    takeLosses: assign(({ context }, { placements }: Pick<LoadedSlots, 'placements'>) => {
      const { pending } = context
      if (pending === null || pending.reason === 'save') return { placements }
      return { placements, pending: { ...pending, losses: lossesOf({ ...context, placements }, pending.reason) } }
    }),
    askToSave: assign(({ context: { built } }, { saved, placements }: LoadedSlots) => ({
      pending: { reason: 'save' as const, losses: scheduleLosses(saved, placements, built) },
    })),
    acceptLosses: assign(({ context: { accepted, pending } }) => ({ accepted: pending ? [...accepted, pending.losses] : accepted })),
    setTheirs: assign((_, theirs: LoadedSlots) => ({ theirs })),
    clearTheirs: assign({ theirs: null }),
    /** From now on the edits are compared with what the other person stored. */
    keepMine: assign(({ context }) => {
      const { theirs, accepted } = context
      const lost = conflictLosses(context)
      return theirs && lost ? { ...theirs, accepted: [...accepted, lost], isFallback: false, theirs: null } : {}
    }),
    replaceWithTheirs: assign(({ context: { theirs, defaultZones } }) =>
      theirs
        ? {
            ...theirs,
            ...unedited(theirs.saved, defaultZones),
            accepted: [],
            aligned: null,
            isFallback: false,
            isTouched: false,
            theirs: null,
          }
        : {},
    ),
    restore: assign(({ context: { offer, selection, count, built } }) => ({
      selection: offer?.selection ?? selection,
      count: offer?.count ?? count,
      built: offer?.built ?? built,
      aligned: null,
      offer: offer?.earlier ?? null,
      pending: null,
      isTouched: true,
    })),
    discard: assign(({ context: { offer } }) => ({ offer: offer?.earlier ?? null })),
    forgetQuestion: assign({ pending: null }),
    setIsNext: assign((_, isNext: boolean) => ({ isNext })),
    applySelection: assign({
      built: ({ context }) => build(context.selection, context.count, context.built),
      aligned: null,
      pending: null,
      isTouched: true,
    }),
    clearAll: assign({ selection: [], count: 1, built: [], aligned: null, pending: null, isTouched: true }),
    takeAlignment: assign(({ context: { built } }, alignment: Alignment) => {
      const slots = new Map(alignment.changed.map((zone) => [zone.zoneId, zone.slots]))
      return {
        built: built.map((zone) => ({ ...zone, slots: slots.get(zone.zoneId) ?? zone.slots })),
        aligned: { ...alignment, before: built },
        isTouched: true,
      }
    }),
    undoAlign: assign(({ context: { aligned, built } }) => ({ built: aligned?.before ?? built, aligned: null })),
    reportBuilt: emit(({ context: { built } }) => ({
      type: 'slots.built' as const,
      zones: built.length,
      slots: built[0]?.slots.length ?? 0,
    })),
    reportCleared: emit({ type: 'slots.cleared' }),
    settle: assign(({ context }, { savedAt }: SavedZones) => ({
      saved: context.built,
      placements: keptPlacements(context),
      accepted: [],
      isFallback: false,
      offer: null,
      facts: { ...context.facts, savedAt },
    })),
    noteApplyDue: assign(({ context }) => ({ applyDue: context.applyDue + 1 })),
    recomputeIsDirty: assign(({ context }) => ({
      applyDue: hasUnappliedSelection(context) ? context.applyDue : 0,
      facts: { ...context.facts, isDirty: isEdited(context) },
    })),
  },
})
