import {
  addressError,
  earliestMs,
  isTooLarge,
  longestContent,
  messageTexts,
  unknownPlaceholder,
} from '#openapi/communications/message-text.ts'
import { isBlankMarkup } from '#openapi/markup-words.ts'
import { recordTexts } from '#openapi/check-record.ts'
import type { CivilDate, DateFormat } from '#machines/time/civil.ts'
import { countedReading, occurrences, zoneIdOf } from '#machines/time/occurrences.ts'
import { composerSteps, type ComposerStep, type MessageDraft, type MessageText } from './composer-types.ts'

const noText: MessageText = { subject: '', content: '' }

/** A message before anything is written. */
export const emptyMessage: MessageDraft = {
  communicationName: '',
  componentId: null,
  recordId: null,
  mode: null,
  option: null,
  audienceId: null,
  recipients: [],
  email: { ...noText, toEmails: [], ccEmails: [] },
  inApp: noText,
  attachmentIds: [],
  isImportant: false,
  when: 'now',
  date: '',
  time: '',
  timezoneId: null,
  timezoneName: '',
}

export const goesByEmail = ({ mode }: Pick<MessageDraft, 'mode'>): boolean => mode === 'Email' || mode === 'Both'
export const goesInApp = ({ mode }: Pick<MessageDraft, 'mode'>): boolean => mode === 'In-app' || mode === 'Both'

/** Labels of what a message needs, as the server has them. */
const labels = {
  communicationName: 'Name',
  mode: 'Mode',
  option: 'Send to',
  'email.subject': 'Subject of the e-mail',
  'email.content': 'Text of the e-mail',
  'inApp.subject': 'Subject in the portal',
  'inApp.content': 'Text in the portal',
  date: 'Date',
  time: 'Time',
  timezoneId: 'Time zone',
} as const

/** Characters of a subject. */
export const longestSubject = 150

const longestName = 100

function textErrors(path: 'email' | 'inApp', { subject, content }: MessageText): [string, string][] {
  const tooLong = Array.from(subject.trim()).length > longestSubject ? recordTexts.tooLong(longestSubject) : null
  const subjectError = tooLong ?? unknownPlaceholder(subject)
  const contentError = isTooLarge(content) ? recordTexts.tooLong(longestContent) : unknownPlaceholder(content)
  return [
    ...(subjectError === null ? [] : [[`${path}.subject`, subjectError] as [string, string]]),
    ...(contentError === null ? [] : [[`${path}.content`, contentError] as [string, string]]),
  ]
}

/** What is wrong with a message as a draft: what a save refuses. */
export function draftErrors(draft: MessageDraft): ReadonlyMap<string, string> {
  const { communicationName, mode, option, email } = draft
  const errors: [string, string][] = []
  if (communicationName.trim() === '') errors.push(['communicationName', recordTexts.required(labels.communicationName)])
  else if (Array.from(communicationName.trim()).length > longestName) errors.push(['communicationName', recordTexts.tooLong(longestName)])
  if (mode === null) errors.push(['mode', recordTexts.required(labels.mode)])
  if (option === null) errors.push(['option', recordTexts.required(labels.option)])
  if (goesByEmail(draft)) {
    errors.push(...textErrors('email', email))
    for (const name of ['toEmails', 'ccEmails'] as const) {
      const error = addressError(email[name])
      if (error !== null) errors.push([`email.${name}`, error])
    }
  }
  if (goesInApp(draft)) errors.push(...textErrors('inApp', draft.inApp))
  return new Map(errors)
}

/** When a message is to be sent: an instant (ms), or what is wrong with what was typed. */
export type SendTime =
  | { readonly kind: 'now' }
  | { readonly kind: 'at'; readonly instant: number; readonly isTwice: boolean; readonly letters: string | null }
  | { readonly kind: 'wrong'; readonly path: 'date' | 'time' | 'timezoneId'; readonly text: string }

const wrongTime = (path: 'date' | 'time' | 'timezoneId', text: string): SendTime => ({ kind: 'wrong', path, text })

