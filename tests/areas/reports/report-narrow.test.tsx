import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ReportView } from '#src/reports/ReportView.tsx'
import type { Part } from '#tests/pages/parts.ts'
import { reportPages as screen } from '#tests/pages/reports/reports.ts'
import { Served } from '../../../stories/resources/served.tsx'

const nothing = () => undefined

const show = async (width: number) => {
  await page.viewport(width, 900)
  await render(
    <Served answers={{}} path="/reports/view/leads">
      <ReportView
        title="Leads Report"
        breadcrumbs={null}
        report="leads"
        choice={{ from: '2026-10-01', to: '2026-11-28' }}
        today="2026-11-28"
        data={{ asOf: '2026-11-28', subject: 'All dates', figures: [], series: [], columns: [], rows: [] }}
        isBusy={false}
        failure={null}
        onChoice={nothing}
        onExport={nothing}
        onPrint={nothing}
        saveHref="/reports/create"
        scheduleHref="/reports/create?schedule=1"
        onRetry={nothing}
      />
    </Served>,
  )
}

const topOf = (...part: Part<'link' | 'button' | 'textbox'>) =>
  page
    .getByRole(...part)
    .element()
    .getBoundingClientRect().top
const actions = () => [topOf(...screen.schedule), topOf(...screen.save), topOf(...screen.csv), topOf(...screen.print)]

it('sets its actions two by two, and its days beside each other, on a narrow screen', async () => {
  await show(375)
  await expect.element(page.getByRole(...screen.print)).toBeVisible()
  const [schedule, save, csv, print] = actions()
  expect([save, print]).toEqual([schedule, csv])
  expect(print).toBeGreaterThan(save ?? 0)
  expect(topOf(...screen.to)).toBe(topOf(...screen.from))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

it('sets its actions in one line on a wide screen', async () => {
  await show(1440)
  await expect.element(page.getByRole(...screen.print)).toBeVisible()
  expect(new Set(actions()).size).toBe(1)
})
