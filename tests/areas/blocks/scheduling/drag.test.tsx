import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { schedulingPage } from '#tests/pages/scheduling.ts'
import { frame, lift, type Point } from '#tests/support/dragging.ts'
import { cardOf, moduleOf, openStep, slotsOf, type ScheduleBlock } from '#tests/support/schedule/step.tsx'

const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => cardOf(from + index))

// Slots with 0, 1, 2 and 5 cards, with Undo rows alone (5) and between cards (6); 10 to 12 are removed before the drag.
const slots = slotsOf([], cards(1, 1), cards(2, 2), cards(4, 5), [cardOf(10)], [...cards(11, 2), ...cards(13, 2)])
const removed = [
  [10, 5],
  [11, 6],
  [12, 6],
] as const
const block: ScheduleBlock = {
  days: [{ date: { id: 'd1', date: '2027-05-24' }, slots }],
  modules: Array.from({ length: 24 }, (_, index) => moduleOf(index + 1)),
  // Whatever is carried must not stand with any of slots 3 and 4; two cards of slot 4 stand against a rule already.
  pairs: [
    { ruleName: 'Apart', moduleId: '4', prohibitedId: '5' },
    ...['1', '20'].flatMap((moduleId) =>
      [3, 4, 5, 6, 7, 8].map((other) => ({ ruleName: `Apart from ${other}`, moduleId, prohibitedId: String(other) })),
    ),
  ],
}

const find = (selector: string): HTMLElement => {
  const element = document.querySelector(selector)
  if (element instanceof HTMLElement) return element
  throw new Error(`${selector} is not on the page.`)
}
const panel = (slot: number) => find(`section[aria-label="Slot ${slot}"]`)
const title = (slot: number) => find(`section[aria-label="Slot ${slot}"] article h4`)

/** Opens the day as high as it is, so that nothing scrolls, with its Undo rows. */
async function openDay(width: number, given: ScheduleBlock = block) {
  await page.viewport(width, 3400)
  const actor = await openStep(given)
  await expect.poll(() => document.querySelectorAll('article').length, { timeout: 15_000 }).toBe(13)
  for (const [id, slot] of removed) actor.send({ type: 'module.remove', module: { moduleId: String(id), name: `Module ${id}` }, slot })
  await expect.poll(() => document.querySelectorAll('[aria-label^="Undo removing"]').length).toBe(3)
  // The list follows an edit a frame later.
  for (const [id] of removed)
    await expect.poll(() => document.querySelector(`aside [data-module="${id}"]`)?.textContent ?? '').not.toMatch(/Slot \d/)
  await expect.element(page.getByRole(...schedulingPage.sameInstant)).toBeVisible()
  if (!given.late) await expect.poll(() => document.querySelector('[role=tabpanel][hidden] li')).not.toBeNull()
  await expect.poll(() => document.querySelectorAll('[draggable=true]').length, { timeout: 15_000 }).toBeGreaterThan(9)
  await frame()
  return actor
}

/** Notes the place of every element on the page; the returned function lists those that have moved since. */
function watchPlaces() {
  const elements = [...document.querySelectorAll('main *')]
  const places = () =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(' ')
    })
  const before = places()
  return () =>
    places()
      .flatMap((now, index) => (now === before[index] ? [] : [`${elements[index]?.outerHTML.slice(0, 90)}: ${before[index]} → ${now}`]))
      .slice(0, 9)
}

/** Near the upper edge, in the middle and near the lower edge of a slot as it is drawn now. */
function pointsOf(slot: number): readonly Point[] {
  const { left, top, width, height } = panel(slot).getBoundingClientRect()
  return [top + 4, top + height / 2, top + height - 4].map((clientY) => ({ clientX: left + width / 2, clientY }))
}
const all = [1, 2, 3, 4, 5, 6]
const hot = () => document.querySelector('section[data-hot]')?.getAttribute('aria-label')

describe.each([1440, 820, 375])('while a module is carried, on a screen of %i px', (width) => {
  const source = () => (width > 600 ? find('aside [data-module="20"]') : title(2))

  it('nothing on the page moves, above whichever slot it is held', async () => {
    await openDay(width)
    const moved = watchPlaces()
    const carried = await lift(source())
    expect(moved()).toEqual([])
    for (const slot of all)
      for (const point of pointsOf(slot)) {
        await carried.over(point)
        expect(hot()).toBe(`Slot ${slot}`)
        expect(moved(), `above slot ${slot}`).toEqual([])
      }
    carried.cancel()
    await expect.poll(hot).toBeUndefined()
    expect(moved()).toEqual([])
  })

  it('nothing moves by key either', async () => {
    await openDay(width)
    const moved = watchPlaces()
    find('section[aria-label="Slot 2"] [aria-label="Move Module 1"]').focus()
    await userEvent.keyboard('[Space]')
    for (const slot of [3, 4, 5, 6]) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.poll(hot).toBe(`Slot ${slot}`)
      expect(moved(), `above slot ${slot}`).toEqual([])
    }
    await userEvent.keyboard('{Escape}')
  })

  it('it lands in the slot that was drawn there when it was lifted', async () => {
    const actor = await openDay(width)
    for (const slot of all.filter((each) => each !== 2)) {
      const points = pointsOf(slot)
      const carried = await lift(source())
      // On the way it is held above the slots between.
      for (const other of all) await carried.over(pointsOf(other)[1] ?? { clientX: 0, clientY: 0 })
      const end = points[2] ?? { clientX: 0, clientY: 0 }
      await carried.over(end)
      carried.drop(end)
      const id = width > 600 ? '20' : '1'
      await expect.poll(() => document.querySelector(`section[aria-label="Slot ${slot}"] [data-card="${id}"]`)).not.toBeNull()
      expect(document.querySelectorAll(`[data-card="${id}"]`).length).toBe(1)
      const module = { moduleId: id, name: `Module ${id}` }
      if (width > 600) actor.send({ type: 'module.remove', module, slot })
      else actor.send({ type: 'module.move', module, from: slot, to: 2 })
      await expect.poll(() => document.querySelector(`section[aria-label="Slot ${slot}"] [data-card="${id}"]`)).toBeNull()
    }
  })
})

describe('what is read while a module is carried', () => {
  it('is shown after the drop: until then nothing moves for it', async () => {
    let answer: (value: unknown) => void = () => {}
    const promise = new Promise((resolve) => (answer = resolve))
    await openDay(1440, { ...block, late: { modules: promise, prohibitedPairs: promise, summary: promise, zoneGroups: promise } })
    const moved = watchPlaces()
    const carried = await lift(title(2))
    answer(null)
    for (let frames = 0; frames < 10; frames++) await frame()
    expect(moved()).toEqual([])
    expect(document.querySelector('aside [data-module]')).toBeNull()
    carried.cancel()
    await expect.poll(() => document.querySelectorAll('aside [data-module]').length).toBe(24)
    await expect.poll(() => document.querySelector('[role=tabpanel][hidden] li')).not.toBeNull()
  })
})
