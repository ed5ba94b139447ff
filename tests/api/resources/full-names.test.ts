import { expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

it.each(['Student', 'Lead', 'Contact', 'User', 'UniversityContact'] as const)(
  '%s: a search for a whole name, as lists show it, finds it',
  async (name) => {
    const admin = await recordsAs(startAggregator({ scenario: 'demo' }).handle)
    const { list: [first] = [] } = await admin.succeed(name, 'list')
    const fullName = String(first?.['fullName'])
    expect(fullName).toMatch(/\S \S/)
    const { list = [] } = await admin.succeed(name, 'list', { query: { searchText: fullName.toUpperCase() } })
    expect(list.map((row) => row['fullName'])).toContain(fullName)
  },
)
