import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import { variants } from '#src/money/variant.ts'
import type { RulesOf, SortOf } from '#src/resources/resource-types.ts'
import type { ResourceEntry } from './resources/entry.ts'
import { assessment } from './resources/assessment.ts'
import { archivedAssets, assets, assetStewards, assetTypes } from './resources/assets.ts'
import { calendar } from './resources/calendar.ts'
import { certificates } from './resources/certificates.ts'
import { communications } from './resources/communications.ts'
import { masters } from './resources/masters.ts'
import { invoiceMasters, invoiceOverview, invoices, money } from './resources/money.ts'
import { people } from './resources/people.ts'
import { reports } from './resources/reports.ts'
import { selection } from './resources/selection.ts'
import { students } from './resources/students.ts'
import { universities } from './resources/universities.ts'

export type { ResourceEntry } from './resources/entry.ts'

/** The contract says which resources have an import. */
type EntryFor<N extends ResourceName> = ResourceEntry & {
  readonly sort: SortOf<N>
  readonly loadRules: 'importKeys' extends keyof Resources[N]['rules'] ? () => Promise<RulesOf<N>> : null
}

/** Names of the resources that have pages; lookups are only chosen from. */
type PagedName = { [N in ResourceName]: Resources[N]['rules'] extends { readonly isLookup: true } ? never : N }[ResourceName]

/** Every resource that has pages. Routes, trails and the links of references come from here. */
export const directory = {
  ...masters,
  ...selection,
  ...universities,
  ...students,
  ...certificates,
  ...reports,
  ...money,
  ...people,
  ...assets,
  ...assessment,
  ...calendar,
  ...communications,
} as const satisfies { readonly [N in PagedName]: EntryFor<N> }

/** The entry of a resource by any name; null for one without pages. */
export const entryOf = (resource: string): ResourceEntry | null =>
  Object.hasOwn(directory, resource) ? directory[resource as PagedName] : null

/** Lists of a part of a resource beside the one of the directory, with pages of their own. */
const partEntries: readonly (readonly [ResourceName, ResourceEntry])[] = [
  ['Invoice', invoiceOverview(null)],
  ...variants.map((variant) => ['Invoice', invoiceOverview(variant)] as const),
  ['Invoice', invoices('Fixed', 'institutes')],
  ...variants.slice(1).flatMap((variant): readonly (readonly [ResourceName, ResourceEntry])[] => [
    ['Invoice', invoices(variant, 'centres')],
    ['Invoice', invoices(variant, 'institutes')],
    ['InvoiceMaster', invoiceMasters(variant)],
  ]),
  ['Asset', archivedAssets],
  ['AssetType', assetTypes],
  ['Steward', assetStewards],
]

/** All resources that have pages. */
export const resourceEntries: readonly (readonly [ResourceName, ResourceEntry])[] = Object.entries(directory).map(
  ([name, entry]) => [name as ResourceName, entry] as const,
)

/** Every list of records, those of parts of a resource too. */
export const listEntries: readonly (readonly [ResourceName, ResourceEntry])[] = [...resourceEntries, ...partEntries]

/** The lists of invoices, with whose statements stand below each. */
export const invoiceLists = listEntries
  .filter(([name]) => name === 'Invoice')
  .map(([, { paths: own, rightsOf }]) => ({
    list: own.list,
    rightsOf,
    partners: own.list.endsWith('-centres')
      ? (['centre', 'student'] as const)
      : own.list.endsWith('-institutes')
        ? (['university'] as const)
        : [],
  }))
