import { readFileSync } from 'node:fs'
import { OpenAPIBackend, type AjvCustomizer, type Document, type Operation } from 'openapi-backend'
import { isDay, isStamp } from '#openapi/date-shapes.ts'

/** A call as seen on the wire. `body` is the parsed JSON or its text; absent or empty when there is none. */
export interface ObservedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An answer as seen on the wire. */
export interface ObservedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Each method returns the breaches in words, or an empty list. */
export interface ContractValidator {
  request(request: ObservedRequest): string[]
  response(request: ObservedRequest, response: ObservedResponse): string[]
}

/** All addresses of the aggregator begin with this. */
export const apiRoot = '/api/aggregate/v1'

/** The whole contract, with every reference in place. */
export const readContract = (): Document =>
  JSON.parse(readFileSync(new URL('../../openapi/generated/aggregator.json', import.meta.url), 'utf8'))

type Ajv = Parameters<AjvCustomizer>[0]

const compiled = new Map<string, ReturnType<Ajv['compile']>>()

/**
 * Compiles each text of a schema once: refusals have one schema in all operations, lists share much of theirs, and compiling
 * takes longer than checking.
 */
function compileOnce(ajv: Ajv, { coerceTypes }: { readonly coerceTypes?: unknown }): Ajv {
  const compile = ajv.compile.bind(ajv)
  return Object.assign(ajv, {
    compile: (schema: object) => {
      const key = `${String(coerceTypes)} ${JSON.stringify(schema)}`
      const validate = compiled.get(key) ?? compile(schema)
      compiled.set(key, validate)
      return validate
    },
  })
}

const backend = new OpenAPIBackend({
  definition: readContract(),
  apiRoot,
  // The check of the document itself knows OpenAPI 3.0 only; Redocly does it for this contract.
  quick: true,
  customizeAjv: compileOnce,
  // Redocly checks the schemas too.
  ajvOpts: {
    allErrors: true,
    allowUnionTypes: true,
    validateSchema: false,
    formats: { date: isDay, stamp: isStamp },
    code: { optimize: false },
  },
})
await backend.init()

// For each call the router would flatten the whole document and make a pattern of every path. It is given only the operations
// whose path has the same first segment and length: the document never changes, and no path begins with a parameter.
const operations = backend.router.getOperations()
const shapeOf = (path: string) => {
  const segments = path.split('/').filter(Boolean)
  return `${segments.length} ${segments[0] ?? ''}`
}
const byShape = new Map<string, Operation[]>()
for (const operation of operations) {
  const shape = shapeOf(operation.path)
  byShape.set(shape, [...(byShape.get(shape) ?? []), operation])
}
let candidates = operations
backend.router.getOperations = () => candidates
const matched = new Map<string, Operation | undefined>()

/** The operation of a method and path; none when the contract has no such call. */
const operationOf = (request: { readonly method: string; readonly path: string }): Operation | undefined => {
  const path = request.path.split('?', 1)[0] ?? ''
  const key = `${request.method} ${path}`
  if (!matched.has(key)) {
    candidates = byShape.get(shapeOf(path.slice(apiRoot.length))) ?? []
    matched.set(key, backend.router.matchOperation({ ...request, headers: {} }))
    candidates = operations
  }
  return matched.get(key)
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const parsed = (body: unknown): unknown => {
  if (body === undefined || body === null || body === '') return undefined
  return typeof body === 'string' ? JSON.parse(body) : body
}

const toValidate = (request: ObservedRequest) => {
  const { pathname, search } = new URL(request.url, 'http://portal.test')
  return {
    method: request.method,
    path: `${pathname}${search}`,
    headers: lowerCased(request.headers),
    body: parsed(request.body),
  }
}

const inWords = (errors: readonly { instancePath?: string; message?: string; params?: unknown }[] | null | undefined): string[] =>
  (errors ?? []).map((error) => `${error.instancePath ?? ''} ${error.message ?? ''} ${JSON.stringify(error.params ?? {})}`.trim())

/** What the log calls a permission: it has no word for a download, which is noted as a view. */
export const loggedPermission = (permission: string): string => (permission === 'Download' ? 'View' : permission)

const namesHeader = ({ parameters = [] }: Operation, header: string): boolean =>
  parameters.some((one) => 'name' in one && one.name === header)

/** Which calls carry which headers: a schema of a header cannot say it. */
const headerBreaches = (operation: Operation, headers: Record<string, string>): string[] => {
  const facts: { security?: readonly object[]; 'x-permission'?: string | readonly string[] } = operation
  const isOpen = facts.security?.length === 0 || facts.security?.some((one) => Object.keys(one).length === 0)
  const permissions = [facts['x-permission'] ?? []].flat().map(loggedPermission)
  const sent = headers['logpermission']
  return [
    ...(!isOpen && !headers['authorization'] ? ['authorization is missing'] : []),
    // A call that no label decides may name the header itself.
    ...(permissions.length === 0 && sent !== undefined && !namesHeader(operation, 'logPermission')
      ? ['logPermission is sent on a call of the shell']
      : []),
    ...(permissions.length > 0 && !permissions.includes(sent ?? '')
      ? [`logPermission is ${sent ?? 'missing'}, expected ${permissions.join(' or ')}`]
      : []),
  ]
}

/** Whether an answer is the text of a file. */
const answersFile = (operation: Operation, status: number): boolean =>
  'text/calendar' in Object(Object(operation.responses?.[String(status)])['content'])

/**
 * Checks traffic against the contract with a validator from outside the project: undeclared paths, statuses and
 * query parameters, wrong or missing fields of bodies and answers, missing headers.
 */
export const createContractValidator = (): ContractValidator => {
  const named = (operation: Operation, breaches: string[]): string[] =>
    breaches.map((breach) => `${operation.operationId ?? 'operation'}: ${breach}`)

  return {
    request(observed) {
      const request = toValidate(observed)
      const operation = operationOf(request)
      if (!operation) return [`${request.method} ${request.path} is not in the contract`]
      const { errors } = backend.validator.validateRequest(request, operation)
      const strayBody = request.body !== undefined && !('requestBody' in operation) ? ['has a body but declares none'] : []
      return named(operation, [...inWords(errors), ...strayBody, ...headerBreaches(operation, request.headers)])
    },
    response(observed, answer) {
      const request = toValidate(observed)
      const operation = operationOf(request)
      if (!operation) return [`${request.method} ${request.path} is not in the contract`]
      if (!(String(answer.status) in (operation.responses ?? {}))) return named(operation, [`status ${answer.status} is not declared`])
      const type = lowerCased(answer.headers)['content-type'] ?? ''
      if (type.startsWith('text/calendar') && answersFile(operation, answer.status)) return []
      if (!type.startsWith('application/json')) return named(operation, [`answers ${type || 'no content type'} instead of JSON`])
      return named(operation, inWords(backend.validator.validateResponse(parsed(answer.body), operation, answer.status).errors))
    },
  }
}
