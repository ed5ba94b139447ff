import type { Locator, Page } from 'playwright/test'
import { expect } from '#tests/e2e/support.ts'
import { slotPanel } from '#tests/pages/journey.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'

const middle = async (element: Locator): Promise<[number, number]> => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** What a person takes hold of in the schedule: one module, its cards, and where it goes. */
export function scheduleControls(page: Page, name: string) {
  const list = page.getByRole(...schedulingPage.modules)
  const row = list.getByRole('button', { name: new RegExp(`^${name}\\b`) })
  const card = (slot: number) => slotPanel(page, slot).getByRole('article', { name, exact: true })
  const grip = (slot: number) => card(slot).getByRole('button', { name: `Move ${name}`, exact: true })
  const layer = page.getByRole('dialog')
  const head = {
    list: list.getByRole(...schedulingPage.modulesTab),
    slot: (slot: number) => slotPanel(page, slot).getByRole('heading', { name: `Slot ${slot}` }),
    nothing: page.getByRole('heading', { level: 1 }),
  }
  /** Waits for the code of dragging, which is loaded after the schedule. */
  const beDraggable = () => expect(page.locator('[draggable=true]')).not.toHaveCount(0)
  return {
    row,
    card,
    grip,
    /** The dialog over the schedule that asks for a slot. */
    layer,
    head,
    openLayer: async (button: Locator) => {
      await button.click()
      await expect(layer).toBeVisible()
    },
    closeLayer: async () => {
      if (!(await layer.isVisible())) return
      await page.keyboard.press('Escape')
      await expect(layer).toBeHidden()
    },
    chooseSlot: (slot: number) => layer.getByRole('button', { name: new RegExp(`^Slot ${slot}\\b`) }).click(),
    press: async (element: Locator, ...keys: readonly string[]) => {
      await element.focus()
      for (const key of keys) await page.keyboard.press(key)
    },
    /** Takes hold with the mouse. */
    grab: async (source: Locator) => {
      await beDraggable()
      const [x, y] = await middle(source)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 4, y + 4, { steps: 2 })
    },
    /** Moves what is held above an element, without steps in between. */
    bring: async (over: Locator) => {
      const [x, y] = await middle(over)
      await page.mouse.move(x, y)
      // The browser reports the new place only with a further move there.
      await page.mouse.move(x + 1, y)
    },
  }
}
