import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ColumnChart } from '#src/ui/graphs/column-chart.tsx'

const tens = ['0–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–89', '90–100']

const shownNames = () =>
  tens
    .map((name) => page.getByText(name, { exact: true }).element())
    .filter((element) => getComputedStyle(element).visibility === 'visible')
    .map((element) => element.getBoundingClientRect())

it.each([360, 420, 700])('names its columns without one touching the next in %i pixels', async (width) => {
  await page.viewport(1280, 900)
  await render(
    <div style={{ width }}>
      <ColumnChart label="Achieved marks" unit="" points={tens} series={[{ name: 'Marks', values: tens.map(() => 4) }]} />
    </div>,
  )
  await expect.element(page.getByText('90–100')).toBeInTheDocument()
  const boxes = shownNames()
  expect(boxes.length).toBeGreaterThan(4)
  expect(boxes.filter(({ left }, index) => index > 0 && left < (boxes[index - 1]?.right ?? 0) + 2)).toEqual([])
})
