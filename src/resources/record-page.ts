import type { ListQuery } from '#src/ui/list/list-address.ts'
import type { ReactNode } from 'react'
import { addressOf } from '#machines/access/address.ts'
import type { Crumb } from '#machines/access/crumbs.ts'
import type { DownloadKind } from '#machines/session/session-types.ts'

/** The addresses of a resource's pages; ids are encrypted ones. */
export interface RecordPaths {
  readonly list: string
  readonly create: string
  /** Where records are imported, of a resource that has that. */
  readonly import: string
  readonly editPattern: string
  readonly viewPattern: string
  edit(id: string): string
  view(id: string): string
}

/** The path of an address. */
export const pathIn = (address: string): string => address.split('?')[0] ?? ''

/** An address with more in its query, which is empty or begins with `?`. */
export const withQuery = (address: string, query: string): string => `${address}${address.includes('?') ? query.replace('?', '&') : query}`

/** The addresses of a resource whose list stands at a path; with a query where another one has the same path: `?kind=question`. */
export const recordPaths = <const Path extends string>(list: Path, query = '') => {
  const editPattern = `${list}/edit/:id` as const
  const viewPattern = `${list}/view/:id` as const
  return {
    list: `${list}${query}`,
    create: `${list}/create${query}`,
    import: `${list}/import${query}`,
    editPattern,
    viewPattern,
    edit: (id: string) => `${addressOf<string>(editPattern, { id })}${query}`,
    view: (id: string) => `${addressOf<string>(viewPattern, { id })}${query}`,
  } satisfies RecordPaths
}

/** The path of the calls of a part of a resource, and the components that they are logged for. */
export interface PartCalls {
  readonly path: string
  readonly components: readonly string[]
}

/** Labels of the permission tree on a resource. */
export type RecordRight = 'View' | 'Add' | 'Modify' | 'Delete' | 'Publish' | 'Download'

/** What a list of records remembers beside its address. */
export interface ListMemory {
  readonly hidden: readonly string[] | null
  /** Of the columns; those that it lacks follow in their usual order. */
  readonly order: readonly string[]
  readonly isDense: boolean
}

/** What a list of records shows; a status is the text of its value. */
export type RecordQuery = ListQuery<string, string, string>

/** What a page of a resource is given by the portal. */
export interface RecordPage {
  readonly paths: RecordPaths
  /** The address in the permission tree whose labels say what a person may do here. */
  readonly rightsOf: string
  /** What the page is called: the menu's word for a list. */
  readonly title: string
  /** How its list is sorted unless the address says otherwise: `centreName:asc`. */
  readonly sort: string
  /** The filters that its list always has, by field: an address may stand for only a part of a resource. */
  readonly within: Readonly<Record<string, readonly string[]>>
  /** The calls that read that part's list and delete its records, where it has its own: they need no filter for the part. */
  readonly partCalls?: PartCalls | undefined
  /** The encrypted id of the address; undefined on addresses without one. */
  readonly pathId: string | undefined
  /** Whose unsaved edits and views are kept. */
  readonly userId: string
  /** The person among the contacts. */
  readonly contactId: string
  readonly contactType: string | null
  /** The student that the person is; null for all others. */
  readonly studentId: number | null
  /** Whether the person may change how a registered student is taught. */
  readonly mayEditDelivery: boolean
  /** Which files of results the person may download. */
  readonly downloads: readonly DownloadKind[]
  can(right: RecordRight): boolean
  /** The page of a record of any resource; null where the person has none. */
  linkTo(resource: string, id: string): string | null
  /** The list of a resource, with only those that refer by a field to a record if one is given; null where the person has none. */
  listTo(resource: string, by?: { readonly field: string; readonly id: string }): string | null
  /** The form of a new record of a resource that refers by a field to an existing record; null where the person has no such page. */
  createTo(resource: string, by: { readonly field: string; readonly id: string }): string | null
  /** The form of a new message about a record; null for people who write none, and where messages are about no such records. */
  messageAbout(resource: string, id: string): string | null
  /** Whether the portal has a page at an address. */
  knows(path: string): boolean
  /** Whether the person may open an address. */
  opens(path: string): boolean
  readonly memory: ListMemory
  /** Called at first and whenever the list shows something else. */
  onShown(query: RecordQuery, memory: ListMemory): void
  /** `within` are crumbs below that of the page, the outermost first; the last one names what the page shows. */
  breadcrumbs(last: string, within?: readonly Crumb[]): ReactNode
}

/** A page with tabs at the address of the record's form: its tabs, and links back to the record, keep that address. */
export const atForm = (page: RecordPage, view = page.paths.edit): RecordPage => ({ ...page, paths: { ...page.paths, view } })

/** Whether the provider's own people look at a page; its partners see less. */
export const isProvider = ({ contactType }: Pick<RecordPage, 'contactType'>): boolean => contactType === 'NCUK'

/** In the address of a resource that opens as a board, a tree or a calendar: asks for its list. It stays while the list is filtered. */
export const listView = 'view=list'
