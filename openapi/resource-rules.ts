import type { FileType } from './assets/file-types.ts'

/** How a field is written and checked. */
export type FieldKind =
  | 'title'
  | 'code'
  | 'text'
  | 'long'
  | 'richText'
  | 'email'
  | 'phone'
  | 'url'
  | 'colour'
  | 'file'
  | 'date'
  | 'time'
  | 'instant'
  | 'flag'
  | 'integer'
  | 'number'
  | 'percent'
  | 'money'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'texts'
  | 'rows'
  | 'group'
  | 'rowId'

/** One of a field's values, as it is sent, and its word. */
export interface FieldChoice {
  readonly value: number | string
  readonly label: string
}

/** What the contract says of a field. */
export interface FieldRules {
  readonly kind: FieldKind
  readonly label: string
  readonly required?: true
  /** Compared trimmed and without case; with the name of a field, only among records with the same value of that field. */
  readonly unique?: true | string
  /** Fixed once the record exists. */
  readonly immutable?: true
  /** Only the server writes it. */
  readonly readOnly?: true
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  /** A regular expression that the whole text has to match. */
  readonly pattern?: string
  /** Shown in place of the general text of a broken pattern, or of missing rows. */
  readonly message?: string
  /** Of digits: how many stand in each of the groups in which people read them. */
  readonly groups?: readonly number[]
  /** The field whose date or number this one may not be below. */
  readonly after?: string
  /** The field that, when it has a value, makes this one required. */
  readonly with?: string
  readonly choices?: readonly FieldChoice[]
  /** The resource that a reference names. */
  readonly of?: string
  /** Below which path the calls of that resource stand. */
  readonly from?: string
  /** Of a number whose limits follow from the value of a field beside it: from, to, and the step where there is one. */
  readonly ranges?: { readonly by: string; readonly of: Readonly<Record<string, readonly number[]>> }
  /** Of rows: the fields whose values together may be there only once. */
  readonly once?: readonly string[]
  /** Of rows: how many of them a row of an imported file can have, in columns of their own. */
  readonly imported?: number
  /** It is hidden until a person asks for it. */
  readonly masked?: true
  /** Of a file: which types it may have. */
  readonly files?: readonly FileType[]
  /** What one row is called. */
  readonly noun?: string
  readonly fields?: Readonly<Record<string, FieldRules>>
  readonly searched?: true
  readonly sorted?: true
  readonly filtered?: true
}

/** A step of a lifecycle: from which values of the status, to which one. */
export interface Transition {
  readonly label: string
  readonly from: readonly (number | string)[]
  readonly to: number | string
  readonly permission: 'Add' | 'Modify' | 'Delete' | 'Publish'
  /** The contact types that may take it; all unless given. */
  readonly by?: readonly string[]
  readonly comment?: true
  /** What it means for the person, said where it is asked for. */
  readonly consequence?: string
}

/** What the contract says of a resource: generated into `generated/resources`, read by form and server alike. */
export interface ResourceRules {
  readonly name: string
  readonly noun: string
  readonly nouns: string
  /** The field of the id. */
  readonly id: string
  /** The field that names a record to people. */
  readonly title: string
  /** Parts of the permission tree under which the resource stands; the first one is its own. */
  readonly components: readonly string[]
  /** The contact type that views and changes its own record, or what belongs to it, without a permission. */
  readonly own?: string
  /** Below which path its calls stand. */
  readonly path: string
  /** The field that says where a record stands in its life. */
  readonly statusField: string
  /** In the order of the lifecycle; a new record has the first one. */
  readonly statuses: readonly FieldChoice[]
  readonly transitions: Readonly<Record<string, Transition>>
  /** Its records can only be chosen from: it has no other calls. */
  readonly isLookup?: true
  /** Records can be imported; these fields identify them. */
  readonly importKeys?: readonly string[]
  /** A save can take over from another record a value that only one record can hold, once the person has agreed. */
  readonly handsOver?: true
  /** A create is refused with 409 where it is wrong only because values of these fields are in use already. */
  readonly conflictsOver?: readonly string[]
  readonly fields: Readonly<Record<string, FieldRules>>
}

/** The name of a resource inside a sentence: "Sponsorship Letters" as "sponsorship letters", "UCAS Import" as "UCAS import". */
export const inSentence = (noun: string): string => noun.replaceAll(/\b[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase())
