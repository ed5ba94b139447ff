import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentIdIv, developmentIdKey } from '#mirage/id-codec.ts'
import { demoPassword } from '#mirage/accounts/passwords.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { paths } from '#machines/access/paths.ts'
import { publicRoutes } from '#src/app/public-routes.ts'
import { routes } from '#src/app/routes.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import { blockListPage } from '#tests/pages/block-list.ts'
import { blockDetailsPage, blockWizard, summaryPage, timeZonesPage } from '#tests/pages/block-wizard.ts'
import { kit } from '#tests/pages/kit.ts'
import { schedulingPage } from '#tests/pages/scheduling.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { dayFromToday, personAt, type Person } from './person.ts'
import { openPortal, type OpenPortal } from './portal.ts'

let opened: OpenPortal
beforeAll(async () => {
  opened = await openPortal()
})
afterAll(() => opened.close())

/** A person in a browser context of their own, without what others have stored. */
async function arrive(): Promise<Person> {
  const context = await opened.browser.createBrowserContext()
  const page = await context.newPage()
  return personAt(page)
}

async function signIn(person: Person, username: string): Promise<void> {
  await person.page.goto(`${opened.origin}/login`)
  await person.fill(signInPage.username, username)
  await person.fill(signInPage.password, demoPassword)
  const box = await person.page.waitForSelector('input[type=checkbox]')
  if (!(await box?.evaluate((element) => element.checked))) await box?.evaluate((element) => element.click())
  await person.click(...signInPage.submit)
  expect(await person.waitsFor(() => !/login/i.test(window.location.pathname))).toBe(true)
}

const codec = createIdCodec({ key: developmentIdKey, iv: developmentIdIv, logError: () => {} })
const idOf = (id: number) => codec.encrypt(id) ?? ''
const examId = idOf(101)
const testId = idOf(201)
/** Values for the parameters of the addresses; any other parameter gets the id of a record. */
const values: Readonly<Record<string, string>> = {
  examBlockId: examId,
  testblockId: testId,
  testBlockId: testId,
  examDateStart: '2027-01-11',
  examDateEnd: '2027-01-22',
  testdateStart: '2027-01-11',
  testdateEnd: '2027-01-22',
  pwdresetkey: 'seeded-reset-key',
  name: 'Masters',
  tabId: 'marks-offer',
}
/** Steps of a wizard whose block stands in the query. */
const queries = new Map([
  ...[examKind.paths.wizard, examKind.paths.defineStep, examKind.paths.summary].map((path) => [path, `?examBlockId=${examId}`] as const),
  [testKind.paths.wizard, `?testblockId=${testId}`] as const,
])
const addressOf = (pattern: string) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? idOf(1)) + (queries.get(pattern) ?? '')

/** Addresses that always lead to another page. */
const leadingOn = [
  '/dashboard/application-portal/create',
  '/asset-management/dashboard/create',
  '/asset-management/shared-with-me/create',
  '/asset-management/bulk-upload/create',
  '/clearing/view-page/student-application/course-finder/create',
  '/clearing/view-page/student-application/student-detail/create',
  '/clearing/view-page/predicted-grades/create',
]

/** Opens the pages one by one; gives those that this person cannot open, for which the portal shows another page. */
async function openAll(person: Person, patterns: readonly string[]): Promise<string[]> {
  const refused: string[] = []
  for (const pattern of patterns) {
    const address = addressOf(pattern)
    await person.visit(address)
    // The page before stays on the screen while the code and the data of the next are on their way.
    if (!(await person.isQuiet())) throw new Error(`${address} keeps on asking.`)
    const isSettled = await person.waitsFor(
      () => document.querySelector('h1')?.textContent?.trim() && !document.querySelector('[role=status][aria-label=Loading]'),
    )
    if (!isSettled) throw new Error(`${address} stays blank.`)
    const [path, heading] = await person.page.evaluate(() => [
      window.location.pathname,
      document.querySelector('h1')?.textContent?.trim() ?? '',
    ])
    const isOpen =
      address.startsWith(path ?? '') && (pattern === paths.denied || !/^(Permission denied|Page not found)/i.test(heading ?? ''))
    if (!isOpen) refused.push(pattern)
  }
  return refused
}

