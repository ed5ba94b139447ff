import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import type { ResourceInput } from '#src/api/client.ts'
import { centres } from '#src/masters/centres.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import { recordList } from '#tests/pages/record-list.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { centreRecord } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const counts = { all: 48, 1: 45, '-1': 3 }
const found = { all: 24, 1: 24, '-1': 0 }

/** The list of centres at an address; what it asks for is noted as currency, status, sort and size. */
async function open(search: string, isWholeRefused = false) {
  await page.viewport(1440, 900)
  const asked: string[] = []
  const answer = ({ query = {} }: ResourceInput) => {
    const isFiltered = query['currency'] === 'GBP'
    const isInactive = query['statusId'] === '-1'
    asked.push(
      `${isFiltered ? 'GBP' : ''} ${isInactive ? 'inactive' : 'all'} ${plainText(query['sortParam'])} ${plainText(query['pageSize'])}`,
    )
    if (isWholeRefused && !isFiltered) throw new ApiProblem('refused', 400, 'Broken.', null)
    const statusCounts = isFiltered ? found : counts
    return { list: [centreRecord], totalCount: isInactive ? statusCounts['-1'] : statusCounts.all, statusCounts }
  }
  const at = pageAt('/sms/centres', 'Centres', '1')
  await render(
    <Served answers={{ 'GET list': answer }} path={`${at.paths.list}${search}`}>
      <centres.list {...at} />
    </Served>,
  )
  const table = page.getByRole(...recordPages(rulesNamed('Centre')).table)
  await expect.element(table.getByRole('link').first(), { timeout: 15_000 }).toBeVisible()
  return { asked }
}

const heading = page.getByText(/^[\d,]+ centres$/)

it('a list by status counts all records in its heading by its own answer', async () => {
  const { asked } = await open('?status=-1')
  await expect.element(heading).toHaveTextContent('48 centres')
  expect(asked).toHaveLength(1)
})

it('a filtered list asks for how many there are as the menu opens it, however it is sorted itself', async () => {
  const { asked } = await open('?currency=GBP&sort=countryId:asc&size=25')
  await expect.element(page.getByText(recordList.foundOf(24, 48))).toBeVisible()
  expect(asked).toEqual(['GBP all countryId:asc 25', ' all  10'])
})

it('a filtered list says what it has found where it is not known of how many', async () => {
  await open('?currency=GBP', true)
  await expect.element(page.getByText('24 found')).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})
