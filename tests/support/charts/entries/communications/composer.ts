import { composerSteps } from '#machines/communications/composer-types.ts'
import { composerMachine, isUnsaved } from '#machines/communications/composer.machine.ts'
import { composerInput, savedMessage, wholeMessage } from '#tests/machines/communications/start.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const refused = new Refusal(400, '1 field needs attention.', { 'email.subject': 'Unknown placeholder: nickname.' })

export const composer = chartEntry({
  id: 'composer',
  title: 'Writing of a message',
  area: 'communications',
  file: 'communications/composer.machine.ts',
  machine: composerMachine.provide({ actors: { saveMessage: waiting(), testMessage: waiting() } }),
  inputs: {
    'a new message': composerInput,
    'a stored draft': { ...composerInput, recordId: '7', stored: wholeMessage, updatedAt: 'first' },
    'a message that the browser has kept': { ...composerInput, kept: { at: 1, draft: wholeMessage, updatedAt: null } },
    ...Object.fromEntries(composerSteps.map((step) => [`at ${step}`, { ...composerInput, step }])),
  },
  events: [
    ...composerSteps.map((step) => ({ type: 'step.open' as const, step })),
    { type: 'draft.edit', changes: { isImportant: true } },
    { type: 'draft.edit', changes: wholeMessage },
    { type: 'draft.due' },
    { type: 'draft.discard' },
    { type: 'question.accept' },
    { type: 'question.cancel' },
    { type: 'message.save' },
    { type: 'message.review' },
    { type: 'message.test', contactId: 520 },
    { type: 'review.close' },
    { type: 'notice.close' },
  ],
  answers: {
    saveMessage: [
      done('saved', savedMessage),
      failed('refused at a field', refused),
      failed('no right', new Refusal(403, 'You do not have permission to do this.')),
    ],
    testMessage: [done('tested', { message: 'The test was sent.' }), failed('no value', new Refusal(400, 'No value for centreName.'))],
  },
  later: 1,
  project: ({ value, context: { recordId, draft, stored, attempts, refused: texts, notice, isForbidden, isReviewing } }) => [
    value,
    recordId,
    isUnsaved({ draft, stored }),
    draft.isImportant,
    Math.min(attempts, 1),
    texts.size,
    notice !== null,
    isForbidden,
    isReviewing,
  ],
  laws: {
    'what is reviewed is what the server has': (snapshot) =>
      !snapshot.hasTag('review') || snapshot.context.isForbidden || !isUnsaved(snapshot.context),
    'nothing is discarded without a question': (snapshot) => !snapshot.can({ type: 'question.accept' }) || snapshot.hasTag('discard'),
    'nothing is sent twice at once': (snapshot) => !snapshot.hasTag('busy') || !snapshot.can({ type: 'message.save' }),
  },
})