describe('in Firefox', () => {
  it('a person signs in, creates an exam block and publishes it', async () => {
    const person = await arrive()
    const { page } = person
    const press = (...keys: Parameters<typeof page.keyboard.press>[0][]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
    const confirm = async () => {
      await page.keyboard.down('Control')
      await page.keyboard.press('Enter')
      await page.keyboard.up('Control')
    }

    await signIn(person, 'admin@ncuk.test')
    await person.visit(examKind.paths.list)
    await person.sees('Rows per page')
    await person.click(...blockListPage.create)

    await person.find(...blockWizard.title)
    await person.fill(blockDetailsPage.name, 'Firefox Exams')
    await person.fill(blockDetailsPage.shortName, 'Foxes')
    await person.fill(blockDetailsPage.from, dayFromToday(30))
    await person.fill(blockDetailsPage.to, dayFromToday(32))
    const isCodeFilled = await person.waitsFor(
      (label) =>
        [...document.querySelectorAll('input')].some((field) => field.labels?.[0]?.textContent?.startsWith(label) && field.value !== ''),
      examKind.texts.codeLabel,
    )
    expect(isCodeFilled).toBe(true)
    await confirm()

    await person.sees(timeZonesPage.prompt)
    await person.click(...timeZonesPage.apply)
    await page.waitForSelector('[role=spinbutton]')
    await confirm()

    await person.find(...schedulingPage.search)
    await person.tabTo(...schedulingPage.search)
    await page.keyboard.type('Physics')
    await person.tabTo(...schedulingPage.module('Physics'))
    await press('Enter')
    await page.waitForSelector('[role=dialog]', { visible: true })
    await person.tabTo(...schedulingPage.slotChoice(1))
    await press('Enter')
    await page.waitForSelector('article[aria-label=Physics]', { visible: true })
    await press('Enter')
    await page.waitForSelector('[role=option]', { visible: true })
    await press('ArrowDown', 'Enter', 'Escape')
    await confirm()

    await person.find('heading', { name: examKind.texts.summaryHeading })
    // By keyboard: the summary still grows after it appears, and a click would land where the button was before.
    await person.tabTo(...kit.publish)
    await press('Enter')
    // All zones start at the same wall time, so hours apart: the portal asks before it publishes. Tab pressed before the
    // question has the focus would leave the page.
    expect(await person.waitsFor(() => document.activeElement?.closest('[role=alertdialog]') != null)).toBe(true)
    await person.tabTo(...summaryPage.publishAnyway)
    await press('Enter')
    expect(await person.waitsFor((path) => window.location.pathname === path, examKind.paths.list)).toBe(true)
    const isActive = await person.waitsFor(() =>
      [...document.querySelectorAll('tr')].some((row) => /Firefox Exams/.test(row.innerText) && /Active/.test(row.innerText)),
    )
    expect(isActive).toBe(true)
    expect(person.complaints).toEqual([])
  })

  it('every screen opens for somebody, and no address stays blank or leaves an error in the console', async () => {
    const visitor = await arrive()
    await visitor.page.goto(`${opened.origin}/login`)
    const open = publicRoutes.map(({ pattern }) => pattern.text).filter((path) => path !== paths.consent)
    const closed = [...routes.slice(publicRoutes.length).map(({ pattern }) => pattern.text), paths.consent]
    let left = [...(await openAll(visitor, open)), ...closed]
    const people = [
      'admin@ncuk.test',
      'centre@centre.test',
      'university@university.test',
      'student@student.test',
      'newstudent@student.test',
    ]
    const complaints = [...visitor.complaints]
    for (const username of people) {
      const person = await arrive()
      await signIn(person, username)
      left = await openAll(person, left)
      complaints.push(...person.complaints)
      await person.page.browserContext().close()
    }
    // Whether an address with a parameter opens depends on its record; a page that leads on to another never stays.
    expect(left.filter((pattern) => !pattern.includes('/:'))).toEqual(leadingOn)
    expect(complaints).toEqual([])
  })
})
