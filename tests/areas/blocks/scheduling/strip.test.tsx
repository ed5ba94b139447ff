import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { DateStrip } from '#src/blocks/scheduling/strip/DateStrip.tsx'
import { createStripScroll } from '#src/blocks/scheduling/strip/strip-scroll.ts'
import { texts } from '#src/blocks/scheduling/texts.ts'

const stripScroll = createStripScroll({ every: () => () => {}, isMotionReduced: () => true })
const days = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  date: `2027-03-${String(index + 1).padStart(2, '0')}`,
  isHoliday: false,
  isUnsaved: false,
  isAsked: false,
  slots: [],
}))

it.each([
  ['right', '2027-03-12'],
  ['left', '2027-03-01'],
  ['last', '2027-03-20'],
])('the chosen date stays whole in sight when the strip becomes narrower: %s', async (_, selected) => {
  await page.viewport(820, 400)
  const strip = (width: number) => (
    <div style={{ width }}>
      <DateStrip days={days} selected={selected} stripScroll={stripScroll} onSelect={() => {}} />
    </div>
  )
  const { rerender } = await render(strip(720))
  const box = page.getByRole('radiogroup', { name: texts.dates }).element()
  const isInSight = () => {
    const [view, date] = [box, box.querySelector(`[data-date="${selected}"]`)].map((each) => each?.getBoundingClientRect())
    return view !== undefined && date !== undefined && date.left >= view.left - 0.5 && date.right <= view.right + 0.5
  }
  expect(isInSight()).toBe(true)
  for (const width of [500, 330, 240]) {
    await rerender(strip(width))
    await expect.poll(() => Math.abs((box.parentElement?.clientWidth ?? 0) - width)).toBeLessThan(2)
    await expect.poll(isInSight).toBe(true)
  }
})
