import { operationTable, type OperationId } from '#openapi/generated/operations.ts'
import { readContract } from '#tests/support/contract-validator.ts'

interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly example: unknown
}

interface Declared {
  readonly operationId?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: object
}

/** What an operation is called with: the contract's own examples. */
export interface ExampleInput {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const contract = readContract()
const components = Object(contract.components)
const declared = new Map(
  Object.values(contract.paths ?? {})
    .flatMap((path) => Object.values(path ?? {}) as Declared[])
    .map((operation) => [operation.operationId, operation] as const),
)

const resolved = (parameter: Parameter): Parameter =>
  parameter.$ref === undefined ? parameter : components.parameters[parameter.$ref.split('/').at(-1) ?? '']

/** Whether an operation answers JSON; the calendar of a feed is text, and no page reads it. */
const answersJson = (operation: OperationId): boolean => operation !== 'getCalendarFeed'

/** Every operation of the contract that the portal reads. */
export const operationIds = (Object.keys(operationTable) as OperationId[]).filter(answersJson)

/** Whether an operation only reads, so that it may be sent again. */
export const isRead = (operation: OperationId): boolean => operationTable[operation].method === 'GET'

/** Path, query and body of an operation as the contract's examples have them. */
export function exampleInput(operation: OperationId): ExampleInput {
  const { parameters = [], requestBody } = declared.get(operation) ?? {}
  const named = (place: string) =>
    Object.fromEntries(parameters.map(resolved).flatMap((one) => (one.in === place ? [[one.name, one.example] as const] : [])))
  const body: unknown = requestBody ? components.examples[`${operation}Request`].value : undefined
  return { path: named('path'), query: named('query'), ...(body === undefined ? {} : { body }) }
}

/** The whole good answer of an operation, as the contract's example has it. */
export const exampleReply = (operation: OperationId): object => components.examples[`${operation}Answer`].value

const patterns = operationIds.map((operation) => {
  const { method, path } = operationTable[operation]
  return { operation, method, pattern: new RegExp(`^(?:/api/aggregate/v1)${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`) }
})

/** The operation that a request is for; null for one that the contract does not have. */
export const operationOf = (method: string, path: string): OperationId | null =>
  patterns.find((one) => one.method === method && one.pattern.test(path))?.operation ?? null
