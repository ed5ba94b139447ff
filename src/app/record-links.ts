import { can, type Access } from '#machines/access/access.ts'
import { componentIdOf } from '#machines/access/build-access.ts'
import { subjectComponents } from '#openapi/communications/message-subjects.ts'
import { blockResources } from '#openapi/generated/block-resources.ts'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import { blockKinds, type KindName } from '#src/blocks/kinds/block-kinds.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { rulePaths } from '#src/module-properties/paths.ts'
import { entryOf, type ResourceEntry } from './resources.ts'

/** The pages of a kind of records that others link to, and the permission label that opens one of them. */
interface LinkedPages {
  readonly list: string
  /** The page of the menu whose labels count. */
  readonly rightsOf: string
  readonly label: string
  page(id: string): string
  /** The page of a record for people who hold View alone. */
  readonly shown?: (id: string) => string
}

const blockPages = ({ paths }: BlockKindSpec): LinkedPages => ({
  list: paths.list,
  rightsOf: paths.list,
  // A block opens in its wizard only.
  label: 'Modify',
  page: paths.edit,
  shown: paths.share,
})

/** The linked pages of resources that are not in the directory. */
const otherPages: Readonly<Record<string, LinkedPages>> = {
  ...Object.fromEntries(Object.entries(blockKinds).map(([kind, spec]) => [blockResources[kind as KindName], blockPages(spec)])),
  ModuleRule: { list: rulePaths.list, rightsOf: rulePaths.list, label: 'View', page: rulePaths.summary },
}

/** Where a person finds the records of a resource: all of them, or those of the list in the directory. */
export const foundAt = (access: Access, entry: ResourceEntry): Pick<ResourceEntry, 'paths' | 'rightsOf'> =>
  entry.everywhere && can(access, entry.everywhere.rightsOf, 'View') ? entry.everywhere : entry

function pagesOf(access: Access, resource: string): LinkedPages | null {
  const known = entryOf(resource)
  const entry = known && foundAt(access, known)
  if (entry) return { list: entry.paths.list, rightsOf: entry.rightsOf, label: 'View', page: entry.paths.view }
  return Object.hasOwn(otherPages, resource) ? (otherPages[resource] ?? null) : null
}

/** The links to records of any resource that a person may open. */
export function recordLinks(
  access: Access,
  encrypt: (id: string) => string | null,
): Pick<RecordPage, 'linkTo' | 'listTo' | 'createTo' | 'messageAbout'> {
  const withReference = (path: string, { field, id }: { readonly field: string; readonly id: string }) => {
    const encrypted = encrypt(id)
    return encrypted === null ? null : withQuery(path, `?${String(new URLSearchParams({ [field]: encrypted }))}`)
  }
  const createTo: RecordPage['createTo'] = (resource, by) => {
    const known = entryOf(resource)
    const entry = known && foundAt(access, known)
    return entry && can(access, entry.rightsOf, 'Add') ? withReference(entry.paths.create, by) : null
  }
  return {
    linkTo: (resource, id) => {
      const pages = pagesOf(access, resource)
      const encrypted = encrypt(id)
      if (!pages || encrypted === null) return null
      if (can(access, pages.rightsOf, pages.label)) return pages.page(encrypted)
      return pages.shown && can(access, pages.rightsOf, 'View') ? pages.shown(encrypted) : null
    },
    listTo: (resource, by) => {
      const pages = pagesOf(access, resource)
      if (!pages || !can(access, pages.rightsOf, 'list')) return null
      return by ? withReference(pages.list, by) : pages.list
    },
    createTo,
    messageAbout: (resource, id) => {
      const form = createTo('Communication', { field: 'recordId', id })
      if (form === null) return null
      const page = subjectComponents(resource).flatMap((component) => componentIdOf(access, component) ?? [])[0]
      return page === undefined ? null : withReference(form, { field: 'componentId', id: page })
    },
  }
}
