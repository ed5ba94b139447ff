import { cloneParts, shortNameOf, takenParts } from '#machines/blocks/next-year/next-year-form.ts'
import { nextYearMachine } from '#machines/blocks/next-year/next-year.machine.ts'
import type { BegunClone, LoadedSource, NextYearPorts } from '#machines/blocks/next-year/next-year-types.ts'
import { cloneSource, nextYearInput } from '#tests/machines/blocks/next-year-source.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const ports: NextYearPorts = {
  loadSource: waiting(),
  generateCode: waiting(),
  createBlock: waiting(),
  saveZones: waiting(),
  saveSchedule: waiting(),
}
const source = cloneSource('Autumn Exams 2026')
const untyped = { name: null, shortName: null }
const loaded: LoadedSource = { source, typed: untyped, parts: cloneParts, begun: null }
const begun: BegunClone = {
  shift: { years: 1, days: 364 },
  name: 'Autumn Exams 2027',
  shortName: 'Autumn 27',
  code: 'EBAE27-015',
  parts: cloneParts,
  blockId: '900',
  step: 'schedule',
}
const lost = { code: 0, message: 'No answer.' }
const gone = { code: 404, message: 'The exam block was not found.' }
const refused = { code: 400, message: 'The exam code is already in use.' }

export const nextYear = chartEntry({
  id: 'next-year',
  title: 'Block for next year',
  area: 'blocks',
  file: 'blocks/next-year/next-year.machine.ts',
  machine: nextYearMachine.provide({ actors: ports }),
  inputs: { 'the offered start': nextYearInput, 'a start of the address': { ...nextYearInput, start: '2027-10-25' } },
  events: [
    { type: 'start.move', start: '2027-10-25' },
    { type: 'start.move', start: null },
    { type: 'name.change', field: 'shortName', value: 'Resits' },
    { type: 'name.change', field: 'shortName', value: '' },
    { type: 'name.leave', field: 'shortName' },
    { type: 'part.change', part: 'zones', isTaken: false },
    { type: 'part.change', part: 'modules', isTaken: true },
    { type: 'clone.create' },
    { type: 'clone.resume' },
    { type: 'clone.restart' },
    { type: 'source.retry' },
  ],
  answers: {
    loadSource: [
      done('a block', loaded),
      done('a block without zones', { ...loaded, source: { ...source, zones: [], days: [] } }),
      done('a block without dates', { ...loaded, source: { ...source, record: { ...source.record, from: null } } }),
      done('a clone that was begun', { ...loaded, begun }),
      failed('no answer', lost),
    ],
    generateCode: [done('a code', 'EBAE27-015'), failed('no answer', lost)],
    createBlock: [done('created', '900'), failed('refused', refused), failed('no answer', lost)],
    saveZones: [done('saved'), failed('no answer', lost), failed('gone', gone)],
    saveSchedule: [done('saved'), failed('no answer', lost), failed('gone', gone)],
  },
  project: ({ value, context }) => [
    value,
    context.start,
    context.shift.days,
    context.source?.zones.length,
    context.typed.shortName,
    context.parts,
    context.touched.length > 0,
    context.code === '',
    context.codeOf === shortNameOf(context),
    context.begun?.step,
    context.begun?.blockId,
    context.mayExist,
    context.failure?.code,
  ],
  laws: {
    'a block that is known to exist is not created': (state) =>
      !state.matches({ working: 'creating' }) || state.context.begun?.blockId === null,
    'the calls after the first have the block': (state) =>
      !(state.matches({ working: 'mapping' }) || state.matches({ working: 'placing' })) || state.context.begun?.blockId === '900',
    'a create whose answer is not known is never sent as a new one': (state) => !state.matches('halted') || state.context.mayExist,
    'modules come only with the slots that they stand in': (state) =>
      !takenParts(state.context).includes('modules') || takenParts(state.context).includes('zones'),
    'nothing is begun while the form is open': (state) => !state.matches('open') || state.context.begun === null,
  },
})
