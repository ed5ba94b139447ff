import type { Locator, Page, Response } from 'playwright/test'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { dayFromToday, expect } from '#tests/e2e/support.ts'
import { blockDetailsPage, timeZonesPage } from './block-wizard.ts'
import { kit } from './kit.ts'
import { schedulingPage } from './scheduling.ts'

/** The steps of the main job as a person takes them, for the tests that walk it whole or up to some point. */

/** A kind of block as the journeys know it: its words and addresses, and where its calls go. */
export interface JourneyKind {
  readonly spec: BlockKindSpec
  readonly root: string
  readonly schedule: string
  /** Names of lists in the bodies of the calls. */
  readonly zones: string
  readonly days: string
}

export const exam: JourneyKind = {
  spec: examKind,
  root: '/sms/examblock',
  schedule: '/create-exam-block-module/',
  zones: 'examblocktimezone',
  days: 'examblockdate',
}
export const test: JourneyKind = {
  spec: testKind,
  root: '/sms/testblock',
  schedule: '/create-test-block-module/',
  zones: 'testblockTimezone',
  days: 'testblockdate',
}

/** Waits for the answer of a call of the page, by method and a part of its path. */
export const call = (page: Page, method: string, path: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().method() === method && new URL(response.url()).pathname.includes(path))

export const next = (page: Page): Locator => page.getByRole(...kit.next)
export const save = (page: Page): Locator => page.getByRole(...kit.save)
export const slotPanel = (page: Page, number: number): Locator => page.getByRole(...schedulingPage.slot(number))

/** From the list to an empty step 0. */
export async function openNewBlock(page: Page, origin = '', { spec }: JourneyKind = exam): Promise<void> {
  await page.goto(`${origin}${spec.paths.list}`)
  await page
    .getByRole('link', { name: spec.texts.create })
    .or(page.getByRole('button', { name: spec.texts.create }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: spec.texts.create })).toBeVisible()
}

/** Fills step 0 for a block of three days, a month from now, and waits for its code. */
export async function fillDetails(page: Page, name: string, shortName: string, { spec }: JourneyKind = exam): Promise<void> {
  await page.getByLabel(...blockDetailsPage.name).fill(name)
  await page.getByLabel(...blockDetailsPage.shortName).fill(shortName)
  await page.getByLabel(...blockDetailsPage.from).fill(await dayFromToday(page, 30))
  await page.getByLabel(...blockDetailsPage.to).fill(await dayFromToday(page, 32))
  await page.getByLabel(...blockDetailsPage.description).fill('Summer series')
  await expect(page.getByLabel(spec.texts.codeLabel)).toHaveValue(/.+/)
}

/** Creates a block and stands on step 1 with the id in the address. */
export async function createBlock(page: Page, name: string, shortName: string, origin = '', kind: JourneyKind = exam): Promise<void> {
  await openNewBlock(page, origin, kind)
  await fillDetails(page, name, shortName, kind)
  await next(page).click()
  await expect(page.getByText(timeZonesPage.prompt)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${kind.spec.paths.wizard}\\?.*${kind.spec.paths.idParameter}=[\\w-]+`))
}

/** Builds two slots a day for the default group, the first at 09:00 in its first zone, and goes on to step 2. */
export async function defineTimeZones(page: Page, { root }: JourneyKind = exam): Promise<Response> {
  await timeZonesPage.build(page, 2)
  const hour = page.getByRole(...timeZonesPage.hour).first()
  await hour.fill('9')
  await hour.blur()
  const answer = call(page, 'PUT', `${root}/timezone/mapping/`)
  await next(page).click()
  const mapped = await answer
  await expect(slotPanel(page, 1)).toBeVisible()
  return mapped
}

/** Searches a module and drags it into a slot. What is draggable loads right after the step. */
export async function dragModule(page: Page, name: string, slot: number): Promise<Locator> {
  await page.getByRole(...schedulingPage.search).fill(name)
  const module = page.getByRole(...schedulingPage.module(name))
  await expect(module).toHaveAttribute('draggable', 'true')
  await module.dragTo(slotPanel(page, slot).getByRole(...schedulingPage.dropHere))
  const card = slotPanel(page, slot).getByRole(...schedulingPage.card(name))
  await expect(card).toBeVisible()
  return card
}

/** Ticks a version in the version picker of a module's card. */
export async function chooseVersion(card: Locator, version: string): Promise<void> {
  const page = card.page()
  await card
    .getByRole('button', { name: /^Add version/i })
    .first()
    .click()
  await page.getByRole('option', { name: version, exact: true }).click()
  await page.keyboard.press('Escape')
}
