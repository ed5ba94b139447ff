import type { ComponentType } from 'react'
import type { ContactType } from '#machines/access/contact-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Person } from '#machines/session/session-types.ts'
import { recordPaths, type RecordPage, type RecordPaths } from '#src/resources/record-page.ts'
import type { FirstCall } from '../loading/first-calls.ts'
import type { ResourcePages } from '#src/resources/resource-pages.ts'

/** A page that a resource has of its own; the pattern of one of a record has the record's id as its one parameter. */
interface MorePage {
  readonly pattern: string
  readonly title: string
  /** The label that opens it. */
  readonly permission: string
  load(): Promise<ComponentType<RecordPage>>
}

/** Where the pages of a resource stand, and the file that they come from. */
export interface ResourceEntry {
  readonly paths: RecordPaths
  /** The `?kind=` that asks for this resource, where another one has the same paths without it. */
  readonly kind?: string
  /** To these people its address shows another page, and the list only with `view=list`. */
  readonly ownFront?: 'everyone' | ContactType
  /** What the page at its address reads first, beside the list. */
  readonly firstCalls?: readonly FirstCall[]
  readonly noun: string
  readonly nouns: string
  /** The page of the menu whose labels say what a person may do here. */
  readonly rightsOf: string
  /** The menu does not name its list: it opens to people who may see the page of `rightsOf`. */
  readonly isUnlisted?: true
  /** One form stays open where a new record gets an address of its own. */
  readonly isOneForm?: true
  /** How its list is sorted unless the address says otherwise: `yearDesc:desc`. */
  readonly sort: string
  /** What all records of its list have in common, where it shows a part of the resource only. */
  readonly within: RecordPage['within']
  /** The calls of that part, where it has its own. */
  readonly partCalls?: RecordPage['partCalls']
  /** Where the records of all its parts are found, by those who may look there. */
  readonly everywhere?: Pick<ResourceEntry, 'paths' | 'rightsOf'>
  load(): Promise<ResourcePages>
  /** Whether a person who holds the label may add, where more than the label decides. */
  readonly mayAdd?: (person: Person) => boolean
  /** Pages beside those that every resource has. */
  readonly more: readonly MorePage[]
  /** Its rules, without its pages, for the import of a file; null where the contract has none. */
  readonly loadRules: (() => Promise<ResourceRules>) | null
}

/** The entry of a resource whose pages stand under the address of its list. */
export const at = <const Sort extends string>(
  list: string,
  noun: string,
  sort: Sort,
  load: () => Promise<ResourcePages>,
  nouns = `${noun}s`,
  rightsOf = list,
) => ({
  paths: recordPaths(list),
  noun,
  nouns,
  rightsOf,
  sort,
  within: {},
  load,
  more: [],
  loadRules: null,
})

/** The entry of a resource at the paths of another one, which its addresses ask for by `?kind=`. */
export const atKind = <const Sort extends string>(
  list: string,
  kind: string,
  noun: string,
  sort: Sort,
  load: () => Promise<ResourcePages>,
) => ({
  ...at(list, noun, sort, load),
  kind,
  paths: recordPaths(list, `?kind=${kind}`),
})

/** The statuses of staged records, in the contract's own numbers. */
export const stagingStatuses = [8, 9, 10, 11] as const

/** An entry whose address shows a page of its own that begins with these reads; its list needs `view=list`. */
export const withOwnFront = <Entry extends ResourceEntry>(entry: Entry, firstCalls: readonly FirstCall[]) =>
  ({ ...entry, ownFront: 'everyone', firstCalls }) as const

/** An entry whose list takes files; rules are loaded with the import. */
export const importable = <Entry extends ResourceEntry, Rules extends ResourceRules>(
  entry: Entry,
  loadRules: () => Promise<Rules>,
): Omit<Entry, 'loadRules'> & { readonly loadRules: () => Promise<Rules> } => ({ ...entry, loadRules })
