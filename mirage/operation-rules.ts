import document from '#openapi/generated/aggregator.json' with { type: 'json' }
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Demand } from './accounts/permissions.ts'
import { decryptId } from './id-codec.ts'
import { findBreach, type Schema } from './schema-check.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

/** What the contract says of an operation's request. */
export interface OperationRules {
  readonly parameters: readonly Parameter[]
  readonly body: Schema | null
}

interface ContractOperation {
  readonly operationId: string
  readonly 'x-permission'?: Demand['permission']
  readonly 'x-component'?: Demand['component']
  readonly 'x-own'?: string
  readonly 'x-standard'?: ResourceName
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

interface ContractDocument {
  readonly paths: Readonly<Record<string, object>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
  }
}

const contract: ContractDocument = document
const encrypted = '#/components/schemas/EncryptedId'

const resolveSchema = (ref: string): Schema => {
  const schema = contract.components.schemas[ref.slice('#/components/schemas/'.length)]
  if (!schema) throw new Error(`The contract has no schema ${ref}.`)
  return schema
}

const resolveParameter = (entry: Parameter | { readonly $ref: string }): Parameter => {
  if (!('$ref' in entry)) return entry
  const parameter = contract.components.parameters[entry.$ref.slice('#/components/parameters/'.length)]
  if (!parameter) throw new Error(`The contract has no parameter ${entry.$ref}.`)
  return parameter
}

const isOperation = (value: unknown): value is ContractOperation => typeof value === 'object' && value !== null && 'operationId' in value

const rules = new Map(
  Object.values(contract.paths).flatMap((item) =>
    Object.values(item)
      .filter(isOperation)
      .map(({ operationId, parameters, requestBody }) => {
        const body = requestBody?.content['application/json'].schema ?? null
        return [operationId, { parameters: parameters.map(resolveParameter), body }] as const
      }),
  ),
)

/** A standard call of a resource. */
export interface StandardOperation extends Demand {
  readonly operationId: string
  readonly resource: ResourceName
  readonly method: string
  readonly path: string
}

/** The standard calls of every resource. */
export const standardOperations: readonly StandardOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]: [string, unknown]) => {
    if (!isOperation(operation) || operation['x-standard'] === undefined) return []
    const {
      operationId,
      'x-standard': resource,
      'x-permission': permission = null,
      'x-component': component = null,
      'x-own': own,
    } = operation
    return [{ operationId, resource, method: method.toUpperCase(), path, needsSession: true, permission, component, own }]
  }),
)

/** What the contract says of the request of an operation. */
export function rulesOf(operation: string): OperationRules {
  const found = rules.get(operation)
  if (!found) throw new Error(`The contract has no operation ${operation}.`)
  return found
}

/** A checked value, or the breach in words. */
export type Checked = { readonly value: unknown } | { readonly breach: string }

/** Checks a parsed body. */
export function checkBody(body: unknown, { body: schema }: OperationRules): Checked {
  if (!schema) return { value: null }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { breach: 'The body must be a JSON object.' }
  const breach = findBreach(body, schema, '', resolveSchema)
  return breach ? { breach } : { value: body }
}

const typed = (text: string, schema: Schema): unknown => (schema.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text)

/** Turns the texts of a query into the declared types, with the defaults filled in; what is not declared is left out. */
export function checkQuery(query: Readonly<Record<string, string | string[]>>, { parameters }: OperationRules): Checked {
  const values = new Map<string, unknown>()
  for (const { name, required, schema: declared } of parameters.filter((parameter) => parameter.in === 'query')) {
    const schema = declared.$ref ? resolveSchema(declared.$ref) : declared
    const text = query[name]
    if (Array.isArray(text)) return { breach: `${name} must be given once.` }
    if (text === undefined) {
      if (required) return { breach: `${name} is missing.` }
      if (schema.default !== undefined) values.set(name, schema.default)
      continue
    }
    const value = typed(text, schema)
    const breach = findBreach(value, schema, name, resolveSchema)
    if (breach) return { breach }
    values.set(name, value)
  }
  return { value: Object.fromEntries(values) }
}

/**
 * The parameters of a path: ids as numbers, decrypted where the contract says that they are encrypted. Null when one of them
 * is no id.
 */
export function readPath(params: Readonly<Record<string, string>>, { parameters }: OperationRules): Checked | null {
  const values = new Map<string, string | number>()
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'path')) {
    const text = params[name] ?? ''
    const { type, maxLength } = schema.$ref ? resolveSchema(schema.$ref) : schema
    const breach = type === 'string' ? findBreach(text, { maxLength }, name, resolveSchema) : null
    if (breach) return { breach }
    const id = schema.$ref === encrypted ? decryptId(text) : /^\d{1,15}$/.test(text) ? Number(text) : null
    const value = schema.type === 'string' ? text : id
    if (value === null) return null
    values.set(name, value)
  }
  return { value: Object.fromEntries(values) }
}

/** The first header that breaks the contract, in words, or null. */
export function headerBreach(headers: Headers, { parameters }: OperationRules): string | null {
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'header')) {
    const value = headers.get(name)
    const breach = value === null ? null : findBreach(value, schema, `The header ${name}`, resolveSchema)
    if (breach) return breach
  }
  return null
}
