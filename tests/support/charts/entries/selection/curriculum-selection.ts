import { noAnswers } from '#openapi/selection/answers.ts'
import { stepNames } from '#openapi/selection/steps.ts'
import { curriculumSelectionMachine } from '#machines/curriculum-selection/curriculum-selection.machine.ts'
import { isDirty, lostBy } from '#machines/curriculum-selection/selection-editing.ts'
import { edit, next, save, whole } from '#tests/machines/curriculum-selection/start.ts'
import { failure, Refusal } from '#tests/machines/records/start.ts'
import { complete } from '#tests/rules/curriculum-selection/fixture.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const theirs = { ...whole, updatedAt: 'second' }
const closed = { ...theirs, isReadOnly: true }
const kept = { at: 1, step: 'combo', answers: { ...complete, comboIds: [1, 2, 3] }, updatedAt: 'first' } as const

export const curriculumSelection = chartEntry({
  id: 'curriculum-selection',
  title: 'What a centre chooses',
  area: 'curriculum-selection',
  file: 'curriculum-selection/curriculum-selection.machine.ts',
  machine: curriculumSelectionMachine.provide({ actors: { saveStep: waiting(), submitSelection: waiting() } }),
  inputs: {
    'everything answered': { selection: whole, step: null, kept: null, failure },
    'nothing answered': {
      selection: { ...whole, answers: noAnswers, selectionId: null, updatedAt: null },
      step: null,
      kept: null,
      failure,
    },
    'edits kept': { selection: whole, step: 'combo', kept, failure },
    'an accepted selection': { selection: closed, step: null, kept: null, failure },
    ...Object.fromEntries(stepNames.map((step) => [`at ${step}`, { selection: whole, step, kept: null, failure }])),
  },
  events: [
    ...stepNames.map((step) => ({ type: 'step.open' as const, step })),
    edit({ comboIds: [1] }),
    edit({ comboIds: [2, 3] }),
    edit({ streamIds: [5] }),
    edit({ streamIds: [6, 5] }),
    edit({ modules: [] }),
    edit({ modules: [{ streamId: 5, moduleIds: [12, 13] }, ...complete.modules.slice(1)] }),
    edit({ intakes: [] }),
    edit({ intakes: [{ intakeId: 401, teachingDateIds: [2] }] }),
    edit({ blocks: [{ intakeId: 401, testblockIds: [], examblockIds: [101] }] }),
    edit({ delivery: complete.delivery.map((row) => ({ ...row, students: 2 })) }),
    save,
    next,
    { type: 'wizard.leave', address: '/elsewhere' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'draft.due' },
    { type: 'finding.acknowledge', id: 'any', isTicked: true },
    { type: 'selection.confirm', isTicked: true },
    { type: 'selection.submit' },
    { type: 'notice.close' },
  ],
  answers: {
    saveStep: [
      done('saved', { kind: 'saved', message: 'Saved.', selection: theirs, savedAt: 5 }),
      done('changed meanwhile', { kind: 'conflict', message: 'Changed.', selection: theirs }),
      done('accepted meanwhile', { kind: 'closed', message: 'Accepted.', selection: closed }),
      failed('refused', new Refusal(400, 'No.')),
      failed('forbidden', new Refusal(403, 'No.')),
    ],
    submitSelection: [
      done('submitted', { kind: 'submitted', message: 'Submitted.' }),
      done('changed meanwhile', { kind: 'conflict', message: 'Changed.', selection: theirs }),
      failed('refused', new Refusal(400, 'No.')),
    ],
  },
  later: 1,
  project: ({ value, context }) => [
    value,
    isDirty(context),
    context.asked !== null,
    context.isContinuing,
    context.leavingTo !== null,
    context.offer !== null,
    context.isForbidden,
    context.selection.isReadOnly,
    context.isConfirmed,
    context.selection.answers === noAnswers,
  ],
  laws: {
    'a selection that can only be read is neither saved nor submitted': (snapshot) =>
      !snapshot.context.input.selection.isReadOnly || !snapshot.hasTag('busy'),
    'what is asked about loses answers': (snapshot) => {
      const { context } = snapshot
      return !snapshot.hasTag('impact') || (context.asked !== null && lostBy(context, context.asked).length > 0)
    },
    'there is a selection of another person while it is asked about': (snapshot) =>
      !snapshot.hasTag('conflict') || snapshot.context.theirs !== null,
    'nothing is submitted before the last tick': (snapshot) => !snapshot.matches({ work: 'submitting' }) || snapshot.context.isConfirmed,
  },
})
