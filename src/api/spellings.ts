import type { BlockKind } from '#openapi/blocks/block-kinds.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { OperationData } from './client.ts'

/** How deep fields of answers are collected; the permission tree is recursive. */
type Depth = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

type FieldOf<T, Left extends readonly unknown[] = Depth> = Left extends readonly [unknown, ...infer Less]
  ? T extends readonly (infer Item)[]
    ? FieldOf<Item, Less>
    : T extends object
      ? { [Key in keyof T]-?: Key | FieldOf<T[Key], Less> }[keyof T]
      : never
  : never

/** A field that the contract names in some answer. */
type AnswerField = Extract<{ [Op in OperationId]: FieldOf<OperationData<Op>> }[OperationId], string>

/** A field's name, or what the kinds of blocks write for it in their readers. */
type Written<Field> = Field extends `${Uncapitalize<BlockKind>}${infer Rest}` ? Field | `<kind>${Rest}` : Field

/**
 * Other names that servers in use send for a field of the contract, by precedence. Names that differ only in case and
 * underscores need no entry.
 */
export const otherSpellings = {
  access_token: ['token'],
  '<kind>blockName': ['name'],
  '<kind>blockShortName': ['shortName'],
  '<kind>blockCode': ['<kind>Code'],
  description: ['<kind>blockDescription'],
  '<kind>blockDescription': ['description'],
  startDate: ['<kind>dateStart'],
  endDate: ['<kind>dateEnd'],
  '<kind>dateStart': ['startDate'],
  '<kind>dateEnd': ['endDate'],
  '<kind>blockAcademicDateId': ['academicDateId', 'id'],
  slot: ['slotTime'],
  moduleId: ['subModuleId'],
  moduleName: ['subModuleName'],
  moduleVersion: ['versions', 'version'],
  version: ['moduleVersion', 'versions'],
  versions: ['moduleVersion', 'version'],
  subModule: ['submodules'],
} as const satisfies { readonly [Field in Written<AnswerField>]?: readonly string[] }
