import type { ResourceName, Resources } from '#openapi/generated/resources.ts'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'

/** The rules of a resource; the type of their name gives every other type of the resource. */
export type RulesOf<N extends ResourceName> = ResourceRules & { readonly name: N }

/** A record as calls answer it. */
export type RowOf<N extends ResourceName> = Resources[N]['record']

/** The fields of a record that are sent. */
export type FieldsOf<N extends ResourceName> = Resources[N]['fields']

type Fields<N extends ResourceName> = Resources[N]['rules']['fields']
type Marked<F, Mark extends string> = { [K in keyof F]: F[K] extends { readonly [M in Mark]: true } ? K : never }[keyof F] & string
type OfKind<F, Kind extends FieldRules['kind']> = { [K in keyof F]: F[K] extends { readonly kind: Kind } ? K : never }[keyof F] & string

/** The name of a field of a resource. */
export type FieldOf<N extends ResourceName> = keyof Fields<N> & string
/** A field by which a list can be narrowed. */
export type FilterOf<N extends ResourceName> = Marked<Fields<N>, 'filtered'>
/** A field that has to be filled in. */
export type RequiredOf<N extends ResourceName> = Marked<Fields<N>, 'required'>
/** A field that refers to other records. */
export type ReferenceOf<N extends ResourceName> = OfKind<Fields<N>, 'reference' | 'references'>
/** A field that holds rows. */
export type RowsOf<N extends ResourceName> = OfKind<Fields<N>, 'rows'>
/** What a column of a list shows: a field, the status, or who wrote the record last and when. */
export type ColumnOf<N extends ResourceName> = FieldOf<N> | Resources[N]['rules']['statusField'] | 'createdAt' | 'updatedAt' | 'updatedBy'
/** By what a list can be sorted, and in which direction. */
export type SortOf<N extends ResourceName> =
  `${Marked<Fields<N>, 'sorted'> | Resources[N]['rules']['statusField'] | 'createdAt' | 'updatedAt'}:${'asc' | 'desc'}`
/** What a field of a record holds. */
export type ValueOf<N extends ResourceName, C extends string> = C extends keyof RowOf<N> ? RowOf<N>[C] : unknown
