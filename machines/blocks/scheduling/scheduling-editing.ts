import { not } from 'xstate'
import { findCard, indexOf, move, place, toggleSubmoduleVersion, toggleVersion, type CardRef, type ModuleName } from './schedule-rules.ts'
import { heldDates, listedDate, selectedSlots } from './scheduling-drafts.ts'
import { schedulingSetup } from './scheduling-setup.ts'
import type { StepName } from './history/history.ts'
import type { ScheduledModule } from './schedule.ts'

const card = (module: ModuleName, slot: number): CardRef => ({ slot, moduleId: module.moduleId })

/** The name of a step that chooses a version, or gives up one that is chosen. */
const versionName = (
  module: ScheduledModule | undefined,
  submodule: string | null,
  version: string,
  chosen: readonly string[] = [],
): StepName => ({ kind: 'version', module: module?.name ?? '', submodule, version, isChosen: !chosen.includes(version) })

/** What a person can do while a date lies open: place, move, remove, choose, save, go on or to another date. */
export const editing = schedulingSetup.createStateConfig({
  initial: 'clean',
  on: {
    'module.place': [
      {
        guard: { type: 'hasCard', params: ({ event }) => card(event.module, event.slot) },
        actions: [
          { type: 'setDuplicate', params: ({ event }) => card(event.module, event.slot) },
          { type: 'fact', params: ({ event: { module, slot } }) => ({ type: 'module.refused', module, slot, reason: 'duplicate' }) },
        ],
      },
      {
        guard: { type: 'hasSlot', params: ({ event }) => event.slot },
        actions: [
          {
            type: 'edit',
            params: ({ context, event: { module, slot } }) => ({
              slots: place(selectedSlots(context), module, slot),
              name: { kind: 'place', module: module.name, slot },
            }),
          },
          'keepDrafts',
          { type: 'fact', params: ({ event: { module, slot } }) => ({ type: 'module.placed', module, slot }) },
        ],
      },
    ],
    'module.move': [
      { guard: { type: 'lacksCard', params: ({ event }) => card(event.module, event.from) } },
      {
        guard: { type: 'hasCard', params: ({ event }) => card(event.module, event.to) },
        actions: [
          { type: 'setDuplicate', params: ({ event }) => card(event.module, event.to) },
          { type: 'fact', params: ({ event: { module, to } }) => ({ type: 'module.refused', module, slot: to, reason: 'duplicate' }) },
        ],
      },
      {
        guard: { type: 'hasSlot', params: ({ event }) => event.to },
        actions: [
          {
            type: 'edit',
            params: ({ context, event: { module, from, to } }) => ({
              slots: move(selectedSlots(context), card(module, from), to),
              name: { kind: 'move', module: module.name, date: null, slot: to },
            }),
          },
          'keepDrafts',
          { type: 'fact', params: ({ event: { module, from, to } }) => ({ type: 'module.moved', module, from, to }) },
        ],
      },
    ],
    'module.moveToDate': {
      guard: { type: 'canGoTo', params: ({ event }) => event },
      actions: [
        { type: 'moveTo', params: ({ event }) => event },
        'keepDrafts',
        {
          type: 'fact',
          params: ({ event: { module, from, date, slot } }) => ({ type: 'module.movedToDate', module, from, date: date.date, slot }),
        },
      ],
    },
    'module.remove': {
      guard: { type: 'hasCard', params: ({ event }) => card(event.module, event.slot) },
      actions: [
        {
          type: 'fact',
          params: ({ context, event: { module, slot } }) => ({
            type: 'module.removed',
            module,
            slot,
            index: indexOf(selectedSlots(context), card(module, slot)),
          }),
        },
        {
          type: 'takeOut',
          params: ({ event: { module, slot } }) => ({ card: card(module, slot), name: { kind: 'remove', module: module.name, slot } }),
        },
        'keepDrafts',
      ],
    },
    'removal.undo': {
      guard: { type: 'hasRemoval', params: ({ event }) => event.id },
      actions: [
        { type: 'reportRestored', params: ({ event }) => event.id },
        { type: 'putBack', params: ({ event }) => event.id },
        'keepDrafts',
      ],
    },
    'version.toggle': {
      actions: [
        {
          type: 'edit',
          params: ({ context, event }) => {
            const module = findCard(selectedSlots(context), event.card)
            return {
              slots: toggleVersion(selectedSlots(context), event.card, event.version, event.order),
              name: versionName(module, null, event.version, module?.versions),
            }
          },
        },
        'keepDrafts',
      ],
    },
    'submoduleVersion.toggle': {
      actions: [
        {
          type: 'edit',
          params: ({ context, event: { card: at, submodule, version, order } }) => {
            const module = findCard(selectedSlots(context), at)
            const chosen = module?.submodules.find(({ id }) => id === submodule.id)
            return {
              slots: toggleSubmoduleVersion(selectedSlots(context), at, submodule, version, order),
              name: versionName(module, submodule.name, version, chosen?.versions),
            }
          },
        },
        'keepDrafts',
      ],
    },
    'proposal.accept': [
      {
        guard: { type: 'areListed', params: ({ event }) => event.days },
        actions: [
          { type: 'acceptProposal', params: ({ event }) => event },
          'keepDrafts',
          { type: 'fact', params: ({ event }) => ({ type: 'proposal.accepted', count: event.count }) },
        ],
      },
      { actions: { type: 'fact', params: { type: 'proposal.refused', reason: 'otherDates' } } },
    ],
    'history.*': [
      { guard: { type: 'hasNoTravel', params: ({ event }) => event } },
      {
        guard: { type: 'isAtHand', params: ({ event }) => event },
        actions: [{ type: 'setRecall', params: ({ event }) => event }, 'reportRecalled', 'recall', 'keepDrafts'],
      },
      { target: '#scheduling.recalling', actions: { type: 'setRecall', params: ({ event }) => event } },
    ],
    'date.select': [
      { guard: { type: 'isSelected', params: ({ event }) => event.date } },
      {
        guard: { type: 'isForeign', params: ({ event }) => event.date },
        actions: { type: 'fact', params: ({ event }) => ({ type: 'date.refused', date: event.date }) },
      },
      {
        guard: 'isCovered',
        target: '#scheduling.saving',
        actions: { type: 'setGoal', params: ({ event }) => ({ kind: 'switch', date: event.date }) },
      },
      {
        guard: 'isUnsaved',
        target: '#scheduling.turning',
        actions: [
          { type: 'showUnsaved', params: ({ context }) => context.selected?.date },
          { type: 'select', params: ({ context, event }) => listedDate(context, event.date) },
        ],
      },
      {
        target: '#scheduling.turning',
        actions: { type: 'select', params: ({ context, event }) => listedDate(context, event.date) },
      },
    ],
    'step.save': {
      guard: 'hasSlots',
      target: '#scheduling.saving',
      actions: { type: 'setGoal', params: { kind: 'stay' } },
    },
    'days.save': {
      guard: 'isAnyUnsaved',
      target: '#scheduling.saving',
      actions: { type: 'setGoal', params: { kind: 'all' } },
    },
    'step.next': [
      { guard: 'isHeld', actions: { type: 'showUnsaved', params: ({ context }) => heldDates(context)[0] } },
      { guard: 'hasSlots', target: '#scheduling.saving', actions: { type: 'setGoal', params: { kind: 'next' } } },
      { target: '#scheduling.done' },
    ],
    'step.clear': { actions: ['clear', 'keepDrafts'] },
    // The selected date is read again, so that its edits stand in its slots as they are now.
    'draft.restore': [
      { guard: 'restoreLoses', target: '#scheduling.confirming' },
      { guard: 'hasOffer', target: '#scheduling.turning', actions: ['restore', 'keepDrafts'] },
    ],
    'draft.discard': { actions: ['discard', 'keepDrafts'] },
  },
  states: {
    clean: { always: { guard: 'isUnsaved', target: 'unsaved' } },
    unsaved: { always: { guard: not('isUnsaved'), target: 'clean' } },
    failed: {},
  },
})
