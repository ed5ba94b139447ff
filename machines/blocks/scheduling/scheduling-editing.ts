import { not } from 'xstate'
import { indexOf, move, place, toggleSubmoduleVersion, toggleVersion, type CardRef, type ModuleName } from './schedule-rules.ts'
import { heldDates, listedDate, selectedSlots } from './scheduling-drafts.ts'
import { schedulingSetup } from './scheduling-setup.ts'

const card = (module: ModuleName, slot: number): CardRef => ({ slot, moduleId: module.moduleId })

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
          { type: 'edit', params: ({ context, event }) => place(selectedSlots(context), event.module, event.slot) },
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
            params: ({ context, event: { module, from, to } }) => move(selectedSlots(context), card(module, from), to),
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
          params: ({ event: { module, date, slot } }) => ({ type: 'module.movedToDate', module, date: date.date, slot }),
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
        { type: 'takeOut', params: ({ event }) => card(event.module, event.slot) },
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
        { type: 'edit', params: ({ context, event }) => toggleVersion(selectedSlots(context), event.card, event.version, event.order) },
        'keepDrafts',
      ],
    },
    'submoduleVersion.toggle': {
      actions: [
        {
          type: 'edit',
          params: ({ context, event }) =>
            toggleSubmoduleVersion(selectedSlots(context), event.card, event.submodule, event.version, event.order),
        },
        'keepDrafts',
      ],
    },
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
    'step.next': [
      { guard: 'isHeld', actions: { type: 'showUnsaved', params: ({ context }) => heldDates(context)[0] } },
      { guard: 'hasSlots', target: '#scheduling.saving', actions: { type: 'setGoal', params: { kind: 'next' } } },
      { target: '#scheduling.done' },
    ],
    'step.clear': { actions: ['clear', 'keepDrafts'] },
    // The selected date is read again, so that its edits stand in its slots as they are now.
    'draft.restore': { guard: 'hasOffer', target: '#scheduling.turning', actions: 'restore' },
    'draft.discard': { actions: ['discard', 'keepDrafts'] },
  },
  states: {
    clean: { always: { guard: 'isUnsaved', target: 'unsaved' } },
    unsaved: { always: { guard: not('isUnsaved'), target: 'clean' } },
    failed: {},
  },
})
