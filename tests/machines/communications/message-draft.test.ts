import { describe, expect, it } from 'vitest'
import { emptyMessage, draftErrors, firstWrongStep, sendErrors, sendTime } from '#machines/communications/message-draft.ts'
import { filledText, escapedText, longestContent, piecesOf } from '#openapi/communications/message-text.ts'
import { dates } from '#src/communications/composer/dates.ts'
import { wholeMessage } from './start.ts'

const now = Date.UTC(2026, 9, 1)
const later = { ...wholeMessage, when: 'later' as const, timezoneId: 2, timezoneName: 'UK Time' }

describe('a draft', () => {
  it('needs a name, a mode and an option; an unknown placeholder forbids saving (CAT-COM-03)', () => {
    expect([...draftErrors(emptyMessage)]).toEqual([
      ['communicationName', 'Name should not be blank!'],
      ['mode', 'Mode should not be blank!'],
      ['option', 'Send to should not be blank!'],
    ])
    const unknown = { ...wholeMessage, inApp: { subject: 'Dear {{nickname}}', content: '<p>{{firstName|Student}}</p>' } }
    expect([...draftErrors(unknown)]).toEqual([['inApp.subject', 'Unknown placeholder: nickname.']])
  })

  it('counts a text in bytes, as the server does', () => {
    const withText = (content: string) => draftErrors({ ...wholeMessage, inApp: { subject: 'News', content } })
    expect([...withText('é'.repeat(longestContent / 2))]).toEqual([])
    expect([...withText('é'.repeat(longestContent / 2 + 1)).keys()]).toEqual(['inApp.content'])
  })

  it('names the address that is none', () => {
    const wrong = { ...wholeMessage, email: { ...wholeMessage.email, toEmails: ['a@b.co', 'nobody'] } }
    expect([...draftErrors(wrong)]).toEqual([['email.toEmails', 'nobody is not an e-mail address.']])
  })
})

describe('what is to be sent', () => {
  it('needs recipients and the texts of its channels, of which the first wrong step opens', () => {
    const bare = { ...emptyMessage, communicationName: 'A', mode: 'In-app' as const, option: 'Audience' as const }
    expect([...sendErrors(bare, dates, now)]).toEqual([
      ['audienceId', 'Choose at least one recipient.'],
      ['inApp.subject', 'Subject in the portal should not be blank!'],
      ['inApp.content', 'Text in the portal should not be blank!'],
    ])
    expect(firstWrongStep(sendErrors(bare, dates, now))).toBe('recipients')
    expect([...sendErrors(wholeMessage, dates, now)]).toEqual([])
  })

  it.each([
    ['28/03/2027', '01:30', 'This time does not exist on 28/03/2027: the clocks change.'],
    ['30/02/2027', '09:00', 'Invalid Date'],
    ['01/10/2026', '01:04', 'Choose a time at least 5 minutes from now.'],
  ])('is not sent on %s at %s', (date, time, text) => {
    expect(sendTime({ ...later, date, time }, dates, now)).toMatchObject({ kind: 'wrong', text })
  })

  it('is sent by the clock of its zone, the first of two times', () => {
    expect(sendTime({ ...later, date: '01/12/2026', time: '09:00' }, dates, now)).toEqual({
      kind: 'at',
      instant: Date.UTC(2026, 11, 1, 9),
      isTwice: false,
      letters: 'GMT',
    })
    expect(sendTime({ ...later, date: '25/10/2026', time: '01:30' }, dates, now)).toMatchObject({
      instant: Date.UTC(2026, 9, 25, 0, 30),
      isTwice: true,
    })
  })
})

describe('placeholders', () => {
  it('are whole pieces, with what stands for a missing value', () => {
    expect(piecesOf('Dear {{firstName|Student}}, {{today}}')).toEqual([
      'Dear ',
      { name: 'firstName', fallback: 'Student' },
      ', ',
      { name: 'today', fallback: null },
    ])
  })

  it('are filled in as text, never as markup (CAT-COM-04)', () => {
    const filled = filledText('<p>{{firstName}} {{lastName}} {{centreName|}}</p>', { firstName: '<b>A</b>' }, escapedText)
    expect(filled).toEqual({ text: '<p>&lt;b&gt;A&lt;/b&gt;  </p>', missing: ['lastName', 'centreName'] })
  })

  it('use the fallback where the value is missing or empty', () => {
    const text = '{{recordDate|soon}} {{lastName|Student}}'
    expect(filledText(text, { recordDate: '' }, escapedText)).toEqual({ text: 'soon Student', missing: [] })
    expect(filledText(text, { recordDate: '01/06/2027' }, escapedText).text).toBe('01/06/2027 Student')
  })
})
