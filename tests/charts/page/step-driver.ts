import type { Locator, Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import { beSignedIn, codec, expect, reset } from '#tests/e2e/support.ts'
import { blockWizard } from '#tests/pages/block-wizard.ts'
import type { JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Part } from '#tests/pages/parts.ts'
import type { Move } from '#tests/support/charts/moves.ts'

export const api = '**/api/aggregate/v1'

/** The address of a step of a saved block's wizard; steps count from 0. */
export const addressOf = ({ spec }: JourneyKind, id: string, step: number): string =>
  `${spec.paths.wizardOf(codec.encrypt(id) ?? '')}&step=${step}`

export type Entries = readonly (readonly [key: string, value: string])[]

/** Puts entries into the browser's storage. */
export const keep = (page: Page, entries: Entries): Promise<void> =>
  page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, entries)

/** Opens a page of the wizard as the administrator, with all data reset and these entries in the browser's storage. */
export async function openAnew(page: Page, address: string, kept: Entries = []): Promise<void> {
  await page.goto('/config.json')
  await reset(page)
  await beSignedIn(page)
  await keep(page, kept)
  await page.goto(address)
}

/** What stands in place of a step that could not be read. */
export const unread = (page: Page): Locator => page.getByRole('paragraph').filter({ hasText: 'This step could not be opened.' })

/** Closes the message above a step. */
export const closeNotice = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole(...kit.close)
    .click()

/** The message above a step that something has failed. */
export const noticeOf = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true })

/** Lets the page be hidden behind another tab, and seen again. */
export const blink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

/** Keeps the code of the list from loading, so that the wizard stays mounted while its walk leaves for the list and returns. */
export const holdList = (page: Page): Promise<unknown> => page.route('**/assets/*ListPage-*.js', () => {})

export type Acts = Readonly<Record<string, (move: Move, at: AnyMachineSnapshot) => Promise<unknown>>>

/** What a person can do at every step, by the event that the page sends for it. */
export function stepActs(page: Page, { spec }: JourneyKind) {
  const press = (part: Part<'button'>) => () => page.getByRole(...part).click()
  const answer = (part: Part<'button'>) => () =>
    page
      .getByRole('alertdialog')
      .getByRole(...part)
      .click()
  const confirmed = (part: Part<'button'>) => () => press(part)().then(answer(kit.yes))
  return {
    'step.save': press(kit.save),
    'step.next': press(kit.next),
    'step.keep': () => blink(page),
    'step.clear': confirmed(kit.clear),
    'step.abandon': async () => {
      await confirmed(kit.backToList)()
      await expect(page).toHaveURL(({ pathname }) => pathname === spec.paths.list)
      return page.goBack()
    },
    'draft.restore': press(kit.restore),
    'draft.discard': press(kit.discard),
    'notice.close': () => closeNotice(page),
    'loss.accept': answer(kit.yes),
    'loss.cancel': answer(kit.no),
    'conflict.keepMine': answer(kit.keepMine),
    'conflict.takeTheirs': answer(kit.takeTheirs),
    'conflict.cancel': answer(kit.cancel),
  } satisfies Acts
}

/** Expects a step to be open; steps count from 0. */
export const seeStep = (page: Page, step: number): Promise<void> =>
  expect(
    page
      .getByRole(...blockWizard.steps)
      .getByRole('button')
      .nth(step),
  ).toHaveAttribute('aria-current', 'step')

/** Expects the page to say that there are unsaved edits, or not to say so. */
export const seeUnsaved = (page: Page, isDirty: boolean): Promise<void> =>
  expect(page.getByText(kit.unsaved, { exact: true })).toHaveCount(isDirty ? 1 : 0)
