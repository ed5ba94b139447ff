import { expect, type Page } from 'playwright/test'
import { seededReset } from '#mirage/fixtures/reset-key.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { reset, signIn } from '#tests/e2e/support.ts'
import { passwordPages } from '#tests/pages/account.ts'
import { academicDatesPage, blockDetailsPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { consentPage } from '#tests/pages/consent.ts'
import {
  createBlock,
  defineTimeZones,
  exam,
  fillDetails,
  openNewBlock,
  save,
  test as testBlock,
  type JourneyKind,
} from '#tests/pages/journey.ts'
import { kit } from '#tests/pages/kit.ts'
import { mappingForm } from '#tests/pages/mappings.ts'
import { notificationsDrawer } from '#tests/pages/notifications.ts'
import type { Part } from '#tests/pages/parts.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { shell } from '#tests/pages/shell.ts'
import { password, policyDialog, signInPage } from '#tests/pages/sign-in.ts'
import type { Scene } from './page-sweep.ts'

const saved = (page: Page) => expect(page.getByText(kit.saved)).toBeVisible()
const press = (part: Part<'button'>) => (page: Page) => page.getByRole(...part).click()

/** Resets all data, and signs in again. */
const afresh = async (page: Page, username?: string) => {
  await reset(page)
  await page.goto('/login')
  if (username === undefined) await signIn(page)
  else await signInPage.enter(page, username)
}

/** Numbers that no earlier name has. */
const next = { value: 0 }
const unique = (word: string) => `${word} ${(next.value += 1)}`

const confirmed = (ask: (page: Page) => Promise<void>) => async (page: Page) => {
  // A question that is closing is still visible, but gone before a click reaches it.
  const yes = page.locator('[role=alertdialog][data-state=open]').getByRole(...kit.yes)
  if (!(await yes.isVisible())) await ask(page)
  await yes.click()
}

const drafts = { exam: encryptId(102), test: encryptId(202) } as const
const loose = { exam: 'Zones Only Draft', test: 'Empty Tests September 2027' } as const

const openDates = async (page: Page) => {
  await page.getByRole(...blockDetailsPage.addDates).click()
  await expect(page.getByRole(...academicDatesPage.title)).toBeVisible()
}

const writesOf = (kind: JourneyKind): readonly Scene[] => {
  const { spec } = kind
  const id = spec.id === 'exam' ? 'exam' : 'test'
  const word = id === 'exam' ? 'Exam' : 'Test'
  const { noun } = spec.texts
  const record = `${spec.paths.wizard}?${spec.paths.idParameter}=${drafts[id]}`
  const row = (page: Page) => page.getByRole('row', { name: new RegExp(loose[id]) })
  const create = (page: Page) => createBlock(page, unique('Swept'), unique('S'), '', kind)
  return [
    {
      name: `${noun}: code`,
      operation: 'generateCode',
      open: (page) => openNewBlock(page, '', kind),
      act: async (page) => {
        await page.getByLabel(...blockDetailsPage.shortName).fill(unique('Code'))
        await page.getByLabel(...blockDetailsPage.shortName).blur()
      },
      done: (page) => expect(page.getByLabel(spec.texts.codeLabel)).toHaveValue(/.+/),
    },
    {
      name: `${noun}: create`,
      operation: `create${word}Block`,
      open: async (page) => {
        await openNewBlock(page, '', kind)
        await fillDetails(page, unique('Swept'), unique('S'), kind)
      },
      act: press(kit.save),
      done: saved,
    },
    {
      name: `${noun}: update`,
      operation: `update${word}Block`,
      open: async (page) => {
        await page.goto(record)
        await expect(page.getByLabel(...blockDetailsPage.name)).not.toHaveValue('')
        await page.getByLabel(...blockDetailsPage.description).fill(unique('Changed'))
      },
      act: press(kit.save),
      done: saved,
    },
    {
      name: `${noun}: zones`,
      operation: `map${word}TimeZones`,
      open: async (page) => {
        await create(page)
        await page.getByRole(...timeZonesPage.apply).click()
        await expect(page.getByRole(...timeZonesPage.hour).first()).toBeVisible()
      },
      act: press(kit.save),
      done: saved,
    },
    {
      name: `${noun}: schedule`,
      operation: `save${word}Schedule`,
      open: async (page) => {
        await create(page)
        await defineTimeZones(page, kind)
        const slot = page.getByRole(...schedulingPage.slot(1))
        await page.getByRole(...schedulingPage.module('Physics')).dragTo(slot.getByRole(...schedulingPage.dropHere))
        await expect(slot.getByRole(...schedulingPage.card('Physics'))).toBeVisible()
      },
      act: press(kit.save),
      done: saved,
    },
    {
      name: `${noun}: publish`,
      operation: `publish${word}Blocks`,
      open: async (page) => {
        await afresh(page)
        await page.goto(`${record}&step=3`)
        await expect(page.getByRole(...kit.publish)).toBeVisible()
      },
      act: press(kit.publish),
      done: (page) => expect(page).toHaveURL(new RegExp(`${spec.paths.list}$`)),
    },
    {
      name: `${noun}: delete`,
      operation: `delete${word}Blocks`,
      open: async (page) => {
        await afresh(page)
        await page.goto(`${spec.paths.list}?search=${encodeURIComponent(loose[id])}`)
        await expect(row(page)).toBeVisible()
      },
      act: confirmed(async (page) => {
        await row(page).hover()
        await row(page)
          .getByRole(...kit.deleteRow)
          .click()
      }),
      done: (page) => expect(row(page)).toHaveCount(0),
    },
    {
      name: `${noun}: academic dates`,
      operation: `update${word}AcademicDates`,
      open: async (page) => {
        await create(page)
        await page.getByRole('button', { name: new RegExp(spec.steps[0].title) }).click()
        await openDates(page)
        await page.getByRole(...academicDatesPage.active('Moderation')).click()
      },
      act: press(kit.save),
      done: (page) => expect(page.getByLabel(...blockDetailsPage.name)).not.toHaveValue(''),
    },
    {
      name: `${noun}: an academic date’s removal`,
      operation: `delete${word}AcademicDate`,
      // A date that is gone already counts as removed.
      cures: ['404'],
      open: async (page) => {
        await create(page)
        await page.getByRole('button', { name: new RegExp(spec.steps[0].title) }).click()
        await openDates(page)
        await page.getByRole(...academicDatesPage.addCustom).click()
        await page.keyboard.type('Open day')
        // A message of these saves that comes late would count as that of the removal.
        const told = page.getByText('Academic dates saved successfully.')
        await save(page).click()
        await openDates(page)
        await page.getByRole(...academicDatesPage.remove('Open day')).click()
        await save(page).click()
        await expect(page.getByText(academicDatesPage.removed('Open day'))).toBeVisible()
        await expect(told).not.toHaveCount(0)
        await expect(told).toHaveCount(0)
      },
      act: press(kit.save),
      done: (page) => expect(page.getByText(academicDatesPage.removed('Open day'))).toHaveCount(0),
    },
  ]
}

const list = '/sms/moduleproperties'
const mapping = 'Design Project stands alone'
const openMapping = async (page: Page) => {
  await afresh(page)
  await page.goto(`${list}?search=${encodeURIComponent(mapping)}`)
  await page.getByRole('link', { name: mapping, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: mapping })).toBeVisible()
}
/** A mapping leads back to the list with the search that it was found by. */
const backAtList = (page: Page) => expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.get('search') === mapping)

