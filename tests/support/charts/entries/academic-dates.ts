import { checkRow } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import { unsavedCount } from '#machines/blocks/academic-dates/academic-dates-setup.ts'
import { academicDatesMachine } from '#machines/blocks/academic-dates/academic-dates.machine.ts'
import type { AcademicDatesInput, AcademicDatesPorts, LoadedDates } from '#machines/blocks/academic-dates/academic-dates-types.ts'
import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { formatCivil, parseEntry } from '#src/time/civil-date.ts'
import { record as block } from '#tests/machines/blocks/block-details-start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: AcademicDatesPorts = { loadDates: waiting(), saveDates: waiting() }
const upload: AcademicDate = {
  id: 5,
  tempId: null,
  name: 'Late upload',
  isOn: true,
  isCustom: true,
  from: null,
  to: null,
  forCentre: false,
  forStudent: false,
  startTime: '',
}
const key = 'date 5'
const input: AcademicDatesInput = {
  blockId: '7',
  dates: { parse: parseEntry, format: formatCivil },
  defaults: [],
  isErrorClosable: true,
  texts: { failure: (problem) => ({ code: 400, message: problem instanceof Error ? problem.message : '' }) },
}
const loaded: LoadedDates = { record: block, dates: [upload], removals: [], draft: null, unsavedDays: null }
const draft = {
  rows: [{ ...upload, key, from: '', to: '', name: 'Later upload', isRemoved: false }],
  at: 1,
}

export const academicDates = chartEntry({
  id: 'academic-dates',
  title: 'Academic dates',
  area: 'blocks',
  file: 'blocks/academic-dates/academic-dates.machine.ts',
  machine: academicDatesMachine.provide({ actors: ports }),
  inputs: { 'a saved block': input },
  events: [
    { type: 'row.type', key, field: 'name', value: 'Last upload' },
    { type: 'row.type', key, field: 'name', value: '' },
    { type: 'row.leave', key, field: 'name' },
    { type: 'row.switch', key, field: 'forCentre', value: true },
    { type: 'row.add' },
    { type: 'row.remove', key },
    { type: 'row.restore', key },
    { type: 'dates.save' },
    { type: 'dates.leave', address: null },
    { type: 'dates.retry' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'draft.keep' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'draft.keep' },
    { type: 'notice.close' },
  ],
  answers: {
    loadDates: [done('one date', loaded), done('a draft of an earlier visit', { ...loaded, draft }), failed('no answer', new Error('No.'))],
    saveDates: [
      done('saved', { kind: 'saved', message: 'Saved.' }),
      done('changed elsewhere', { kind: 'conflict', theirs: [{ ...upload, name: 'Theirs' }] }),
      failed('refused', new Error('Refused.')),
    ],
  },
  project: ({ value, context: { rows, offer, theirs, notice } }) => [
    value,
    rows.slice(0, 2).map(({ name, isRemoved, forCentre }) => [name, isRemoved, forCentre]),
    offer !== null,
    theirs !== null,
    notice !== null,
  ],
  laws: {
    'only sound rows are sent': (snapshot) =>
      !snapshot.matches({ open: { form: 'saving' } }) ||
      snapshot.context.rows.every((row) => Object.keys(checkRow(row, snapshot.context.input.dates)).length === 0),
    'unsaved rows are replaced by restored ones only after a Yes': (snapshot) =>
      !snapshot.matches({ open: { form: 'overwriting' } }) || (snapshot.context.offer !== null && unsavedCount(snapshot.context) > 0),
    'unsaved rows are left behind only after a Yes': (snapshot, taken) =>
      !snapshot.matches('left') || unsavedCount(snapshot.context) === 0 || taken.some(({ type }) => type === 'question.accept'),
  },
})
