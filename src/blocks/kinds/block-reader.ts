import type * as v from 'valibot'
import { spell, type BlockKind, type Spelled } from '#openapi/blocks/block-kinds.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { readAnswer, type Accepting } from '#src/api/answer.ts'
import type { OperationData, Reply } from '#src/api/client.ts'

/** The operation that a name of the contract's templates stands for, of each of some kinds. */
export type BlockOperation<Name extends string, Kind extends string = BlockKind> = OperationId & Spelled<Name, Kind>

/** The name, if every one of the kinds has an operation of that name. */
export type OperationName<Name extends string, Kind extends string = BlockKind> = [Spelled<Name, Kind>] extends [OperationId] ? Name : never

/** A name in small letters without underscores: readers ignore both. */
type Plain<Name> = Name extends `${infer Before}_${infer After}` ? `${Lowercase<Before>}${Plain<After>}` : Lowercase<Name & string>

/** A name with `<kind>` in place of the kind's word, which is uncapitalized at the start of a name and capitalized inside it. */
type Unspelled<Name, Kind extends string> = Name extends `${Uncapitalize<Kind>}${infer After}`
  ? `<kind>${Unspelled<After, Kind>}`
  : Name extends `${infer Before}${Kind}${infer After}`
    ? `${Before}<kind>${Unspelled<After, Kind>}`
    : Name

/** A value with its fields named as in the contract's templates. */
type UnspelledFields<T, Kind extends string> = T extends readonly (infer Item)[]
  ? UnspelledFields<Item, Kind>[]
  : T extends object
    ? { [Name in keyof T as Plain<Unspelled<Name, Kind>>]: UnspelledFields<T[Name], Kind> }
    : T

type BlockData<Name extends string, Kind extends string> = Kind extends string
  ? UnspelledFields<OperationData<BlockOperation<Name, Kind>>, Kind>
  : never

/**
 * Creates the reader of an operation of a block's kind. `operation` and the fields of the schema are named as in the
 * contract's templates; the schema has to accept the answers of every kind.
 */
export const blockReader =
  <Kind extends BlockKind, const Name extends string, Schema extends v.GenericSchema>(
    kind: Kind,
    operation: OperationName<Name, Kind>,
    schema: Schema & Accepting<BlockData<Name, Kind>, UnspelledFields<v.InferInput<Schema>, '<Kind>'>>,
  ) =>
  (reply: Pick<Reply<OperationData<BlockOperation<Name, Kind>>>, 'data' | 'body'>): v.InferOutput<Schema> =>
    readAnswer<Schema>(spell(kind, operation), schema, reply)