/** The error of a time that the clock skips; `date` is as it was typed. */
export const skippedText = (date: string): string => `This time does not exist on ${date}: the clocks change.`

/** The send time that was typed, by the clock of its zone, also when it is too soon to send. */
export function typedTime({ when, date, time, timezoneName }: MessageDraft, dates: DateFormat): SendTime {
  if (when === 'now') return { kind: 'now' }
  if (date.trim() === '') return wrongTime('date', recordTexts.required(labels.date))
  const day: CivilDate | null = dates.parse(date)
  if (day === null) return wrongTime('date', recordTexts.date)
  if (time.trim() === '') return wrongTime('time', recordTexts.required(labels.time))
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time.trim())) return wrongTime('time', recordTexts.time)
  const zone = timezoneName === '' ? null : zoneIdOf(timezoneName)
  if (zone === null) return wrongTime('timezoneId', recordTexts.required(labels.timezoneId))
  const found = occurrences(day, time.trim(), zone)
  if (found === null) return wrongTime('date', recordTexts.date)
  if (found.kind === 'none') return wrongTime('time', skippedText(date.trim()))
  const { instant, abbreviation } = countedReading(found)
  return { kind: 'at', instant, isTwice: found.kind === 'twice', letters: abbreviation }
}

/** When a message is to be sent; `now` is the instant in ms. */
export function sendTime(draft: MessageDraft, dates: DateFormat, now: number): SendTime {
  const typed = typedTime(draft, dates)
  return typed.kind === 'at' && typed.instant < now + earliestMs ? wrongTime('time', messageTexts.tooSoon) : typed
}

function contentErrors(path: 'email' | 'inApp', { subject, content }: MessageText): [string, string][] {
  return [
    ...(subject.trim() === '' ? [[`${path}.subject`, recordTexts.required(labels[`${path}.subject`])] as [string, string]] : []),
    ...(isBlankMarkup(content) ? [[`${path}.content`, recordTexts.required(labels[`${path}.content`])] as [string, string]] : []),
  ]
}

/** The errors for which a message is not sent: what sending needs, and those of a draft. */
export function sendErrors(draft: MessageDraft, dates: DateFormat, now: number): ReadonlyMap<string, string> {
  const { option, audienceId, recipients, email, inApp } = draft
  const errors: [string, string][] = []
  if (option === 'Audience' && audienceId === null) errors.push(['audienceId', messageTexts.noRecipient])
  if (option === 'Individual' && recipients.length === 0) errors.push(['recipients', messageTexts.noRecipient])
  if (goesByEmail(draft)) errors.push(...contentErrors('email', email))
  if (goesInApp(draft)) errors.push(...contentErrors('inApp', inApp))
  const at = sendTime(draft, dates, now)
  if (at.kind === 'wrong') errors.push([at.path, at.text])
  return new Map([...errors, ...draftErrors(draft)])
}

const stepPaths: Readonly<Record<ComposerStep, readonly string[]>> = {
  about: ['communicationName', 'componentId', 'recordId', 'mode', 'option'],
  recipients: ['audienceId', 'recipients'],
  message: ['email', 'inApp', 'attachmentIds'],
  send: ['scheduledAt', 'date', 'time', 'timezoneId', 'count'],
}

/** The step in which a field stands. */
export const stepOfPath = (path: string): ComposerStep => {
  const [field = ''] = path.split('.')
  return composerSteps.find((step) => stepPaths[step].includes(field)) ?? 'about'
}

/** The first step that something is wrong in; null where nothing is. */
export const firstWrongStep = (errors: ReadonlyMap<string, string>): ComposerStep | null => {
  const wrong = new Set([...errors.keys()].map(stepOfPath))
  return composerSteps.find((step) => wrong.has(step)) ?? null
}

/** Whether two drafts say the same. */
export const isSameDraft = (one: MessageDraft, other: MessageDraft): boolean => JSON.stringify(one) === JSON.stringify(other)
