import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'
import { consentsAtSignIn, expect, reset, test } from '#tests/e2e/support.ts'
import { consentPage } from '#tests/pages/consent.ts'
import { kit } from '#tests/pages/kit.ts'
import { policyDialog, signInPage } from '#tests/pages/sign-in.ts'
import { consent } from '#tests/support/charts/entries/consent.ts'
import { hold, walkPage, walkPageAtRandom, type PageDriver } from '#tests/support/charts/page-walk.ts'
import { randomWalks } from './random-walk-settings.ts'

const api = '**/api/aggregate/v1'
const flags: Readonly<Record<string, readonly [number, number]>> = {
  'nothing given': [0, 0],
  'mandatory given': [1, 0],
  'optional given': [0, 1],
}

/** Writes the mandatory consent into the stored session, as another tab does. */
async function giveElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/config.json')
  await other.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}')
    localStorage.setItem('session', JSON.stringify({ ...session, mandatoryConsent: 1 }))
  })
  await other.close()
}

async function driverOf(page: Page): Promise<PageDriver> {
  const calls = await hold(page, `${api}/student/consent/status/update/*`)
  const box = page.getByRole('checkbox')
  const dialogs = {
    mandatory: page.getByRole(...consentPage.mandatory),
    optional: page.getByRole(...consentPage.optional),
  }
  const acts: Readonly<Record<string, (event: AnyEventObject) => Promise<void>>> = {
    'policy.viewed': () => policyDialog.read(page),
    'box.tick': ({ isTicked }) => box.setChecked(isTicked === true),
    'consent.accept': () => box.press('Enter'),
    'consent.cancel': () => page.getByRole(...kit.cancel).click(),
    'mandatory.given': () => giveElsewhere(page),
  }
  return {
    inputs: Object.keys(flags),
    open: async (input) => {
      const [mandatoryConsent, nonMandatoryConsent] = flags[input] ?? [0, 0]
      calls.drop()
      await page.goto('/config.json')
      await page.context().setStorageState({ cookies: [], origins: [] })
      await reset(page)
      await consentsAtSignIn(page, mandatoryConsent, nonMandatoryConsent)
      await page.goto('/login')
      await signInPage.enter(page, 'newstudent@student.test')
    },
    can: ({ event }, { context, ...at }) => {
      // The page sends no event for a click that changes nothing, or for a button that is unavailable during a call.
      if (event.type === 'box.tick') return 'isTicked' in event && event.isTicked !== context.isTicked
      return !(event.type === 'consent.accept' && at.hasTag('busy'))
    },
    make: async (move) => {
      if (move.by !== 'port') return acts[move.event.type]?.(move.event)
      await calls.answer((route) => (move.answer.kind === 'done' ? route.continue() : route.abort('connectionreset')))
    },
    see: async (at) => {
      if (at.value === 'done') return expect(page).not.toHaveURL(/consent/)
      if (at.value === 'cancelled') return expect(page).toHaveURL(/\/login/)
      const step = at.matches('mandatory') ? 'mandatory' : 'optional'
      await expect(dialogs[step]).toBeVisible()
      await expect(box).toBeChecked({ checked: at.context.isTicked })
      await expect(page.getByText(consentPage.required)).toHaveCount(at.matches({ mandatory: 'refused' }) ? 1 : 0)
      await expect(page.getByText('View it before you accept.')).toHaveCount(step === 'mandatory' && at.context.isPolicyMissed ? 1 : 0)
    },
    // The page closes at once, and its machine with it.
    isForgotten: ({ status }) => status === 'done',
    unreachable: {
      'mandatory.submitting: giveConsent done → following':
        'the session hears of the consent before the dialog does, and sends it on by mandatory.given',
    },
  }
}

test('the dialogs follow every transition of the consents', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPage(page, info, consent, driverOf)).toEqual([])
})

test('the dialogs follow random walks through the consents', async ({ page, gate }, info) => {
  gate.allowNetworkErrors()
  expect(await walkPageAtRandom(page, info, consent, driverOf, randomWalks)).toEqual([])
})
