import { describe, expect, it } from 'vitest'
import { findBreach, type Schema } from '#mirage/schema-check.ts'
import { checkRecord } from '#openapi/check-record.ts'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { requestOf, sendChecked, startAggregator } from '#tests/support/aggregator.ts'
import { readContract } from '#tests/support/contract-validator.ts'
import { everyReport } from '#tests/api/reports/every-report.ts'

const schemas: Readonly<Record<string, Schema>> = Object(readContract().components?.schemas)
const breachOf = (name: string, text: string) => findBreach(text, schemas[name] ?? {}, 'at', () => ({}))

const stampWords = 'at must be a time in UTC, yyyy-MM-dd HH:mm:ss.SSSSSS.'
const dayWords = 'at must be a day of the calendar, yyyy-MM-dd.'

const stamps = [
  ['2026-11-28 03:27:00.000000', true],
  ['2028-02-29 23:59:59.999999', true],
  ['2026-11-28T03:27', false],
  ['2026-12-01', false],
  ['2026-11-28T03:27:00.000Z', false],
  ['2026-11-28 03:27:00', false],
  ['2026-11-28 03:27:00.000', false],
  ['2026-11-28T03:27:00.000000', false],
  ['2026-11-28 24:00:00.000000', false],
  ['2026-11-28 03:60:00.000000', false],
  ['2026-02-30 03:27:00.000000', false],
  [' 2026-11-28 03:27:00.00000', false],
  ['', false],
] as const

const days = [
  ['2026-11-28', true],
  ['2028-02-29', true],
  ['2026-02-30', false],
  ['2026-1-2', false],
  ['28/11/2026', false],
  ['2026-11-28 00:00:00.000000', false],
  ['', false],
] as const

describe('the contract', () => {
  it.each(stamps)('takes "%s" as an instant: %s', (text, isRight) => {
    for (const name of ['DateTime', 'Instant']) expect(breachOf(name, text)).toBe(isRight ? null : stampWords)
  })

  it.each(days)('takes "%s" as a day: %s', (text, isRight) => {
    expect(breachOf('CivilDate', text)).toBe(isRight ? null : dayWords)
  })

  it('gives every schema with the form of an instant the format of one, except ReleaseTime', () => {
    const loose = Object.entries(schemas).flatMap(([name, { description = '', format }]) =>
      description.startsWith('"yyyy-MM-dd HH:mm') && format !== 'stamp' ? [name] : [],
    )
    expect(loose).toEqual(['ReleaseTime'])
  })
})

it.each(stamps.filter(([text]) => text !== '' && text.trim() === text))('a record takes "%s" as an instant: %s', (text, isRight) => {
  const errors = checkRecord(communication.fields, { scheduledAt: text })
  expect(errors.get('scheduledAt')).toBe(isRight ? undefined : 'Invalid Date')
})

describe('the aggregator', () => {
  it.each(['2026-12-28T03:27', '2026-12-31', '2026-12-28 03:27'])('does not schedule a message at "%s"', async (scheduledAt) => {
    const { handle, signIn } = startAggregator()
    const { session } = await signIn()
    const request = requestOf('updateCommunicationStatus', { path: { id: 21 }, body: { state: 'Scheduled', scheduledAt } }, session)
    const { description } = await (await sendChecked(handle, request, 'answer')).json()
    expect(description).toBe('scheduledAt must be a time in UTC, yyyy-MM-dd HH:mm:ss.SSSSSS.')
  })

  it.each(['2026-13-01', '2026-02-30'])('makes no report from "%s" on', async (from) => {
    const { signIn } = startAggregator()
    const query = { ...everyReport, from }
    expect(await (await signIn()).refuse('getReport', { path: { report: 'leads' }, query })).toEqual([
      400,
      'from must be a day of the calendar, yyyy-MM-dd.',
    ])
  })
})
