import { align } from '#machines/blocks/clocks/align.ts'
import type { TimeZonesPorts } from '#machines/blocks/time-zones/time-zones-types.ts'
import { hasUnappliedSelection, isEdited } from '#machines/blocks/time-zones/time-zones-setup.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { chartEntry } from '../chart-entry.ts'
import { stepEvents } from '../fixtures/step-events.ts'
import { lagos, london, zonesInput } from '../fixtures/zones.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: TimeZonesPorts = { loadDefaultZones: waiting(), loadSlots: waiting(), saveZones: waiting() }
const saved: readonly ZoneSlots[] = [{ ...london, slots: ['09:00', '13:30'] }]

const clocks = [
  { ...lagos, name: 'West Africa Time', clock: 'Africa/Lagos', slots: ['10:00', '14:30'] },
  { ...london, name: 'UK Time', clock: 'Europe/London', slots: ['09:00', '13:30'] },
] as const

export const timeZones = chartEntry({
  id: 'time-zones',
  title: 'Time zones',
  area: 'blocks',
  file: 'blocks/time-zones/time-zones.machine.ts',
  machine: timeZonesMachine.provide({ actors: ports }),
  inputs: {
    'a saved block': zonesInput,
    'a saved block with kept edits': {
      ...zonesInput,
      keptDraft: () => ({ selection: [london, lagos], count: 1, built: [{ ...london, slots: ['10:00'] }], at: 1 }),
    },
  },
  events: [
    { type: 'zones.tick', zones: [lagos], isTicked: true },
    { type: 'zones.tick', zones: [london], isTicked: false },
    { type: 'count.choose', count: 1 },
    { type: 'count.choose', count: 2 },
    { type: 'count.choose', count: 7 },
    { type: 'time.change', zoneId: '11', slot: 0, time: '10:00' },
    {
      type: 'times.align',
      alignment: align({ zones: clocks, dates: ['2027-05-24'], anchor: clocks[0], date: '2027-05-24', scope: 'block' }),
    },
    { type: 'align.undo' },
    { type: 'limit.set', minutes: 30 },
    { type: 'slots.apply' },
    { type: 'slots.clear' },
    { type: 'slots.retry' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'loss.accept' },
    { type: 'loss.cancel' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'notice.close' },
    ...stepEvents,
  ],
  answers: {
    loadDefaultZones: [done('one zone', [london]), failed('no answer', new Error('No zones.'))],
    loadSlots: [
      done('none saved', { saved: [], placements: [] }),
      done('saved slots', { saved, placements: [{ slot: 2, date: '2027-05-24', modules: ['Physics'] }] }),
      failed('no answer', new Error('No slots.')),
      failed('no such block', new ApiProblem('refused', 404, 'No such block.')),
    ],
    saveZones: [done('saved', { message: 'Saved.', savedAt: 1 }), failed('refused', new Error('The block is mapped.'))],
  },
  project: ({ value, context }) => {
    const { defaultZones, built, saved: stored, count, isFallback, isTouched, isNext, pending, notice, offer, aligned } = context
    return [
      value,
      defaultZones.length,
      built.length,
      built[0]?.slots.length,
      built.some(({ slots }) => slots.some((time) => time !== '00:00')),
      stored.length,
      count,
      isFallback,
      isTouched,
      isNext,
      pending?.reason,
      notice !== null,
      offer !== null,
      aligned !== null,
      isEdited(context),
      hasUnappliedSelection(context),
    ]
  },
  laws: {
    'only slots that were built are sent': ({ value, context }) => value !== 'saving' || context.built.length > 0,
    'only the slots of the ticked zones are sent': ({ value, context }) => value !== 'saving' || !hasUnappliedSelection(context),
    'something waits for a Yes exactly while its losses are counted or asked about': ({ value, context }) =>
      (value === 'countingLosses' || value === 'confirming') === (context.pending !== null),
    'slots that could not be read are written over only after a Yes': ({ value, context }, taken) =>
      !(value === 'saving' && context.isFallback) || taken.some(({ type }) => type === 'loss.accept'),
  },
})
