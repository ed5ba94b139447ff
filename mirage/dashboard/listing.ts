import type { ResourceName } from '#openapi/generated/resources.ts'
import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'
import { encryptId } from '../id-codec.ts'
import type { ResourceRecord } from '../models.ts'
import { pageOf } from '../resources/engine/list.ts'
import type { PersonalStore } from '../resources/engine/store.ts'

/** A list of the portal, narrowed by statuses and filters. */
export interface Narrowed {
  readonly resource: ResourceName
  /** The address of the list. */
  readonly path: string
  readonly statuses?: readonly (number | string)[]
  /** Values by field, as the address of the list names them; ids are plain. */
  readonly filters?: Readonly<Record<string, string | number>>
  /** Filters that the page at this address applies by itself, so that the address does not name them. */
  readonly within?: Readonly<Record<string, string>>
  /** Query parameters of the address beside status and filters. */
  readonly beside?: Readonly<Record<string, string>>
}

/** The records of a narrowed list, and its address in the portal. */
export interface Listing {
  readonly records: readonly ResourceRecord[]
  readonly address: string
}

export const openLeads = ['New', 'Contacted', 'Qualified'] as const
/** The status of requests that wait for the provider. */
export const submitted = 9

/** The address of a list with a search for a name. */
export const searched = (path: string, name: string): string => `${path}?${String(new URLSearchParams({ search: name }))}`

const isReference = (kind: string | undefined): boolean => kind === 'reference' || kind === 'references'

/** What the list at an address shows to the person, found as the list itself finds it. */
export function listingOf(
  { resource, path, statuses = [], filters = {}, within = {}, beside = {} }: Narrowed,
  store: PersonalStore,
): Listing {
  const service = store.services[resource]
  const { fields } = service.rules
  const statusId = statuses.length === 0 ? '0' : statuses.join(',')
  const query = { pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER, statusId, ...filters, ...within }
  const { records } = pageOf(service, store.scoped(resource), query, store)
  const asked = new URLSearchParams({
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [name, isReference(fields[name]?.kind) ? encryptId(Number(value)) : String(value)]),
    ),
    ...beside,
  })
  return { records, address: asked.size === 0 ? path : `${path}?${asked}` }
}

const routesOf = ({ routes }: RoutePermissionNode): readonly string[] => [routes ?? []].flat()

const isAllowed = ({ permissions }: RoutePermissionNode, wanted: string): boolean =>
  permissions.some((one) => (typeof one === 'string' ? one : one.permissionName).toLowerCase() === wanted)

const holds = (node: RoutePermissionNode, path: string, wanted: string): boolean =>
  (isAllowed(node, wanted) && routesOf(node).includes(path)) || node.children.some((child) => holds(child, path, wanted))

/** The id of the top menu entry that holds a page which the person may list; null where there is none. */
export const entryWith = (menu: readonly RoutePermissionNode[], path: string): number | null =>
  menu.find((node) => holds(node, path, 'list'))?.componentId ?? null

/** What can be said of a page, to a person who can list it. */
export interface PageSource<Said> {
  readonly page: string
  /** Null where there is nothing to say. */
  said(store: PersonalStore): Said | null
}

/** What there is to say of the pages that a person can list, each with the entry of the menu in which the page stands. */
export const saidOfPages = <Said extends object>(
  sources: readonly PageSource<Said>[],
  store: PersonalStore,
): (Said & { readonly componentId: number })[] =>
  sources.flatMap(({ page, said }) => {
    const componentId = entryWith(store.menu, page)
    const found = componentId === null ? null : said(store)
    return componentId === null || found === null ? [] : [{ ...found, componentId }]
  })

/** Whether a person may change what a page lists. */
export const mayModify = (menu: readonly RoutePermissionNode[], path: string): boolean => menu.some((node) => holds(node, path, 'modify'))
