import { emptyMessage, draftErrors, sendErrors } from '#machines/communications/message-draft.ts'
import type { ComposerInput, MessageDraft } from '#machines/communications/composer-types.ts'
import type { Rendering, Review, SendingInput } from '#machines/communications/sending-types.ts'
import { dates } from '#src/communications/composer/dates.ts'
import { failure } from '#tests/machines/records/start.ts'

/** A message with all that it needs to be sent. */
export const wholeMessage: MessageDraft = {
  ...emptyMessage,
  communicationName: 'Results are coming',
  mode: 'Both',
  option: 'Individual',
  recipients: [520],
  email: { subject: 'Results', content: '<p>Dear {{firstName}}</p>', toEmails: [], ccEmails: [] },
  inApp: { subject: 'Results', content: '<p>Soon</p>' },
}

export const composerInput: ComposerInput = {
  recordId: null,
  stored: emptyMessage,
  updatedAt: null,
  kept: null,
  step: 'about',
  requestId: 'visit-1',
  wrong: draftErrors,
  unsendable: (draft) => sendErrors(draft, dates, Date.UTC(2026, 9, 1)),
  failure,
}

export const savedMessage = {
  recordId: '7',
  updatedAt: 'second',
  savedAt: 1,
  stored: wholeMessage,
  message: 'Communication created successfully.',
}

export const rendering: Rendering = {
  contactId: '520',
  name: 'Farah Kamau',
  to: 'farah.kamau@example.org',
  email: { subject: 'Results', content: '<p>Dear Farah</p>' },
  inApp: { subject: 'Results', content: '<p>Soon</p>' },
  missing: [],
}

export const fewPeople: Review = { count: 3, leftOut: 1, renderings: [rendering] }
export const manyPeople: Review = { count: 986, leftOut: 12, renderings: [rendering] }
export const noRecipients: Review = { count: 0, leftOut: 2, renderings: [] }

export const sendingInput: SendingInput = { recordId: '7', scheduledAt: null, failure }
