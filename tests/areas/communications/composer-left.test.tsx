import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLocation } from 'wouter'
import '#src/ui/styles.css'
import { ComposerPage } from '#src/communications/composer/ComposerPage.tsx'
import { contentPaths } from '#src/communications/paths.ts'
import { draftPrefix } from '#src/storage/personal-keys.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const before = window.location.href
afterEach(() => {
  window.history.replaceState(null, '', before)
  localStorage.clear()
})

const stored = {
  communicationId: 7,
  communicationName: 'Results',
  mode: 'In-app',
  option: 'Individual',
  state: 'Draft',
  countTotal: 0,
  countDelivered: 0,
  countRead: 0,
  countFailed: 0,
  ...stamps,
  names: {},
}

/** Where the router is. */
const Where = () => <output>{useLocation()[0]}</output>

/** The messages that the browser keeps, by their names; other files of the page may have left other drafts. */
const kept = () =>
  Object.fromEntries(
    Object.keys(localStorage)
      .filter((key) => key.startsWith(draftPrefix) && key.includes('/communication/'))
      .map((key) => {
        const { draft, updatedAt } = JSON.parse(localStorage.getItem(key) ?? '')
        return [key.split('/').slice(2).join('/'), [draft.communicationName, updatedAt]]
      }),
  )

/** A new message with a name, whose save waits until the test answers it. */
async function saveNew() {
  window.history.replaceState(null, '', contentPaths.create)
  let answer = () => {}
  const created = new Promise<unknown>((resolve) => {
    answer = () => resolve({ communicationId: 7 })
  })
  const { pathId: _, ...at } = pageAt(contentPaths.list, 'Communications', '0')
  const screen = await render(
    <Served
      answers={{
        'POST /communications/create': () => created,
        'GET /communications/details/{id}': () => stored,
      }}
      path={contentPaths.create}
    >
      <ComposerPage {...at} pathId={undefined} />
      <Where />
    </Served>,
  )
  const name = page.getByLabelText(...composerPage.name)
  await name.fill('Results')
  await page.getByRole(...composerPage.mode).selectOptions('In-app')
  await page.getByRole(...composerPage.option).selectOptions('Individual')
  await page.getByRole(...composerPage.save).click()
  await expect.element(page.getByRole(...composerPage.save)).toHaveAttribute('aria-busy', 'true')
  return { screen, name, answer }
}

it('keeps nothing of a new message that was stored after its page was left', async () => {
  const { screen, answer } = await saveNew()
  await screen.unmount()
  expect(kept()).toEqual({ 'communication/new': ['Results', null] })
  answer()
  await expect.poll(kept).toEqual({})
})

it('keeps what was typed during a save that ended after its page was left, for the message that it has stored', async () => {
  const { screen, name, answer } = await saveNew()
  await name.fill('Results have come')
  await screen.unmount()
  answer()
  await expect.poll(kept).toEqual({ 'communication/7': ['Results have come', stamps.updatedAt.date] })
})

it('is under its own address once it is saved', async () => {
  const { answer } = await saveNew()
  answer()
  await expect.element(page.getByText(contentPaths.edit(inAddress('7')))).toBeVisible()
})

it('does not pull back who has gone elsewhere while it was saved', async () => {
  const { answer } = await saveNew()
  // The page stays drawn while the next one loads.
  window.history.replaceState(null, '', '/profile')
  answer()
  await expect.element(page.getByText(composerPage.saved)).toBeVisible()
  await expect.element(page.getByText(contentPaths.create)).toBeVisible()
})
