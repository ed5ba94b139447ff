import type { ResourceRules } from '#openapi/resource-rules.ts'
import { pathIn } from '#src/resources/record-page.ts'
import { EditorFrame } from '#src/resources/form/editor-frame.ts'
import { ListFrame } from '#src/resources/list/list-frame.ts'
import { ViewFrame } from '#src/resources/view/view-frame.ts'
import { lazyComponent, type LazyCode } from '#src/ui/lazy/lazy-component.ts'
import { callsOf } from '../loading/first-calls.ts'
import * as first from '../loading/first-queries.ts'
import { listEntries, type ResourceEntry } from '../resources.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { pagesByKind, type KindOfPage } from './by-kind.ts'
import { below, layoutOf, moreOf, opens } from './route-parts.ts'

const importOf = (entry: ResourceEntry, loadRules: () => Promise<ResourceRules>) =>
  lazyComponent(async () => {
    const [{ recordPage }, { recordImport }, rules] = await Promise.all([
      import('../pages/RecordPages.tsx'),
      import('#src/resources/import/RecordImport.tsx'),
      loadRules(),
    ])
    return recordPage(entry, recordImport(rules))
  })

/** The frames of lists, forms and records, each loaded only with pages of its kind. */
const frames: Readonly<Record<'list' | 'form' | 'view', LazyCode>> = { list: ListFrame, form: EditorFrame, view: ViewFrame }

type Listed = (typeof listEntries)[number]

/** What stands at the addresses of a resource: its list, and below it the form, new and existing, and the record. */
function pagesOf([name, entry]: Listed): Readonly<Record<'list' | 'create' | 'edit' | 'view', KindOfPage>> {
  const { noun, nouns, load, kind: asked, firstCalls = [] } = entry
  const page = (kind: 'list' | 'form' | 'view') =>
    lazyComponent(async () => {
      const pagesAndParts = async () => {
        const pages = await load()
        await Promise.all([pages[kind], ...(pages.parts[kind] ?? [])].flatMap(({ prepare }) => (prepare ? [prepare()] : [])))
        return pages
      }
      const [{ recordPage }, pages] = await Promise.all([import('../pages/RecordPages.tsx'), pagesAndParts(), frames[kind].prepare()])
      return recordPage(entry, pages[kind])
    })
  const Form = page('form')
  const firstQueries = first.record(name, entry)
  const listReads = first.combined([first.recordList(name, entry), callsOf(firstCalls)])
  return {
    list: { kind: asked, title: nouns, Page: page('list'), firstQueries: listReads },
    create: { kind: asked, title: `Create ${noun}`, Page: Form },
    edit: { kind: asked, title: `Edit ${noun}`, Page: Form, firstQueries },
    view: { kind: asked, title: noun, Page: page('view'), firstQueries },
  }
}

/** The rows of a resource. One with a `kind` has none of its own: the rows of the resource whose paths it shares show it. */
function routesOfResource(listed: Listed): readonly RouteSpec[] {
  const [name, entry] = listed
  const { paths: own, rightsOf, more, isUnlisted = false, isOneForm = false } = entry
  if (entry.kind !== undefined) return []
  const sharing = listEntries.filter(([, { kind, paths }]) => kind !== undefined && pathIn(paths.list) === own.list)
  const usual = pagesOf(listed)
  const others = sharing.map(pagesOf)
  const row = (path: string, page: keyof typeof usual, about: Partial<RouteSpec>) => {
    const { title, Page, firstQueries } = usual[page]
    if (others.length === 0) return route(path, title, Page, { ...about, ...(firstQueries && { firstQueries }) })
    const { Page: ByKind, ...byKind } = pagesByKind(
      usual[page],
      others.map((one) => one[page]),
    )
    return route(path, title, ByKind, { ...about, ...byKind })
  }
  const under = (path: string, permission: string) => ({ ...below(rightsOf, opens(path, permission)), layout: layoutOf(path) })
  const record = first.record(name, entry)
  const form = isOneForm ? { family: `${name} form` } : {}
  return [
    row(own.list, 'list', {
      ...(isUnlisted ? under(own.list, 'View') : { layout: layoutOf(own.list), permissions: ['list'] }),
      shape: 'list',
      isNamedByMenu: true,
    }),
    row(own.create, 'create', { ...under(own.create, 'Add'), ...form }),
    ...[listed, ...sharing].flatMap(([, one]) => {
      const path = pathIn(one.paths.import)
      return one.loadRules ? [route(path, `Import ${one.nouns}`, importOf(one, one.loadRules), under(path, 'Add'))] : []
    }),
    row(own.editPattern, 'edit', { ...under(own.editPattern, 'Modify'), ...form }),
    row(own.viewPattern, 'view', under(own.viewPattern, 'View')),
    ...more.map((one) =>
      route(one.pattern, one.title, moreOf(entry, one.load), {
        ...under(one.pattern, one.permission),
        ...(one.pattern.includes('/:') && { firstQueries: record }),
      }),
    ),
  ]
}

/** The pages of all resources. */
export const recordRoutes: readonly RouteSpec[] = listEntries.flatMap(routesOfResource)
