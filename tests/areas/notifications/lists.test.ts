import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import { dateLabel, fullDate } from '#src/notifications/date-label.ts'
import { contactNumberOf, keptMessages, readNotifications } from '#src/notifications/queries.ts'
import { richTextLimits } from '#src/ui/text/rich-text-limits.ts'
import { shorten } from '#src/ui/text/shorten.ts'

const record = {
  inAppNotificationId: 9001,
  communicationSubject: 'May Exams 2027 were published',
  content: '<p>Final.</p>',
  status: 0,
  createdAt: { date: '2026-11-20 09:30:00.000000' },
}
const notificationListOf = (data: unknown) => readNotifications({ data: data as never })
const one = (change: Readonly<Record<string, unknown>>) => {
  const [notification] = notificationListOf([{ ...record, ...change }]).notifications
  if (!notification) throw new Error('The record has been dropped.')
  return notification
}

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

describe('a list', () => {
  it('turns its messages into the portal’s own type', () => {
    expect(notificationListOf([record])).toEqual({
      total: 1,
      notifications: [
        {
          key: '9001',
          id: 9001,
          subject: 'May Exams 2027 were published',
          content: '<p>Final.</p>',
          sent: { at: Date.UTC(2026, 10, 20, 9, 30), day: null },
          isImportant: false,
        },
      ],
    })
  })

  it.each([null, undefined, 'unexpected', {}, 7])('is refused when it is none: %s', (data) => {
    expect(() => notificationListOf(data)).toThrow(ApiProblem)
  })

  it('of a hundred thousand counts them all and keeps the newest', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ ...record, inAppNotificationId: index + 1 }))
    const { total, notifications } = notificationListOf(many)
    expect([total, notifications.length, notifications[0]?.id]).toEqual([100_000, keptMessages, 1])
  })

  it('has a message without id whose date is anything at all', () => {
    expect(one({ inAppNotificationId: null, createdAt: { date: { toString: 1, valueOf: 2 } } })).toMatchObject({
      id: null,
      sent: { at: null },
    })
  })

  it.each([[undefined], [null], [0], [-3], [1.5], [Number.NaN], [1e300], ['0'], ['abc'], ['7 '], [{}], [true]])(
    'has no id that a call could carry for %s, and shows the message all the same',
    (inAppNotificationId) => {
      expect(one({ inAppNotificationId })).toMatchObject({ id: null, subject: record.communicationSubject })
    },
  )

  it('keeps no more of a content than can be shown, and that it was longer', () => {
    const { content } = one({ content: 'x'.repeat(8_000_000) })
    expect(content.length).toBe(richTextLimits.bytes + 1)
  })

  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['yes', false],
    [null, false],
    [undefined, false],
  ])('knows what its sender calls important: %j is %j', (isImportant, expected) => {
    expect(one({ isImportant }).isImportant).toBe(expected)
  })

  it('takes an id that came as text', () => {
    expect(one({ inAppNotificationId: '9001' }).id).toBe(9001)
  })

  it('gives each card a key of its own, though ids or messages come twice', () => {
    const { notifications } = notificationListOf([
      record,
      record,
      { ...record, inAppNotificationId: 0 },
      { ...record, inAppNotificationId: null },
    ])
    expect(new Set(notifications.map(({ key }) => key)).size).toBe(4)
  })

  it('survives anything in the place of a record or of a field', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.anything(), fc.anything(), (records, subject, createdAt) => {
        const list = notificationListOf([...records, { ...record, communicationSubject: subject, createdAt }])
        for (const { subject: line, content, key, sent } of list.notifications) {
          expect([typeof line, typeof content, typeof key]).toEqual(['string', 'string', 'string'])
          expect(dateLabel(sent, 0)).not.toContain('NaN')
        }
      }),
    )
  })

  it.each([
    ['501', 501],
    ['', 0],
    ['abc', 0],
    ['0', 0],
  ])('is asked for by the contact %j as %d', (contactId, expected) => {
    expect(contactNumberOf(contactId)).toBe(expected)
  })
})

describe('a subject', () => {
  const cut = (subject: string) => shorten(one({ communicationSubject: subject }).subject, 70)

  it('of 70 characters is whole, of 71 is 70 and an ellipsis', () => {
    expect([cut('x'.repeat(69)).length, cut('x'.repeat(70)), cut('x'.repeat(71))]).toEqual([69, 'x'.repeat(70), `${'x'.repeat(70)}…`])
  })

  it('counts what people see as characters, and leaves no half of one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'é', '😀', '👩🏽', '𝔘', '中'), { minLength: 60, maxLength: 90 }), (characters) => {
        const shown = cut(characters.join(''))
        expect(shown).not.toMatch(/\p{Cs}/u)
        expect(Array.from(shown).length).toBeLessThanOrEqual(71)
        expect(() => encodeURIComponent(shown)).not.toThrow()
      }),
    )
  })

  it('is one line of well-formed text whatever it came as', () => {
    expect(one({ communicationSubject: ' a\r\n\tb\u202Egnp.exe\uD83D ' }).subject).toBe('a b gnp.exe\uFFFD')
    expect(one({ communicationSubject: 'x'.repeat(8_000_000) }).subject.length).toBe(2001)
  })
})

describe('the date of a message', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  const labelOf = (date: unknown) => dateLabel(one({ createdAt: { date } }).sent, now)

  it.each([
    ['2026-11-21 11:00:00.000000', 'Today'],
    ['2026-11-20 12:00:00.000001', 'Yesterday'],
    ['2026-11-20 12:01:00.000000', 'Today'],
    ['2026-11-20 12:00:00.000000', 'Yesterday'],
    ['2026-11-19 12:01:00.000000', 'Yesterday'],
    ['2026-11-19 12:00:00.000000', '19/11/2026'],
    ['2026-11-19T12:00:00Z', '19/11/2026'],
    ['2025-11-21 11:00:00.000000', '21/11/2025'],
    ['2031-03-31 10:00:00.000000', '31/03/2031'],
    ['2026-11-21', 'Today'],
    ['2026-11-20', 'Yesterday'],
    ['2026-11-19', '19/11/2026'],
    ['2030-02-01', '01/02/2030'],
    ['0000-00-00 00:00:00.000000', '—'],
    ['2024-02-30 10:00:00.000000', '—'],
    ['2024-13-01', '—'],
    ['yesterday', '—'],
    ['', '—'],
    [null, '—'],
    [17, '—'],
  ])('%s reads %s', (date, label) => {
    process.env['TZ'] = 'UTC'
    expect(labelOf(date)).toBe(label)
  })

  it.each([
    ['Etc/GMT+12', '18/11/2026'],
    ['America/Los_Angeles', '18/11/2026'],
    ['UTC', '19/11/2026'],
    ['Pacific/Kiritimati', '19/11/2026'],
  ])('of an instant is the day in the zone %s, and of a day that day', (name, expected) => {
    process.env['TZ'] = name
    expect([labelOf('2026-11-19 05:00:00.000000'), labelOf('2026-03-29')]).toEqual([expected, '29/03/2026'])
  })

  it('is told in full for a closer look, where there is one', () => {
    process.env['TZ'] = 'UTC'
    expect([fullDate({ at: now, day: null }), fullDate({ at: null, day: '2026-11-20' })]).toEqual(['21/11/2026 12:00', ''])
  })
})
