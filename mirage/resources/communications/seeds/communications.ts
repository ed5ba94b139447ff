import type { Db } from '../../../db.ts'
import type { MessageDeliveryRecord } from '../../../models.ts'
import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { contactSeeds } from '../../people/seeds/contacts.ts'
import { channels, messageState, textOn, type MessageFields } from '../communication-fields.ts'
import { seededAudiences } from './audiences.ts'
import { aboutComponents } from './templates.ts'

type MessageSeed = SeedOf<'Communication'> & Pick<MessageFields, 'startedAt' | 'sentAt'>

const ukTime = 2
const sentCount = 20
const failedCount = 3
const scheduledCount = 8
const draftCount = 9
const deliveryCount = 900

/** Of exactly 70, 71 and 150 characters, around what a closed card shows and what a subject may have. */
const edgeSubjects = [
  'Materials for the spring series must reach each centre by the deadline',
  'Materials for the spring series must reach every centre by the deadline',
  'Materials for the spring series must reach every centre by the deadline, labelled and counted, with the list of candidates signed by the head of exams',
] as const

const subjects = [
  'Results are coming',
  'The timetable of the January exams',
  'Entries close on Friday',
  'Documents are missing',
  'A visit to your centre',
  'The invoice for the autumn intake is ready',
  'Moderation has begun',
  'Holiday closing of the help desk',
] as const

const textFor = (subject: string) => ({
  subject,
  content: `<p>Dear {{firstName|Colleague}},</p><p>${subject.toLowerCase()}. You find <b>more</b> in the portal.</p>`,
})

const modes = ['Both', 'In-app', 'Email'] as const
const to = [seededAudiences.principals, seededAudiences.students, seededAudiences.registrars, seededAudiences.baobab] as const

/** What a message says; the first ones have subjects around the limits, the fourth a script. */
function common(index: number): Omit<MessageSeed, 'id'> {
  const mode = modes[index % modes.length] ?? 'Both'
  const subject = edgeSubjects[index] ?? subjects[index % subjects.length] ?? ''
  const plain = textFor(subject)
  const text = index === 3 ? { ...plain, content: `${plain.content}<script>alert('script')</script>` } : plain
  return {
    communicationName: `${subject.slice(0, 60).trim()} (${index + 1})`,
    mode,
    ...(index % 6 === 5
      ? { option: 'Individual' as const, recipients: [520, 521, 524] }
      : { option: 'Audience' as const, audienceId: to[index % to.length] ?? seededAudiences.students }),
    ...(index % 4 === 1 && { componentId: aboutComponents.years, recordId: 22 }),
    ...(mode !== 'In-app' && { email: text }),
    ...(mode !== 'Email' && { inApp: text }),
    ...(index % 9 === 2 && { isImportant: 1 as const }),
  }
}

/** In the hour of 25/10/2026 that the clocks of the United Kingdom show twice. */
const repeatedHour = '2026-10-25 01:30:00.000000'

/** 40 messages: 20 sent, 3 sent with failures, 8 scheduled, 9 drafts. None of them has become a notification of an account. */
export function communicationSeeds({ inDays }: SeedDays): MessageSeed[] {
  const at = (days: number) => `${inDays(days)} 09:00:00.000000`
  const sent = Array.from({ length: sentCount + failedCount }, (_, index): Omit<MessageSeed, 'id'> => {
    const sentAt = at(index * 3 - 3 * (sentCount + failedCount) - 2)
    const time = index === 4 ? { scheduledAt: repeatedHour, timezoneId: ukTime } : {}
    return { ...common(index), ...time, startedAt: sentAt, sentAt, status: messageState.sent }
  })
  const scheduled = Array.from({ length: scheduledCount }, (_, index): Omit<MessageSeed, 'id'> => ({
    ...common(sent.length + index),
    scheduledAt: at(40 + index * 5),
    timezoneId: ukTime,
    status: messageState.scheduled,
  }))
  const drafts = Array.from({ length: draftCount }, (_, index): Omit<MessageSeed, 'id'> => {
    const draft = common(sent.length + scheduled.length + index)
    // One goes to an empty audience.
    return { ...draft, ...(index === 0 && { option: 'Audience', audienceId: seededAudiences.empty }), status: messageState.draft }
  })
  return [...sent, ...scheduled, ...drafts].map((seed, index) => ({ id: index + 1, ...seed }))
}

/** People who are no accounts: no account reads their notifications. */
const people = contactSeeds().filter(({ id, status, allowMessages }) => id > 514 && status === 1 && allowMessages !== 0)

/** 900 deliveries of the messages that are sent; of the last three some have failed. */
export function seedDeliveries({ messageDeliveries }: Db, days: SeedDays): void {
  const sent = communicationSeeds(days).filter(({ status }) => status === messageState.sent)
  for (const [index, message] of sent.entries()) {
    const used = channels.filter((channel) => textOn(message, channel))
    const count = Math.floor(deliveryCount / sent.length) + (index < deliveryCount % sent.length ? 1 : 0)
    for (let number = 0; number < count; number += 1) {
      const channel = used[number % used.length] ?? 'Email'
      const person = people[(index * 11 + Math.floor(number / used.length)) % people.length]
      const hasFailed = index >= sentCount && number < 4
      const state: MessageDeliveryRecord['state'] = hasFailed ? 'Failed' : channel === 'In-app' && number % 3 !== 0 ? 'Read' : 'Delivered'
      messageDeliveries.insert({
        communicationId: message.id,
        contactId: person?.id ?? 520,
        channel,
        state,
        error: hasFailed ? 'No value for universityName.' : null,
        at: message.sentAt ?? '',
        notificationId: null,
      })
    }
  }
}
