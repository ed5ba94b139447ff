import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { ComposerContext } from '#machines/communications/composer-types.ts'
import { ComposerView } from '#src/communications/composer/ComposerView.tsx'
import { composerInput, wholeMessage } from '#tests/machines/communications/start.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { Answered } from '../../../stories/services.tsx'

const context: ComposerContext = {
  input: composerInput,
  recordId: '7',
  updatedAt: 'first',
  draft: { ...wholeMessage, when: 'later' },
  stored: wholeMessage,
  version: 0,
  step: 'message',
  attempts: 0,
  refused: new Map(),
  notice: null,
  isForbidden: false,
  savedAt: null,
  isReviewing: false,
}
const nothing = () => undefined

const view = (changes: Partial<ComposerContext>) => (
  <Answered by="nothing">
    <ComposerView
      context={{ ...context, ...changes }}
      tag={null}
      names={{}}
      breadcrumbs={null}
      maySend
      now={Date.UTC(2026, 10, 21)}
      review={null}
      stepHref={(to) => `?step=${to}`}
      onStep={nothing}
      send={nothing}
    />
  </Answered>
)

const show = async (width: number, step: ComposerContext['step'], changes: Partial<ComposerContext> = {}) => {
  await page.viewport(width, 900)
  return render(view({ step, ...changes }))
}
const beside = () => composerPage.beside.map((name) => page.getByRole(...composerPage.part(name)).elements().length)

it('shows recipients, preview and send time beside the message on a wide screen', async () => {
  await show(1440, 'message')
  await expect.element(page.getByRole(...composerPage.preview)).toBeVisible()
  await expect.element(page.getByRole(...composerPage.reviewAndSchedule)).toBeVisible()
  expect(beside()).toEqual([1, 1])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
})

it('keeps the send time in its own step on a narrow screen', async () => {
  await show(1279, 'message')
  await expect.element(page.getByRole(...composerPage.preview)).toBeVisible()
  expect(beside()).toEqual([1, 0])
  expect(page.getByRole(...composerPage.reviewAndSchedule).elements()).toHaveLength(0)
})

it('previews the message beside its recipients on a wide screen, and says their number once', async () => {
  await show(1440, 'recipients')
  await expect.element(page.getByRole(...composerPage.preview)).toBeVisible()
  // The only part called Recipients is the step itself.
  expect(beside()).toEqual([1, 0])
})

it('says what a time in another zone is by the own clock', async () => {
  const zone = { date: '01/06/2027', time: '01:30', timezoneId: 3, timezoneName: 'Gulf Time' }
  await show(1440, 'send', { draft: { ...context.draft, ...zone } })
  await expect.element(page.getByText(composerPage.inOwnZone)).toBeVisible()
})

it('gives the focus to the first wrong field of the step that a failed review has opened', async () => {
  const { rerender } = await show(1279, 'recipients')
  const failed = { attempts: 1, isReviewing: true }
  await rerender(view({ step: 'recipients', ...failed }))
  await rerender(view({ step: 'send', ...failed }))
  await expect.element(page.getByRole(...composerPage.date)).toHaveFocus()
})

it.each(['about', 'recipients', 'message', 'send'] as const)(
  'keeps its actions on a phone: step %s of an unsaved message',
  async (step) => {
    await show(375, step, { draft: { ...wholeMessage, communicationName: 'Changed', when: 'later' } })
    await expect.element(page.getByRole(...composerPage.discard)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
    for (const part of [composerPage.discard, composerPage.save]) await expect.element(page.getByRole(...part)).toBeInViewport({ ratio: 1 })
  },
)
