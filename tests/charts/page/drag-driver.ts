import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { expect } from '#tests/e2e/support.ts'
import { slotPanel, type JourneyKind } from '#tests/pages/journey.ts'
import type { ChartEntry } from '#tests/support/charts/chart-entry.ts'
import { drag } from '#tests/support/charts/entries/drag.ts'
import type { PageDriver } from '#tests/support/charts/page-walk.ts'
import { scheduleControls } from './schedule-controls.ts'
import { blocksOn, physics } from './scheduling-chart.ts'
import { addressOf, openAnew } from './step-driver.ts'

const isOf = (event: EventObject, key: string, value: unknown): boolean => key in event && Object(event)[key] === value

/** The carrying as a page tells it: by hand from the list, by key from the list and from a slot; where it comes from tells by what. */
export const dragOn = (): ChartEntry => ({
  ...drag,
  events: drag.events.filter((event) => !(event.type === 'drag.lift' && Object(event).slots.length === 0)),
  project: (snapshot) => [drag.project(snapshot), Object(snapshot).context.lifted?.by],
})

/** Which moves the page allows: the keyboard goes from slot to slot, the pointer enters and leaves places. */
function can({ event }: { readonly event: EventObject }, at: AnyMachineSnapshot): boolean {
  const isByKey = at.context.lifted?.by === 'keyboard'
  switch (event.type) {
    case 'drag.enter':
      return !isByKey && !isOf(event, 'target', at.context.target)
    case 'drag.leave':
      return at.matches('over') && !isByKey
    case 'drag.next':
    case 'drag.previous':
      return isByKey
    case 'drag.drop':
      return at.matches('over')
    // With the mouse, a drag is cancelled only outside all places.
    case 'drag.cancel':
      return isByKey || at.matches('lifted')
    default:
      return event.type !== 'drop.settled' || at.matches('dropping')
  }
}

/** Drags modules in the schedule of a kind of block, by mouse and by keyboard. */
export const dragDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { saved, dates } = blocksOn(kind)
    const controls = scheduleControls(page, physics.name)
    const { row, head } = controls
    const targetOf = (event: EventObject) => ('target' in event && typeof event.target === 'number' ? head.slot(event.target) : head.list)
    const isByKey = (at: AnyMachineSnapshot) => at.context.lifted?.by === 'keyboard'
    /** Puts a card into the first slot if there is none, to be lifted from there. */
    const fillSlot = async () => {
      if ((await controls.card(1).count()) > 0) return
      await controls.openLayer(row)
      await controls.chooseSlot(1)
      await expect(controls.card(1)).toBeVisible()
    }
    const acts: Readonly<Record<string, (event: EventObject, at: AnyMachineSnapshot) => Promise<unknown>>> = {
      'drag.lift': async (event) => {
        if (isOf(event, 'by', 'pointer')) return controls.grab(row)
        if (isOf(event, 'from', 'list')) return controls.press(row, 'Space')
        await fillSlot()
        return controls.press(controls.grip(1), 'Space')
      },
      'drag.enter': async (event, at) => {
        // A module is lifted above the list: it enters the list only after it has left it.
        if (at.matches('lifted')) await controls.bring(head.nothing)
        return controls.bring(targetOf(event))
      },
      'drag.leave': () => controls.bring(head.nothing),
      'drag.next': () => page.keyboard.press('ArrowDown'),
      'drag.previous': () => page.keyboard.press('ArrowUp'),
      'drag.drop': (_, at) => (isByKey(at) ? page.keyboard.press('Space') : page.mouse.up()),
      'drag.cancel': async (_, at) => {
        if (isByKey(at)) return page.keyboard.press('Escape')
        await controls.bring(head.nothing)
        await page.keyboard.press('Escape')
        return page.mouse.up()
      },
    }
    return {
      inputs: ['any schedule'],
      open: async () => {
        await page.mouse.up()
        await openAnew(page, `${addressOf(kind, saved, 2)}&date=${dates[0]}`)
        await expect(row).toBeVisible()
      },
      can,
      make: async ({ event }, at) => void (await acts[event.type]?.(event, at)),
      // The schedule takes a dropped module at once, so this state passes.
      isPassing: (at) => at.matches('dropping'),
      see: async (at) => {
        await expect(page.locator('[data-lifted]')).toHaveCount(at.matches('resting') ? 0 : 1)
        const { target, lifted } = at.context
        for (const slot of [1, 2])
          await expect(slotPanel(page, slot).and(page.locator('[data-hot]'))).toHaveCount(target === slot && lifted ? 1 : 0)
      },
      unreachable: {
        'lifted: drag.next [hasNext] → over': 'what is lifted by key is above a slot from the beginning',
        'lifted: drag.previous [hasPrevious] → over': 'what is lifted by key is above a slot from the beginning',
        'lifted: drag.drop → resting': 'what is let go of beside every place is told as given up',
      },
    }
  }
