import { describe, expect, it } from 'vitest'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { toPatterns } from '#machines/access/route-pattern.ts'
import { recordLinks } from '#src/app/record-links.ts'

const node = (path: string, permissions: readonly string[], id = '1', name = path) => {
  return { id, name, routes: toPatterns([path]), permissions, iconName: '', children: [] }
}

const linksIn = (tree: readonly AccessNode[]) => recordLinks({ ...emptyAccess('NCUK'), tree }, (id) => `<${id}>`)

/** The links that a person gets whose permission tree has these pages, each with its permission labels. */
const linksWith = (labels: Readonly<Record<string, readonly string[]>>) =>
  linksIn(Object.entries(labels).map(([path, permissions]) => node(path, permissions)))

describe('links to records', () => {
  it('lead to the page of a resource, of a block and of a module rule', () => {
    const { linkTo, listTo } = linksWith({
      '/sms/stream': ['list', 'View'],
      '/sms/exam-block': ['list', 'View', 'Modify'],
      '/sms/moduleproperties': ['View'],
    })
    expect([linkTo('Stream', '5'), linkTo('Examblock', '106'), linkTo('ModuleRule', '64')]).toEqual([
      '/sms/stream/view/%3C5%3E',
      '/sms/exam-block/edit/%3C106%3E',
      '/sms/moduleproperties/summary/%3C64%3E',
    ])
    expect([listTo('Stream'), listTo('Stream', { field: 'programId', id: '1' }), listTo('Examblock')]).toEqual([
      '/sms/stream',
      '/sms/stream?programId=%3C1%3E',
      '/sms/exam-block',
    ])
  })

  it('lead nowhere without the right that the page asks for', () => {
    const { linkTo, listTo } = linksWith({ '/sms/exam-block': ['View'] })
    expect([linkTo('Stream', '5'), linkTo('Testblock', '106'), listTo('Stream')]).toEqual([null, null, null])
    expect(linksWith({ '/sms/exam-block': ['list'] }).linkTo('Examblock', '106')).toBeNull()
  })

  it('lead people who may only look at a block to its timetable', () => {
    expect(linksWith({ '/sms/exam-block': ['View'] }).linkTo('Examblock', '106')).toBe('/sms/exam-block/share/%3C106%3E')
  })

  it('lead to the form of a new record that refers to one, for those who may add it', () => {
    const by = { field: 'contactId', id: '7' }
    expect(linksWith({ '/users/users': ['list', 'Add'] }).createTo('User', by)).toBe('/users/users/create?contactId=%3C7%3E')
    const { createTo } = linksWith({ '/users/users': ['list'], '/sms/exam-block': ['Add'] })
    expect([createTo('User', by), createTo('Examblock', by)]).toEqual([null, null])
  })

  it('follow the page that holds the rights of a resource', () => {
    expect(linksWith({ '/sms/module': ['list'] }).listTo('Submodule')).toBe('/sms/module/submodules')
  })

  it('lead to an invoice among all of them, by those who may look there, and else in the list that they have', () => {
    const centres = '/sms/invoicing/fixed-invoices-centres'
    expect(linksWith({ [centres]: ['View'], '/sms/invoicing': ['View'] }).linkTo('Invoice', '5')).toBe('/sms/invoicing/view/%3C5%3E')
    expect(linksWith({ [centres]: ['View'] }).linkTo('Invoice', '5')).toBe(`${centres}/view/%3C5%3E`)
  })

  it('lead to a message about a record, named by its page in the menu, for those who may write one', () => {
    const linksOf = (label: string) =>
      linksIn([
        node('/sms/centres', [], '43', 'Centres'),
        node('/sms/exam-block', [], '82', 'Exam Block'),
        node('/folders', [], '90', 'Folders'),
        node('/communications/content', [label]),
      ])
    const { messageAbout } = linksOf('Add')
    const of = (recordId: string, componentId: string) =>
      `/communications/content/create?${new URLSearchParams({ recordId: `<${recordId}>` })}&${new URLSearchParams({ componentId: `<${componentId}>` })}`
    expect(messageAbout('Centre', '26')).toBe(of('26', '43'))
    expect(messageAbout('Examblock', '101')).toBe(of('101', '82'))
    expect(messageAbout('Folder', '1')).toBe(of('1', '90'))
    // Folders show assets too, but a message there is about a folder.
    expect([messageAbout('Asset', '1'), messageAbout('Country', '1')]).toEqual([null, null])
    expect(linksOf('View').messageAbout('Centre', '26')).toBeNull()
  })

  it('lead nowhere for what is only chosen from, or unknown', () => {
    const { linkTo } = linksWith({ '/sms/stream': ['View'] })
    expect([linkTo('Country', '1'), linkTo('toString', '1')]).toEqual([null, null])
  })
})