const mappings: readonly Scene[] = [
  {
    name: 'mapping: create',
    operation: 'createModuleRule',
    open: async (page) => {
      await page.goto(`${list}/create`)
      await page.getByLabel(...mappingForm.name).fill(unique('Swept'))
      const module = page.getByRole('group', { name: '01', exact: true }).getByRole(...mappingForm.module)
      await module.click()
      await module.pressSequentially('Physics')
      await page.getByRole('option', { name: 'Physics', exact: true }).click()
    },
    act: press(kit.save),
    done: saved,
  },
  {
    name: 'mapping: update',
    operation: 'updateModuleRule',
    open: async (page) => {
      await page.goto(`${list}/edit/${encryptId(70)}`)
      await expect(page.getByLabel(...mappingForm.name)).not.toHaveValue('')
      await page.getByLabel(...mappingForm.name).fill(unique('Changed'))
    },
    act: press(kit.save),
    done: saved,
  },
  {
    name: 'mapping: publish',
    operation: 'publishModuleRules',
    open: openMapping,
    act: press(kit.publish),
    done: backAtList,
  },
  {
    name: 'mapping: delete',
    operation: 'deleteModuleRules',
    open: openMapping,
    act: confirmed(press(kit.delete)),
    done: backAtList,
  },
]

const fresh = 'Orchard#2027'
const everyFault = 'every fault'

