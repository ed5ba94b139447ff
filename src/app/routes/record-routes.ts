import type { ResourceRules } from '#openapi/resource-rules.ts'
import { EditorFrame } from '#src/resources/form/editor-frame.ts'
import { ListFrame } from '#src/resources/list/list-frame.ts'
import { ViewFrame } from '#src/resources/view/view-frame.ts'
import { lazyComponent, type LazyCode } from '#src/ui/lazy/lazy-component.ts'
import * as first from '../loading/first-queries.ts'
import { listEntries, type ResourceEntry } from '../resources.ts'
import { route, type RouteSpec } from '../route-spec.ts'
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

/** What pages of a kind are drawn in, which no other kind needs. */
const frames: Readonly<Record<'list' | 'form' | 'view', LazyCode>> = { list: ListFrame, form: EditorFrame, view: ViewFrame }

/** The pages of a resource: its list, and below it the form, new and existing, the record, and the import of a file. */
function routesOfResource([name, entry]: (typeof listEntries)[number]): readonly RouteSpec[] {
  const { paths: own, noun, nouns, rightsOf, load, loadRules, more } = entry
  const page = (kind: 'list' | 'form' | 'view') =>
    lazyComponent(async () => {
      const [{ recordPage }, pages] = await Promise.all([import('../pages/RecordPages.tsx'), load(), frames[kind].prepare()])
      return recordPage(entry, pages[kind])
    })
  const Form = page('form')
  const under = (path: string, permission: string) => ({ ...below(rightsOf, opens(path, permission)), layout: layoutOf(path) })
  const record = first.record(name, entry)
  return [
    route(own.list, nouns, page('list'), {
      layout: layoutOf(own.list),
      permissions: ['list'],
      shape: 'list',
      isNamedByMenu: true,
      firstQueries: first.recordList(name, entry),
    }),
    route(own.create, `Create ${noun}`, Form, under(own.create, 'Add')),
    ...(loadRules ? [route(own.import, `Import ${nouns}`, importOf(entry, loadRules), under(own.import, 'Add'))] : []),
    route(own.editPattern, `Edit ${noun}`, Form, { ...under(own.editPattern, 'Modify'), firstQueries: record }),
    route(own.viewPattern, noun, page('view'), { ...under(own.viewPattern, 'View'), firstQueries: record }),
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
