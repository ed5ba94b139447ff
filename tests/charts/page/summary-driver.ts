import type { Page } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { expect } from '#tests/e2e/support.ts'
import type { JourneyKind } from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import type { Move } from '#tests/support/charts/moves.ts'
import type { PageDriver } from '#tests/support/charts/page-walk.ts'
import { gateOf, pass, refusal, refuse } from './gate.ts'
import { addressOf, api, closeNotice, openAnew, noticeOf, unread } from './step-driver.ts'

/** The number of points that could not be read: each has a Try again of its own. */
const unreadOf = ({ context }: AnyMachineSnapshot): number =>
  (context.facts.openPoints as readonly OpenPoint[]).filter((point) => point.kind === 'finding' && point.finding.subject.kind === 'unread')
    .length

/** Drafts without open points. */
const drafts: Readonly<Record<string, string>> = { exam: '108', test: '206' }

/** The summary of a kind of block, as a person reads it. */
export const summaryDriver =
  (kind: JourneyKind) =>
  async (page: Page): Promise<PageDriver> => {
    const { spec, root } = kind
    const summaries = await gateOf(page, new RegExp(`${root}/summary/[^/?]+$`))
    const rules = await gateOf(page, `${api}/sms/module-properties/list*`)
    const drawer = page.getByRole('dialog')
    const acts: Readonly<Record<string, () => Promise<void>>> = {
      'summary.retry': async () => {
        const folded = page.locator('main details:not([open]) > summary')
        if (await folded.isVisible()) await folded.click()
        await page
          .getByRole(...kit.tryAgain)
          .first()
          .click()
      },
      'detail.open': () =>
        page
          .getByRole('button', { name: /^Open slot 2 of/ })
          .first()
          .click(),
      'detail.close': () => drawer.getByRole(...kit.close).click(),
      // The summary itself shows no message above it: the one that is closed comes from a publish whose check failed.
      'notice.close': async () => {
        await summaries.open(refuse)
        await page.getByRole(...kit.publish).click()
        await expect(noticeOf(page, refusal)).toBeVisible()
        await closeNotice(page)
      },
    }
    const can = (move: Move, at: AnyMachineSnapshot): boolean => {
      if (move.by === 'port') return true
      switch (move.event.type) {
        case 'summary.retry':
          return at.matches('unavailable') || (at.matches({ shown: 'closed' }) && unreadOf(at) > 0)
        case 'detail.open':
          return at.matches({ shown: 'closed' }) && 'slot' in move.event && move.event.slot === 2
        case 'detail.close':
          return at.matches({ shown: 'open' })
        case 'notice.close':
          return at.matches({ shown: 'closed' }) && spec.rules.areErrorsClosable
        // Events of saving belong to the other steps.
        default:
          return false
      }
    }
    return {
      inputs: ['a saved block'],
      open: async () => {
        summaries.drop()
        rules.drop()
        await openAnew(page, addressOf(kind, drafts[spec.id] ?? '', 3))
      },
      can,
      make: async (move) => {
        if (move.by === 'port') {
          // Rules are asked for with the summary: what was read once is not read again by a retry.
          await rules.open(move.answer.kind === 'error' || move.answer.name === 'a draft with open points' ? refuse : pass)
          return summaries.open(move.answer.kind === 'done' ? pass : refuse)
        }
        summaries.shut()
        rules.shut()
        await acts[move.event.type]?.()
      },
      see: async (at) => {
        await expect(drawer).toBeVisible({ visible: at.matches({ shown: 'open' }) })
        await expect(unread(page)).toBeVisible({ visible: at.matches('unavailable') })
        // A drawer hides what is below it.
        if (!at.matches({ shown: 'closed' })) return
        await expect(page.getByRole('heading', { name: spec.texts.summaryHeading })).toBeVisible()
        // Many points begin folded.
        const retries = page.getByRole(kit.tryAgain[0], { ...kit.tryAgain[1], includeHidden: true })
        await expect(retries).toHaveCount(unreadOf(at))
      },
      unreachable: {
        'shown: summary.renew → stay': 'the frame of the wizard tells it with a publish',
        ...(spec.rules.areErrorsClosable ? {} : { 'blockSummary: notice.close → stay': 'errors of this kind are not closed' }),
      },
    }
  }
