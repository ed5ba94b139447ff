import { recordTexts } from '#openapi/check-record.ts'
import { centerOperation } from '#openapi/generated/resources/students/center-operation.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { centerOperationSeeds } from './seeds/center-operations.ts'

type Operation = FieldsOf<'CenterOperation'>

/** An audit is done only once it says what has to happen. */
const actionBreach = ({ operationType, actionRequired }: Operation, { status }: Writing<Operation>): Breach | null =>
  operationType === 'Audit' && status === 'Done' && actionRequired === undefined
    ? ['actionRequired', recordTexts.required(centerOperation.fields.actionRequired.label)]
    : null

/** What the provider does with centres each year. */
export const centerOperations = serveResource({
  rules: centerOperation,
  seeds: centerOperationSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  checks: [actionBreach],
  moveRefusal: (fields, writing) => actionBreach(fields, writing)?.[1] ?? null,
})
