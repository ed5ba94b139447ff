import { isAllowed } from '#mirage/accounts/permissions.ts'
import type { Caller } from './caller.ts'
import type { ContractOperation } from './operations.ts'

/** Who asks, and how ids travel in addresses. */
export interface Setting {
  readonly visitor: Caller
  /** The one that may do everything. */
  readonly admin: Caller
  readonly accounts: readonly Caller[]
  encrypt(id: number): string
}

/** What differs from the contract, in words. */
export type Differences = readonly string[]

/** An id that no server has assigned yet. */
export const unknownId = 987_654_321

const isEncrypted = (operation: ContractOperation, name: string): boolean =>
  operation.rules.parameters.some((one) => one.name === name && one.schema.$ref?.endsWith('/EncryptedId') === true)

/** The address of an operation: with this id where it takes one, else with the values of the contract's examples. */
export const addressOf = (operation: ContractOperation, { encrypt }: Pick<Setting, 'encrypt'>, id = unknownId): string =>
  operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (isEncrypted(operation, name)) return encrypt(id)
    const isNumber = operation.rules.parameters.some((one) => one.name === name && one.schema.type === 'integer')
    return isNumber ? String(id) : encodeURIComponent(operation.examples[name] ?? '')
  })

/** The parameters of a query that a call has to have. */
export const neededQuery = ({ rules, examples }: ContractOperation): Record<string, string> =>
  Object.fromEntries(
    rules.parameters.filter((one) => one.in === 'query' && one.required === true).map(({ name }) => [name, examples[name] ?? '']),
  )

/** A body that no server stores: the example only where the address has an unknown id, otherwise an empty one. */
const harmlessBody = (operation: ContractOperation): { readonly body?: object } => {
  if (operation.exampleBody === null) return {}
  return { body: hasId(operation) ? operation.exampleBody : {} }
}

const isId = (operation: ContractOperation, name: string): boolean =>
  isEncrypted(operation, name) || operation.rules.parameters.some((one) => one.name === name && one.schema.type === 'integer')

const hasId = (operation: ContractOperation): boolean =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => isId(operation, name))
const isRead = ({ method }: ContractOperation): boolean => method === 'GET'

/** Without a session a call is refused, whatever it asks for. */
export async function withoutSession(operation: ContractOperation, setting: Setting): Promise<Differences> {
  if (!operation.needsSession) return []
  const { status, breaches } = await setting.visitor.call(operation, {
    path: addressOf(operation, setting),
    query: neededQuery(operation),
    ...harmlessBody(operation),
  })
  return status === 401 ? breaches : [`answers ${status} to a visitor without a session, not 401`]
}

/** Accounts without the right are refused with 403; those that hold it are not. The latter call only what writes nothing. */
export async function byRights(operation: ContractOperation, setting: Setting): Promise<Differences> {
  if (operation.permission === null) return []
  const differing = await Promise.all(
    setting.accounts.map(async (account) => {
      const held = isAllowed(account.tree, operation)
      if (held && !isRead(operation)) return []
      const { status, breaches } = await account.call(operation, {
        path: addressOf(operation, setting),
        query: neededQuery(operation),
        ...harmlessBody(operation),
      })
      if (held)
        // An id in the query may be of a record that its account may not see.
        return status === 403 && !hasId(operation) && Object.keys(neededQuery(operation)).length === 0
          ? [`answers 403 to ${account.username}, who holds the right`]
          : []
      return status === 403 ? breaches : [`answers ${status} to ${account.username}, who lacks the right, not 403`]
    }),
  )
  return differing.flat()
}

/** A read without an id answers 200, or 403; a write with an unknown id does not. No answer is of 500 or more, or breaks the contract. */
export async function byAddress(operation: ContractOperation, setting: Setting): Promise<Differences> {
  if (!operation.needsSession) return []
  if (!hasId(operation) && !isRead(operation)) return []
  const { status, description, breaches } = await setting.admin.call(operation, {
    path: addressOf(operation, setting),
    query: neededQuery(operation),
    ...harmlessBody(operation),
  })
  if (breaches.length > 0) return breaches
  if (status >= 500) return [`answers ${status} (${description})`]
  if (hasId(operation)) return status === 200 && !isRead(operation) ? ['takes an id that does not exist'] : []
  return status === 200 || status === 403 || (operation.isAddition && status === 404) ? [] : [`answers ${status} (${description}), not 200`]
}

/** A body without its fields, and one with a field too many, are refused. */
export async function byBody(operation: ContractOperation, setting: Setting): Promise<Differences> {
  const { body } = operation.rules
  if (!body || !operation.needsSession || operation.exampleBody === null) return []
  const surplus = { ...operation.exampleBody, surplusField: 1 }
  const bodies: readonly (readonly [what: string, body: object])[] = [
    ...((body.required?.length ?? 0) > 0 ? [['a body without any field', {}] as const] : []),
    ...(hasId(operation) ? [['a body with a field that it does not name', surplus] as const] : []),
  ]
  const found = await Promise.all(
    bodies.map(async ([what, sent]) => {
      const { status, breaches } = await setting.admin.call(operation, {
        path: addressOf(operation, setting),
        query: neededQuery(operation),
        body: sent,
      })
      return status < 400 || status >= 500 ? [`answers ${status} to ${what}, not 400`] : breaches
    }),
  )
  return found.flat()
}
