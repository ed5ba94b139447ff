import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { centres } from '#src/masters/centres.tsx'
import { RecordRow } from '#src/ui/records/record-row.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import { centreRecord, usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'

vi.mock('#src/ui/records/record-row.tsx', { spy: true })
vi.mock('#src/ui/records/filter-control.tsx', { spy: true })

const { search } = recordPages(rulesNamed('Centre'))
const rows = Array.from({ length: 50 }, (_, index) => ({ ...centreRecord, centreId: index + 1, centreName: `College ${index + 1}` }))
const answers = { ...usual, 'GET list': () => ({ list: rows, totalCount: 50, statusCounts: { all: 50, 1: 50, '-1': 0 } }) }

it('a key in the search draws no row and no filter anew', async () => {
  const of = pageAt('/sms/centres', 'Centres', '26')
  await page.viewport(1440, 900)
  await render(
    <Served answers={answers} path={of.paths.list}>
      <centres.list {...of} />
    </Served>,
  )
  const row = page.getByRole('link', { name: 'College 50', exact: true })
  await expect.element(row, { timeout: 15_000 }).toBeVisible()
  const drawn = () => vi.mocked(RecordRow).mock.calls.length
  const before = [drawn(), vi.mocked(FilterControl).mock.calls.length]
  await userEvent.click(page.getByRole(...search))
  await userEvent.keyboard('coll')
  await expect.element(page.getByRole(...search)).toHaveValue('coll')
  expect([drawn(), vi.mocked(FilterControl).mock.calls.length]).toEqual(before)
})
