import type { Demand } from '#mirage/accounts/permissions.ts'
import { rulesOf, standardOperations, type OperationRules } from '#mirage/operation-rules.ts'
import { callNames, type CallName } from '#mirage/resources/engine/calls.ts'
import { operationTable, type OperationEntry } from '#openapi/generated/operations.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { readContract } from '#tests/support/contract-validator.ts'
import { isFields } from './fields.ts'

/** An operation of the contract, with what a prober needs to know of it. */
export interface ContractOperation extends Demand {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly rules: OperationRules
  /** Which standard call of which resource this is; null if it is none. */
  readonly standard: { readonly resource: ResourceName; readonly call: CallName } | null
  /** Values of the contract's examples by the name of the parameter. */
  readonly examples: Readonly<Record<string, string>>
  /** The body of the contract's first example. */
  readonly exampleBody: object | null
  /** A server may lack it, and answers 404 then. */
  readonly isAddition: boolean
}

const contract = readContract()

const lookUp = (pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => Object(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')], contract)

const resolved = (value: unknown): Readonly<Record<string, unknown>> => {
  if (!isFields(value)) return {}
  return typeof value['$ref'] === 'string' ? resolved(lookUp(value['$ref'])) : value
}

const standards = new Map(standardOperations.map((operation) => [operation.operationId, operation]))

/** Every operation of the contract: those written by hand, and the standard calls of each resource. */
export const contractOperations: readonly ContractOperation[] = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(Object(item)).flatMap(([method, document]: [string, unknown]): ContractOperation[] => {
    if (!isFields(document) || typeof document['operationId'] !== 'string') return []
    const id = document['operationId']
    const standard = standards.get(id)
    const own: OperationEntry | undefined = Object.entries(operationTable).find(([name]) => name === id)?.[1]
    const demand = standard ?? own
    if (!demand) throw new Error(`${id} is in the contract and in no table of its operations.`)
    const parameters = (Array.isArray(document['parameters']) ? document['parameters'] : []).map(resolved)
    const content = resolved(resolved(resolved(document['requestBody'])['content'])['application/json'])
    const [example] = Object.values(resolved(content['examples'])).map((one) => resolved(one)['value'])
    const call = standard && callNames[path.slice(resourceRules[standard.resource].path.length)]
    return [
      {
        id,
        method: method.toUpperCase(),
        path,
        needsSession: demand.needsSession,
        permission: demand.permission,
        component: demand.component,
        rules: rulesOf(id),
        standard: standard && call ? { resource: standard.resource, call } : null,
        examples: Object.fromEntries(parameters.map((one) => [String(one['name']), String(one['example'])])),
        exampleBody: isFields(example) ? example : null,
        isAddition: document['x-addition'] === true,
      },
    ]
  }),
)
