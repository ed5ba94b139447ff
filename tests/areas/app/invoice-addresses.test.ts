import { describe, expect, it } from 'vitest'
import { decide } from '#machines/access/access.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { matchRoute } from '#src/app/routes.ts'
import { texts } from '#src/app/texts.ts'
import { listInStatus } from '#src/money/status-address.ts'
import { accessFrom } from '#tests/support/access.ts'

function decisionsOf(username: string) {
  const account = accounts.find((one) => one.username === username)
  if (!account) throw new Error(`There is no account ${username}.`)
  const access = accessFrom({ contactType: account.contactType, tree: menuFor(account), routes: contactRoutesFor(account) })
  return (path: string) => decide(access, `/sms/invoicing${path}`)
}

const lists = ['fixed', 'request-based', 'new'].flatMap((variant) =>
  ['centres', 'institutes', 'masters'].map((kind) => `/${variant}-invoices-${kind}`),
)
const titleOf = (path: string) => matchRoute(`/sms/invoicing${path}`)?.route.title

describe('the addresses of invoices', () => {
  it('open as nine lists with their create, edit and view pages; others are not found (CAT-MON-17)', () => {
    const decided = decisionsOf('admin@ncuk.test')
    const pages = lists.flatMap((list) => [list, `${list}/create`, `${list}/edit/sGm2`, `${list}/view/sGm2`])
    expect(pages.filter((path) => decided(path) !== 'allowed')).toEqual([])
    expect(pages.filter((path) => titleOf(path) === texts.notFound.title)).toEqual([])
    for (const path of ['/x', '/x/y', '/x/y/z', '/fixed-invoices-centres/centre-view/sGm2/more'])
      expect([path, titleOf(path) ?? texts.notFound.title]).toEqual([path, texts.notFound.title])
    expect(decided('/x/y/z')).toBe('allowed')
  })

  it('below a list are a status or a statement', () => {
    expect(listInStatus('/list', 'ready-to-invoice')).toBe('/list?status=Ready+to+Invoice')
    expect(listInStatus('/list', 'confirmed')).toBe('/list?status=Confirmed')
    expect(listInStatus('/list', 'lost')).toBeNull()
    expect(titleOf('/new-invoices/pending')).toBe('Invoices')
    expect(titleOf('/fixed-invoices-centres/student-view/sGm2')).toBe('Statement')
  })

  it.each([
    ['centre@centre.test', '/fixed-invoices-centres', '/fixed-invoices-centres/centre-view/sGm2'],
    ['university@university.test', '', '/fixed-invoices-institutes/university-view/sGm2'],
  ])('open none to %s that changes an invoice (CAT-MON-22)', (username, list, statement) => {
    const decided = decisionsOf(username)
    expect([decided(list), decided(statement)]).toEqual(['allowed', 'allowed'])
    const forms = ['', '/fixed-invoices', ...lists].flatMap((path) => [`${path}/create`, `${path}/edit/sGm2`])
    expect(forms.filter((path) => decided(path) === 'allowed')).toEqual([])
  })
})
