import { isUnsaved, replacedFields } from '#machines/blocks/details/block-details-form.ts'
import { blockDetailsMachine } from '#machines/blocks/details/block-details.machine.ts'
import type { BlockDetailsPorts, DetailsDraft, LoadedDetails } from '#machines/blocks/details/block-details-types.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { detailsInput, record as block } from '#tests/machines/blocks/block-details-start.ts'
import { chartEntry } from '../chart-entry.ts'
import { stepEvents } from '../fixtures/step-events.ts'
import { done, failed, waiting } from '../ports.ts'

const ports: BlockDetailsPorts = {
  loadDetails: waiting(),
  generateCode: waiting(),
  findCreated: waiting(),
  createBlock: waiting(),
  updateBlock: waiting(),
}
const whole: DetailsDraft = {
  fields: { name: 'Summer', shortName: 'Sum', code: 'EB-SUM-1', from: '01/06/2027', to: '03/06/2027', description: '', status: 0 },
  academicDates: null,
  removals: [{ id: 5, name: 'Late upload' }],
  at: 1,
}
const loaded = (name: string, answer: Partial<LoadedDetails>) =>
  done(name, { record: null, draft: null, isReturning: false, unaddressed: null, ...answer })
const written = { message: 'Saved.', savedAt: 1, record: null, removed: [], left: [] }

export const blockDetails = chartEntry({
  id: 'block-details',
  title: 'Block details',
  area: 'blocks',
  file: 'blocks/details/block-details.machine.ts',
  machine: blockDetailsMachine.provide({ actors: ports }),
  inputs: {
    'a new block': detailsInput(null),
    'a saved block': detailsInput('7'),
    'a saved block that keeps its code': detailsInput('7', true),
  },
  events: [
    { type: 'field.change', field: 'name', value: '' },
    { type: 'field.change', field: 'shortName', value: 'Winter' },
    { type: 'field.change', field: 'shortName', value: 'Spring' },
    { type: 'field.change', field: 'shortName', value: '' },
    { type: 'field.leave', field: 'name' },
    { type: 'field.leave', field: 'shortName' },
    { type: 'status.switch', isActive: true },
    { type: 'code.renew' },
    { type: 'code.keep' },
    { type: 'conflict.keepMine' },
    { type: 'conflict.takeTheirs' },
    { type: 'conflict.cancel' },
    { type: 'loss.accept' },
    { type: 'loss.cancel' },
    { type: 'draft.restore' },
    { type: 'draft.discard' },
    { type: 'removals.undo' },
    { type: 'unaddressed.discard' },
    { type: 'details.retry' },
    { type: 'notice.close' },
    ...stepEvents,
  ],
  answers: {
    loadDetails: [
      loaded('nothing yet', {}),
      loaded('a draft of an earlier visit', { draft: whole, unaddressed: { blockId: '9', name: 'Summer' } }),
      loaded('back from the academic dates', { draft: whole, isReturning: true }),
      loaded('an active block', { record: { ...block, status: 1 } }),
      failed('no answer', new Error('No block.')),
    ],
    generateCode: [done('a code', 'EB-WIN-1'), failed('no answer', new Error('No code.'))],
    findCreated: [done('a block', { ...block, id: '9' }), done('no block', null), failed('no answer', new ApiProblem('network', 0))],
    createBlock: [
      done('created', { ...written, id: '9' }),
      failed('refused', new ApiProblem('refused', 400, 'The name is taken.')),
      failed('no answer', new ApiProblem('network', 0)),
    ],
    updateBlock: [
      done('updated', { ...written, kind: 'saved' }),
      done('changed elsewhere', { kind: 'conflict', theirs: { ...block, name: 'Theirs' } }),
      done('modules would be lost', { kind: 'loss', modules: null, isWithdrawn: false }),
      done('refused, dates deleted', { kind: 'refused', problem: new Error('No.'), removed: [], left: [] }),
      failed('no answer', new Error('No answer.')),
    ],
  },
  project: ({ value, context }) => [
    // A waiting draft makes a difference only while nothing else runs.
    typeof value === 'object' && 'open' in value && (value.open.form !== 'editing' || value.open.code !== 'settled')
      ? [value.open.form, value.open.code]
      : value,
    context.facts.blockId,
    context.facts.isDirty,
    context.fields.name === '',
    context.fields.shortName === '',
    context.fields.shortName.trim() === context.codeOf,
    context.fields.code === '',
    context.isNext,
    context.mayExist !== null,
    context.facts.record?.status,
    context.offer !== null,
    replacedFields(context).length > 0,
    context.lost !== null,
  ],
  laws: {
    'no block is created that has an id, and none updated without one': (snapshot) =>
      (!snapshot.matches({ open: { form: 'creating' } }) || snapshot.context.facts.blockId === null) &&
      (!snapshot.matches({ open: { form: 'updating' } }) || snapshot.context.facts.blockId !== null),
    'a block that may have been created is looked for before it is created again': (snapshot) =>
      !snapshot.matches({ open: { form: 'finding' } }) || (snapshot.context.mayExist !== null && snapshot.context.facts.blockId === null),
    'only forms with a name and a code are sent': (snapshot) =>
      !snapshot.matches({ open: { form: 'creating' } }) || (snapshot.context.sent.name !== '' && snapshot.context.sent.code !== ''),
    'unsaved edits are known as such': (snapshot) =>
      !snapshot.matches('open') ||
      snapshot.context.facts.isDirty === isUnsaved(snapshot.context) ||
      snapshot.matches({ open: { form: 'conflicting' } }),
  },
})
