import type { OperationId } from '../generated/operations.ts'

type KindOf<Op> = Op extends `list${infer Kind}Blocks` ? Kind : never

/** Every kind of block in the contract, as operations spell it: 'Exam'. */
export type BlockKind = KindOf<OperationId>

/** A name of the templates in `blocks/` as a kind spells it. */
export type Spelled<Name, Kind extends string> = Name extends `${infer Before}<kind>${infer After}`
  ? `${Spelled<Before, Kind>}${Uncapitalize<Kind>}${Spelled<After, Kind>}`
  : Name extends `${infer Before}<Kind>${infer After}`
    ? `${Before}${Kind}${Spelled<After, Kind>}`
    : Name

/** A value whose fields have the names of the templates, as a kind spells them. */
export type SpelledFields<Value, Kind extends string> = Kind extends string
  ? Value extends readonly (infer Item)[]
    ? SpelledFields<Item, Kind>[]
    : Value extends object
      ? { [Name in keyof Value as Spelled<Name, Kind>]: SpelledFields<Value[Name], Kind> }
      : Value
  : never

const spelledIn = (kind: string, name: string): string =>
  name.replaceAll('<Kind>', kind).replaceAll('<kind>', kind.charAt(0).toLowerCase() + kind.slice(1))

/** Spells a name of the templates for a kind. */
export const spell = <const Name extends string, Kind extends BlockKind>(kind: Kind, name: Name) =>
  spelledIn(kind, name) as Spelled<Name, Kind>

const respelled = (kind: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => respelled(kind, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [spelledIn(kind, name), respelled(kind, content)]))
}

/** Spells the names of a value's fields for a kind, however deep they stand. */
export const spellFields = <const Value, Kind extends BlockKind>(kind: Kind, value: Value) =>
  respelled(kind, value) as SpelledFields<Value, Kind>

/** What a value has under a kind's spelling of a name; `unknown` where the contract has no such name. */
type FieldOf<Value, Name extends string> = Value extends object
  ? [Spelled<Name, BlockKind> & keyof Value] extends [never]
    ? unknown
    : Value[Spelled<Name, BlockKind> & keyof Value]
  : undefined

/** Reads a field by its name in the templates, as a kind spells it. */
export const readField = <Value extends object, const Name extends string>(kind: BlockKind, value: Value, name: Name) =>
  Reflect.get(value, spelledIn(kind, name)) as FieldOf<Value, Name>