const personal: readonly Scene[] = [
  {
    name: 'sign-in',
    operation: 'signIn',
    username: null,
    open: async (page) => {
      await page.goto('/login')
      await signInPage.fill(page, 'admin@ncuk.test')
    },
    act: press(signInPage.submit),
    done: (page) => expect(page).not.toHaveURL(/login/),
  },
  {
    name: 'sign-out',
    operation: 'signOut',
    cures: [everyFault],
    open: (page) => afresh(page),
    act: async (page) => {
      await page.getByRole(...shell.profileMenu).click()
      await page.getByRole(...shell.logout).click()
    },
    done: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    name: 'privacy policy',
    operation: 'getPrivacyPolicyUrl',
    username: null,
    open: async (page) => {
      await page.goto('/login')
    },
    act: async (page) => {
      const dialog = page.getByRole(...policyDialog.layer)
      if (await dialog.isVisible()) await dialog.getByRole(...kit.cancel).click()
      await page.getByRole(...signInPage.openPolicy).click()
    },
    done: (page) => expect(page.getByText(policyDialog.contents)).toBeVisible(),
  },
  {
    name: 'forgotten password',
    operation: 'forgotPassword',
    username: null,
    open: async (page) => {
      await page.goto('/forgotpassword')
      await page.getByLabel(...signInPage.username).fill('admin@ncuk.test')
    },
    act: press(kit.submit),
    done: (page) => expect(page.getByRole('main').getByRole('status').first()).toBeVisible(),
  },
  {
    name: 'new password by a link',
    operation: 'resetPassword',
    username: null,
    open: async (page) => {
      await reset(page)
      await page.goto(`/updatePassword/${seededReset.key}`)
      // A page that is open at this address already is loaded again.
      await page.reload()
      await page.getByLabel(...passwordPages.new).fill(fresh)
      await page.getByLabel(...passwordPages.confirm).fill(fresh)
    },
    act: async (page) => page.locator('form').getByRole('button').last().click(),
    done: (page) => expect(page).toHaveURL(/login/),
  },
  {
    name: 'change of the password',
    operation: 'changePassword',
    open: async (page) => {
      await afresh(page)
      await page.goto('/changepassword')
      await page.getByLabel(...passwordPages.current).fill(password)
      await page.getByLabel(...passwordPages.new).fill(fresh)
      await page.getByLabel(...passwordPages.confirm).fill(fresh)
    },
    act: press(passwordPages.change),
    done: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    name: 'mandatory consent',
    operation: 'updateConsent',
    open: async (page) => {
      await afresh(page, 'newstudent@student.test')
      // The sign-in page, which is still there for a moment, links to the policy as well.
      const consent = page.getByRole(...consentPage.mandatory)
      await consent.waitFor()
      await policyDialog.read(page)
      await consent.getByRole('checkbox').check()
    },
    act: (page) =>
      page
        .getByRole(...policyDialog.accept)
        .first()
        .click(),
    done: (page) => expect(page.getByRole(...consentPage.optional)).toBeVisible(),
  },
  {
    name: 'notifications: mark all',
    operation: 'updateNotification',
    open: async (page) => {
      await afresh(page)
      await page.getByRole(...notificationsDrawer.bell).click()
      await expect(page.getByRole(...notificationsDrawer.markAll)).toBeEnabled()
    },
    act: press(notificationsDrawer.markAll),
    done: (page) => expect(page.getByText(notificationsDrawer.noneNew)).toBeVisible(),
  },
]

/** The screens that write, and those that read when a person asks for it. */
export const writeScenes: readonly Scene[] = [...personal, ...writesOf(exam), ...writesOf(testBlock), ...mappings]
