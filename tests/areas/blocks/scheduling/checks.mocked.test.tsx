import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { findings } from '#machines/blocks/findings/findings.ts'
import { prohibitionsOf } from '#machines/blocks/findings/prohibited-pairs.ts'
import { frame, lift } from '#tests/support/dragging.ts'
import { cardOf, moduleOf, openStep, slotsOf } from '#tests/support/schedule/step.tsx'

vi.mock('#machines/blocks/findings/findings.ts', { spy: true })
vi.mock('#machines/blocks/findings/prohibited-pairs.ts', { spy: true })

const find = (selector: string): HTMLElement => {
  const element = document.querySelector(selector)
  if (element instanceof HTMLElement) return element
  throw new Error(`${selector} is not on the page.`)
}

it('a block is checked once for an edit, and never while a module is carried over it', async () => {
  await page.viewport(1440, 1200)
  const actor = await openStep({
    days: [{ date: { id: 'd1', date: '2027-05-24' }, slots: slotsOf([], [cardOf(1)], [cardOf(2)]) }],
    modules: [1, 2, 3].map((id) => moduleOf(id)),
    pairs: [{ ruleName: 'Apart', moduleId: '1', prohibitedId: '2' }],
  })
  await expect.poll(() => document.querySelectorAll('[draggable=true]').length, { timeout: 15_000 }).toBe(5)
  await expect.poll(() => document.querySelector('[role=tabpanel][hidden] li'), { timeout: 15_000 }).not.toBeNull()
  const counts = () => [findings, prohibitionsOf].map((each) => vi.mocked(each).mock.calls.length)
  const before = counts()

  const carried = await lift(find('aside [data-module="3"]'))
  for (const slot of [1, 2, 3, 2, 1]) {
    const { left, top } = find(`section[aria-label="Slot ${slot}"]`).getBoundingClientRect()
    await carried.over({ clientX: left + 20, clientY: top + 20 })
    expect(find('section[data-hot]').ariaLabel).toBe(`Slot ${slot}`)
  }
  carried.cancel()
  await frame()
  expect(counts()).toEqual(before)

  const [checks = 0, rules = 0] = before
  actor.send({ type: 'module.place', module: { moduleId: '3', name: 'Module 3' }, slot: 1 })
  await expect.poll(counts).toEqual([checks + 1, rules])
})

it('modules are read anew as the step is entered: one that was renamed elsewhere has its new name', async () => {
  await page.viewport(1440, 1200)
  let answer = () => {}
  await openStep({
    days: [{ date: { id: 'd1', date: '2027-05-24' }, slots: slotsOf([], [], []) }],
    known: [1, 2, 3].map((id) => moduleOf(id)),
    modules: [moduleOf(1), { ...moduleOf(2), name: 'Applied Physics' }, moduleOf(3)],
    pairs: [],
    late: { modules: new Promise<void>((resolve) => (answer = resolve)) },
  })
  const name = () => document.querySelector('aside [data-module="2"]')?.textContent
  await expect.poll(name, { timeout: 15_000 }).toContain('Module 2')

  const carried = await lift(find('aside [data-module="3"]'))
  answer()
  await frame()
  expect(name()).toContain('Module 2')
  carried.cancel()
  await expect.poll(name).toContain('Applied Physics')
})
