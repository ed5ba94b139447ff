import { describe, expect, it } from 'vitest'
import { decideVisit, type Visitor } from '#machines/access/visit.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { destinationsOf } from '#src/app/palette/destinations.ts'
import { createRecentPages } from '#src/app/palette/recent-pages.ts'
import { searchIn } from '#src/app/palette/search.ts'
import { routes } from '#src/app/routes.ts'
import { plainVisit } from '#tests/support/access-facts.ts'
import { accessFrom } from '#tests/support/access.ts'

function portalOf(username: string) {
  const account = accounts.find((one) => one.username === username)
  if (!account) throw new Error(`There is no account ${username}.`)
  const visitor: Visitor = {
    contactType: account.contactType,
    mandatoryConsent: 1,
    nonMandatoryConsent: 1,
    studentKey: account.contactType === 'STUDENT' ? 'stu-key' : null,
    centreKey: account.contactType === 'CENTER' ? 'cen-key' : null,
    institutionKey: account.contactType === 'INSTITUTE' ? 'ins-key' : null,
  }
  const access = accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
  return { access, visitor, pages: destinationsOf({ access, visitor, productName: 'Pathway', routes }) }
}

const usernames = accounts.map(({ username }) => username)
const hrefs = (username: string) => portalOf(username).pages.map(({ href }) => href)
const page = (username: string, href: string) => portalOf(username).pages.find((one) => one.href === href)

describe('the pages of the palette', () => {
  it.each(usernames)('are none that the guard would refuse to %s, and none twice', (username) => {
    const { access, visitor, pages } = portalOf(username)
    const refused = pages.filter(({ href }) => {
      const visit = decideVisit({ ...plainVisit, path: href, visitor, access })
      return visit.kind !== 'open' && !(visit.kind === 'redirect' && !visit.isRefused)
    })
    expect(refused).toEqual([])
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length)
    expect(pages.filter(({ href, label }) => href.includes('/:') || label.trim() === '')).toEqual([])
  })

  it('are every entry of the menu, however deep, with what stands above it', () => {
    expect(page('admin@ncuk.test', '/sms/exam-block')).toMatchObject({
      label: 'Exam Block',
      trail: ['Qualification Management & Administration', 'Masters'],
    })
    expect(page('admin@ncuk.test', '/sideNav/Masters')).toMatchObject({ trail: ['Qualification Management & Administration'] })
    expect(page('centre@centre.test', '/sideNav/EntityManagement')).toMatchObject({ label: 'Pathway Management', trail: [] })
  })

  it('are the pages below those too, one for all that share it, with the right that each needs', () => {
    expect(page('admin@ncuk.test', '/sms/exam-block/create')).toMatchObject({
      label: 'Create Exam Block',
      trail: ['Qualification Management & Administration', 'Masters', 'Exam Block'],
    })
    expect(hrefs('admin@ncuk.test')).not.toContain('/sms/exam-block/summary')
    expect(hrefs('admin@ncuk.test')).not.toContain('/sms/exam-block/Examcentreadministration')
    expect(hrefs('viewer@ncuk.test')).toContain('/sms/exam-block')
    expect(hrefs('viewer@ncuk.test')).not.toContain('/sms/exam-block/create')
    expect(hrefs('centre@centre.test')).not.toContain('/sms/exam-block')
  })

  it('begin with the person’s own: dashboard, profile, password', () => {
    expect(hrefs('university@university.test').slice(0, 3)).toEqual(['/dashboard/university', '/profile', '/changepassword'])
    expect(hrefs('student@student.test')).toContain('/lead-management/regular-registration/regular-registration-edit/stu-key')
    expect(hrefs('student@student.test')).not.toContain('/profile')
  })

  it('leave out what the menu hides', () => {
    const node = (componentId: number, name: string, children: readonly unknown[] = []) => ({
      componentId,
      componentName: name,
      routes: `/hidden/${componentId}`,
      permissions: ['list'],
      iconsName: null,
      children,
    })
    const visitor = portalOf('admin@ncuk.test').visitor
    const access = accessFrom({
      contactType: 'NCUK',
      tree: [node(1, 'One', [node(71, 'Seventy-one'), node(72, 'Seventy-two')])],
      routes: [],
    })
    const labels = destinationsOf({ access, visitor, productName: 'Pathway', routes: [] }).map(({ label }) => label)
    expect(labels).toContain('Seventy-two')
    expect(labels).not.toContain('Seventy-one')
  })
})

describe('searching the pages', () => {
  const { pages } = portalOf('admin@ncuk.test')
  const first = (search: string) => searchIn(pages, search)[0]?.label

  it.each([
    ['exam block', 'Exam Block'],
    ['EXAM', 'Exam Block'],
    ['exmblk', 'Exam Block'],
    ['block exam', 'Exam Block'],
    ['  create   exam ', 'Create Exam Block'],
    ['invoicing payment requests', 'Payment Requests'],
    ['create communication', 'Create Communication'],
  ])('finds by %j first %j', (search, label) => {
    expect(first(search)).toBe(label)
  })

  it('finds by what stands above a page, after what is called so itself', () => {
    const found = searchIn(pages, 'masters').map(({ label }) => label)
    expect(found[0]).toBe('Masters')
    expect(found).toContain('Programme')
  })

  it('keeps everything in the order of the menu for no words', () => {
    expect(searchIn(pages, '  ')).toEqual(pages)
  })

  it.each(['(.*', '\\', '[', 'zzqq', '🔑'])('takes %j literally, and finds nothing', (search) => {
    expect(searchIn(pages, search)).toEqual([])
  })
})

describe('the recent pages', () => {
  it('are the last twelve, each once, the last one first', () => {
    const recent = createRecentPages()
    for (const path of ['/a', '/b', '/a']) recent.note(path)
    expect(recent.read()).toEqual(['/a', '/b'])
    for (let number = 0; number < 20; number++) recent.note(`/${number}`)
    expect(recent.read()).toHaveLength(12)
    expect(recent.read()[0]).toBe('/19')
  })
})
