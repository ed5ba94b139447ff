import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { centres } from '#src/masters/centres.tsx'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'
import { pageAt, Served, unanswered } from '../../../stories/resources/served.tsx'

/** The bars of the first row of a list that is being read. */
async function waiting(width: number) {
  await page.viewport(width, 900)
  const at = pageAt('/sms/centres', 'Centres', '1')
  await render(
    <Served answers={{ 'GET list': unanswered }} path={at.paths.list}>
      <centres.list {...at} />
    </Served>,
  )
  const table = page.getByRole(...recordPages(rulesNamed('Centre')).table)
  await expect.element(table, { timeout: 15_000 }).toBeVisible()
  const bars = [...table.element().querySelectorAll<HTMLElement>('tbody tr:first-child td > span')]
  return { table: table.element(), bars: bars.filter(({ offsetWidth }) => offsetWidth > 0).map((bar) => bar.getBoundingClientRect()) }
}

it('a list that is being read shows its figures where they will end', async () => {
  const { table, bars } = await waiting(1440)
  const places = [...table.querySelectorAll('th')].find(({ textContent }) => textContent === 'Places a year')
  const end = (places?.getBoundingClientRect().right ?? 0) - 12
  expect(bars.map(({ right }) => Math.round(right))).toContain(Math.round(end))
})

it('a list that is being read on a phone has the parts of its cards alone', async () => {
  const { bars } = await waiting(375)
  // Box, name, code, two columns below the name, the status beside it.
  expect(bars).toHaveLength(6)
  expect(new Set(bars.map(({ top }) => Math.round(top))).size).toBeGreaterThan(2)
})
