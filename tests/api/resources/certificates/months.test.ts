import { expect, it } from 'vitest'
import { namedMonths } from '#src/certificates/dashboard/months.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [certificateType, january] = [1, 1]

it('counts certificates by the month of their issue, the last twelve, also what is more than a page', async () => {
  const { handle, signIn } = startAggregator()
  const [admin, calls] = await Promise.all([recordsAs(handle), signIn()])
  const { list = [] } = await admin.succeed('Certificate', 'list', { query: { pageNo: 1, pageSize: 100 } })
  const months = await calls.succeed('countCertificatesByMonth')
  expect(months).toHaveLength(12)
  expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11'])
  for (const { month, count } of months) expect(list.filter(({ issuedOn }) => String(issuedOn).startsWith(month))).toHaveLength(count)
  const before = months[11]?.count ?? 0
  const issued = await calls.succeed('issueCertificates', {
    body: { certificateTypeId: certificateType, resultIntakeId: january, mode: 'apply' },
  })
  const more = issued.filter(({ isDone }) => isDone === 1).length
  expect(list.length + more).toBeGreaterThan(100)
  expect((await calls.succeed('countCertificatesByMonth'))[11]?.count).toBe(before + more)
  expect(namedMonths([{ month: '2026-09', count: 2 }])).toEqual([{ name: 'Sept 26', count: 2 }])
})
