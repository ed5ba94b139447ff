import type { OperationId } from '#openapi/generated/operations.ts'
import type { OperationData } from './client.ts'

/** Depth to which fields of answers are collected; the tree of rights has no end. */
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

/**
 * What aggregators in use send in place of a field of the contract, in the order in which it is believed. Spellings that
 * differ in case and underscores only are found without being listed.
 */
export const otherSpellings = {
  access_token: ['token'],
  examblockName: ['name'],
  testblockName: ['name'],
  examblockShortName: ['shortName'],
  testblockShortName: ['shortName'],
  examblockCode: ['examCode'],
  testblockCode: ['testCode'],
  description: ['examblockDescription', 'testblockDescription'],
  testblockDescription: ['description'],
  startDate: ['examdateStart', 'testdateStart'],
  endDate: ['examdateEnd', 'testdateEnd'],
  testdateStart: ['startDate'],
  testdateEnd: ['endDate'],
  examblockAcademicDateId: ['academicDateId', 'id'],
  testblockAcademicDateId: ['academicDateId', 'id'],
  slot: ['slotTime'],
  moduleId: ['subModuleId'],
  moduleName: ['subModuleName'],
  moduleVersion: ['versions', 'version'],
  version: ['moduleVersion', 'versions'],
  versions: ['moduleVersion', 'version'],
  subModule: ['submodules'],
} as const satisfies { readonly [Field in AnswerField]?: readonly string[] }
