import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { MonthGrid } from '#src/calendar/MonthGrid.tsx'

it.each([320, 375, 1440])('writes each day with its month on one line within its column, %i pixels wide', async (width) => {
  await page.viewport(width, 800)
  const day = '2027-01-11'
  const nothing = () => undefined
  await render(
    <MonthGrid
      label="January 2027"
      day={day}
      today={day}
      entries={[]}
      range={{ anchor: day, to: day }}
      isSmall={width < 1024}
      onDay={nothing}
      onRange={nothing}
      onOpen={nothing}
      hrefOf={() => null}
      onEntry={nothing}
    />,
  )
  for (const [date, words] of [
    ['2026-12-28', '28 Dec'],
    ['2027-01-01', '1 Jan'],
  ] as const) {
    const cell = document.querySelector(`[data-day="${date}"]`)
    const text = document.createRange()
    text.selectNodeContents([...(cell?.querySelectorAll('span[aria-hidden]') ?? [])].find((one) => one.textContent === words) ?? document)
    expect([date, text.toString(), text.getClientRects().length]).toEqual([date, words, 1])
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.getBoundingClientRect().right ?? 0)
  }
})
