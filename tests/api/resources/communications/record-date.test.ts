import { describe, expect, it } from 'vitest'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { accountContacts } from './start.ts'

type Fields = Readonly<Record<string, unknown>>

/** Dates of a person that no message tells. */
const personal = ['dateOfBirth', 'passportExpiry', 'visaExpiry', 'followUpOn']

const inWords = (day: unknown) => String(day).slice(0, 10).split('-').toReversed().join('/')

/** An aggregator with what a message can be about, and the date that it tells of a record. */
async function start() {
  const { handle, signIn } = startAggregator()
  const admin = await signIn()
  const records = await recordsAs(handle)
  const subjects = (await admin.succeed('listMessageComponents')).map((one) => ({ ...one, resource: one.resource as ResourceName }))
  const dateOf = async (componentId: number, recordId: number) => {
    const inApp = { subject: '{{recordDate}}', content: '<p>Read this.</p>' }
    const preview = await admin.succeed('previewMessage', { body: { contactId: accountContacts.student, componentId, recordId, inApp } })
    return preview.inApp?.subject
  }
  const componentOf = (page: string) => subjects.find(({ name }) => name === page)?.componentId ?? 0
  return { admin, records, subjects, dateOf, componentOf }
}

describe('the date of the record that a message is about', () => {
  it.each([
    ['Regular Registration', 'Student', 3001, 'registeredOn'],
    ['Certificate Dashboard', 'Certificate', 1, 'awardedOn'],
    ['Calendar', 'Event', 1, 'startDate'],
  ] as const)('is for %s the named one', async (page, resource, id, field) => {
    const { records, dateOf, componentOf } = await start()
    const record = await records.succeed<Fields>(resource, 'details', { id })
    expect(await dateOf(componentOf(page), id)).toBe(inWords(record[field]))
  })

  it('is the day on which a record was made that has none of its own', async () => {
    const { records, dateOf, componentOf } = await start()
    const { createdAt } = await records.succeed<{ createdAt: { date: string } }>('Lead', 'details', { id: 1 })
    expect(await dateOf(componentOf('Leads'), 1)).toBe(inWords(createdAt.date))
  })

  it('is for a block its first day', async () => {
    const { admin, dateOf, componentOf } = await start()
    const { ExamblockSummaryData: block } = await admin.succeed('getExamBlockSummary', { path: { id: 101 } })
    expect(await dateOf(componentOf('Exam Block'), 101)).toBe(inWords(block.startDate))
  })

  it('is there for a record of each page, and none of the personal ones', async () => {
    const { records, subjects, dateOf } = await start()
    const told: string[] = []
    for (const { name, resource, componentId } of subjects) {
      const [record] = await records.succeed<readonly { id: number }[]>(resource, 'options', { query: { pageSize: 1 } })
      if (!record) continue
      const date = await dateOf(componentId, record.id)
      if (date === '') told.push(`${name} has none`)
      const hidden = personal.filter((field) => Object.hasOwn(resourceRules[resource].fields, field))
      if (hidden.length === 0) continue
      const details = await records.succeed<Fields>(resource, 'details', { id: record.id })
      for (const field of hidden) if (inWords(details[field]) === date) told.push(`${name} tells ${field}`)
    }
    expect(subjects.length).toBeGreaterThan(80)
    expect(told).toEqual([])
  })
})
