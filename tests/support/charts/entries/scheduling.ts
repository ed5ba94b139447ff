import { heldDates, isSelectedUnsaved, replacedDates, selectedSlots } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import { emptyHistory } from '#machines/blocks/scheduling/history/recorded.ts'
import { dragMachine } from '#machines/blocks/scheduling/drag.machine.ts'
import { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingContext, SchedulingPorts } from '#machines/blocks/scheduling/scheduling-types.ts'
import { biology, card, dates, day, input, physics } from '#tests/machines/scheduling/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { stepEvents } from '../fixtures/step-events.ts'
import { done, failed, says, waiting } from '../ports.ts'

const ports: SchedulingPorts = { loadDates: waiting(), loadDay: waiting(), saveDays: waiting() }
const draft = { at: 1, days: [{ dateId: 'd1', date: '2027-05-24', saved: day([], []), slots: day([card(physics)], []) }] }
const proposed = dates.slice(1).map(({ id, date }) => ({ dateId: id, date, saved: day([], []), slots: day([card(biology)], []) }))
const dropped = (name: string, from: number | 'list', target: number | 'list') =>
  says(name, {
    type: 'xstate.snapshot.drag',
    snapshot: { value: 'dropping', context: { lifted: { module: physics, from, slots: [1, 2], by: 'pointer' }, target } },
  })

/** Whether an undo has to read several dates first. */
const undoesSeveral = ({ history, selected }: SchedulingContext): boolean =>
  new Set(history.done.at(-1)?.changes.flatMap(({ dateId }) => (dateId === selected?.id ? [] : [dateId]))).size > 1

export const scheduling = chartEntry({
  id: 'scheduling',
  title: 'Scheduling',
  area: 'blocks',
  file: 'blocks/scheduling/scheduling.machine.ts',
  machine: schedulingMachine.provide({ actors: { ...ports, drag: dragMachine } }),
  inputs: { 'a saved block': input },
  events: [
    { type: 'module.place', module: physics, slot: 1 },
    { type: 'module.place', module: physics, slot: 3 },
    { type: 'module.move', module: physics, from: 1, to: 2 },
    { type: 'module.move', module: physics, from: 2, to: 1 },
    { type: 'module.move', module: physics, from: 1, to: 1 },
    { type: 'module.remove', module: physics, slot: 1 },
    { type: 'module.moveToDate', module: physics, from: 1, date: { id: 'd2', date: '2027-05-25' }, slot: 1, stored: day([], []) },
    { type: 'pairs.read', mayShareSlot: true },
    { type: 'removal.undo', id: 1 },
    { type: 'version.toggle', card: { slot: 1, moduleId: '1' }, version: 'V1', order: ['V1'] },
    {
      type: 'submoduleVersion.toggle',
      card: { slot: 1, moduleId: '1' },
      submodule: { id: 's', name: 'Lab' },
      version: 'V1',
      order: ['V1'],
    },
    { type: 'date.select', date: '2027-05-24' },
    { type: 'date.select', date: '2027-05-25' },
    { type: 'date.select', date: '2030-01-01' },
    { type: 'day.retry' },
    ...stepEvents,
    { type: 'proposal.accept', days: proposed, count: 1 },
    { type: 'proposal.accept', days: proposed.map((each) => ({ ...each, dateId: 'd9' })), count: 1 },
    { type: 'days.save' },
    { type: 'edits.record' },
    { type: 'edits.load', history: emptyHistory, warning: 'The steps could not be read.' },
    { type: 'history.undo' },
    { type: 'history.redo' },
    { type: 'history.jump', id: 0 },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'loss.accept' },
    { type: 'loss.cancel' },
    { type: 'notice.close' },
  ],
  answers: {
    loadDates: [
      done('three dates', { dates, draft: null }),
      done('unsaved edits of an earlier visit', { dates, draft }),
      done('no dates', { dates: [], draft: null }),
      failed('no answer', new Error('No dates.')),
    ],
    loadDay: [
      done('an empty day', { dateId: 'd1', date: '2027-05-24', slots: day([], []) }),
      done('no slots', { dateId: 'd1', date: '2027-05-24', slots: [] }),
      failed('no answer', new Error('No day.')),
    ],
    saveDays: [
      done('saved', { kind: 'saved', dateIds: ['d1', 'd2', 'd3'], message: 'Schedule saved.', savedAt: 1 }),
      done('changed elsewhere', { kind: 'conflict', date: '2027-05-24', theirs: day([card(biology)], []) }),
      failed('refused', new Error('The slot is closed.')),
    ],
    drag: [
      dropped('a module on slot 1', 'list', 1),
      dropped('from slot 1 on slot 2', 1, 2),
      dropped('from slot 1 on the list', 1, 'list'),
      says('a module on its way', { type: 'xstate.snapshot.drag', snapshot: { value: 'lifted', context: { lifted: null, target: null } } }),
    ],
  },
  project: ({ value, context }) => [
    value,
    context.selected?.id,
    isSelectedUnsaved(context),
    selectedSlots(context).map(({ modules }) => [modules.length, modules[0]?.versions.length]),
    heldDates(context).length > 0,
    context.removals.length > 0,
    // Nothing else in a history leads to other transitions.
    undoesSeveral(context),
    context.goal.kind,
    context.offer !== null,
    replacedDates(context).length > 0,
    context.theirs !== null,
  ],
  laws: {
    'unsaved work is known as such': ({ context }) =>
      context.facts.isDirty || !(isSelectedUnsaved(context) || heldDates(context).length > 0),
    'a date lies open wherever it is edited or saved': (snapshot) =>
      !(snapshot.matches('editing') || snapshot.matches('saving') || snapshot.matches('conflicting')) || snapshot.context.selected !== null,
    'what another person stored is known exactly while it is decided about': (snapshot) =>
      snapshot.matches('conflicting') || snapshot.matches('saving') || snapshot.context.theirs === null,
    'steps are undone or redone exactly while their dates are read': (snapshot) =>
      snapshot.matches('recalling') === (snapshot.context.recall !== null),
    'unsaved dates are not left behind': ({ status, context }) => status !== 'done' || heldDates(context).length === 0,
  },
})
