import { operationTable, type OperationId } from '#openapi/generated/operations.ts'
import type { Api, CallOptions } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { apiRoot, readContract, type ObservedRequest } from './contract-validator.ts'

/** A call as the fake saw it. */
export interface SeenCall {
  readonly operation: OperationId
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly log: CallOptions['log']
}

const contract = readContract()

/** The contract's example of a successful answer. */
export const exampleAnswer = (operation: OperationId): { code: number; description: string; data: unknown } =>
  Object(contract.components?.examples)[`${operation}Answer`].value

/** An id codec whose text still shows the id. */
export const plainCodec: IdCodec = {
  encrypt: (id) => (id === null || id === undefined || id === '' ? null : `enc-${id}`),
  decrypt: (text) => (typeof text === 'string' && text.startsWith('enc-') ? text.slice(4) : null),
}

/** An `Api` that answers with the contract's examples or the given `data` per operation, and records the calls. */
export const createFakeApi = (data: Partial<Record<OperationId, unknown>> = {}): { api: Api; calls: SeenCall[]; signals: unknown[] } => {
  const calls: SeenCall[] = []
  const signals: unknown[] = []
  const api: Api = {
    call: (operation, input, options) => {
      calls.push({ operation, ...Object(input), log: options?.log })
      signals.push(options?.signal)
      const { code, description, data: example } = exampleAnswer(operation)
      return Promise.resolve({ code, description, data: (operation in data ? data[operation] : example) as never })
    },
  }
  return { api, calls, signals }
}

/** The call as it would go over the wire, for the contract's validator. */
export const onTheWire = ({ operation, path = {}, query = {}, body, log }: SeenCall): ObservedRequest => {
  const { method, path: pattern } = operationTable[operation]
  const address = Object.entries(path).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), pattern as string)
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return {
    method,
    url: `${apiRoot}${address}${search.size > 0 ? `?${search}` : ''}`,
    headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...(log ? { logPermission: log.permission } : {}) },
    body,
  }
}
