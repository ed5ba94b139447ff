import { describe, expect, test } from 'vitest'
import { encryptId } from '#mirage/id-codec.ts'
import { rulesOf } from '#mirage/operation-rules.ts'
import type { Schema } from '#mirage/schema-check.ts'
import { operationTable, type OperationEntry, type OperationId } from '#openapi/generated/operations.ts'
import { sessionHeaders, startAggregator } from '../support/aggregator.ts'
import { apiRoot, readContract } from '../support/contract-validator.ts'

const schemas: Readonly<Record<string, Schema>> = Object(readContract().components?.schemas)

const resolved = (schema: Schema): Schema => {
  const found = schema.$ref ? schemas[schema.$ref.slice('#/components/schemas/'.length)] : schema
  if (!found) throw new Error(`The contract has no schema ${String(schema.$ref)}.`)
  return found
}

/** Gives the text for a field; `name` is the field as a refusal names it. */
type Fill = (name: string, schema: Schema) => string

/** A value of a schema with every field in it. */
function sampleOf(declared: Schema, name: string, fill: Fill): unknown {
  const schema = resolved(declared)
  const [type] = [schema.type ?? []].flat()
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, one]) => [field, sampleOf(one, name === '' ? field : `${name}.${field}`, fill)]),
    )
  if (type === 'array') return [sampleOf(schema.items ?? {}, `${name}[0]`, fill)]
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'date') return '2027-01-15'
  if (schema.format === 'stamp') return '2027-01-15 09:00:00.000000'
  if (type === 'string') return fill(name, schema)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  throw new Error(`${name} is of a type that no request has so far: ${String(type)}.`)
}

/** A request with all parameters and fields of its operation. */
function requestOf(operation: OperationId, headers: Record<string, string>, fill: Fill): Request {
  const entry: OperationEntry = operationTable[operation]
  const { parameters, body } = rulesOf(operation)
  const texts = parameters.map((one) => {
    const isEncrypted = one.schema.$ref?.endsWith('/EncryptedId')
    const name = one.in === 'header' ? `The header ${one.name}` : one.name
    return { ...one, text: String(sampleOf(one.schema, name, (at, schema) => fill(at, schema) || (isEncrypted ? encryptId(1) : 'a'))) }
  })
  const path = texts.filter((one) => one.in === 'path').reduce((address, one) => address.replace(`{${one.name}}`, one.text), entry.path)
  const query = new URLSearchParams(texts.filter((one) => one.in === 'query').map((one) => [one.name, one.text]))
  // A header of the session keeps its value unless it is the one that is filled.
  const named = texts.filter((one) => one.in === 'header' && (one.text !== 'a' || !(one.name in headers)))
  return new Request(`http://portal.test${apiRoot}${path}?${query}`, {
    method: entry.method,
    headers: { 'content-type': 'application/json', ...headers, ...Object.fromEntries(named.map((one) => [one.name, one.text])) },
    ...(body ? { body: JSON.stringify(sampleOf(body, '', (name, schema) => fill(name, schema) || 'a')) } : {}),
  })
}

const operations = Object.keys(operationTable) as OperationId[]
/** Whether only students may call an operation: to pay, to sit an assessment or to reply to an offer. */
const isOfStudents = (operation: OperationId): boolean => {
  const { component }: OperationEntry = operationTable[operation]
  const own = ['Payment Method', 'Payment Status', 'MyAssessments', 'StudentApplicationPortal', 'MyApplication']
  return [component ?? []].flat().some((one) => typeof one === 'string' && own.includes(one))
}

/** Every text that a request can carry, with the most characters that it may have. */
const fields = operations.flatMap((operation) => {
  const found: { readonly operation: OperationId; readonly name: string; readonly maxLength: number | undefined }[] = []
  requestOf(operation, {}, (name, { maxLength }) => {
    found.push({ operation, name, maxLength })
    return ''
  })
  return found
})

const limited = fields.flatMap(({ maxLength, ...field }) => (maxLength === undefined ? [] : [{ ...field, maxLength }]))

describe('every text of a request has a maximum length', () => {
  test('but for the descriptions of blocks, which have no bound', () => {
    const unbounded = fields.filter(({ maxLength }) => maxLength === undefined).map(({ operation, name }) => `${operation} ${name}`)
    expect(unbounded.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'createExamBlock description',
      'createTestBlock description',
      'updateExamBlock description',
      'updateTestBlock description',
    ])
  })

  test('passwords have 200, names 100 and codes 30 at most', () => {
    const limits = (pattern: RegExp) => new Set(limited.filter(({ name }) => pattern.test(name)).map(({ maxLength }) => maxLength))
    expect([limits(/password$/i), limits(/^(name|shortName|mappingName)$/), limits(/code$/i)]).toEqual([
      new Set([200]),
      new Set([100]),
      new Set([30]),
    ])
  })
})

describe.each(operations.map((operation) => ({ operation, texts: limited.filter((field) => field.operation === operation) })))(
  '$operation',
  ({ operation, texts }) => {
    test('refuses a text of one character too many by its name and its limit, and takes one of the limit', async () => {
      const { handle, signIn } = startAggregator({ scenario: 'empty' })
      const { session } = await signIn(isOfStudents(operation) ? 'student@student.test' : undefined)
      const headers = session ? sessionHeaders(session) : {}
      const answered = async (field: string, length: number) => {
        const answer = await handle(requestOf(operation, headers, (name) => (name === field ? '🔑'.repeat(length) : '')))
        return [answer.status, (await answer.json()).description]
      }
      const asked = texts.filter(({ name }) => !name.startsWith('The header '))
      for (const { name, maxLength } of asked) {
        expect(await answered(name, maxLength + 1)).toEqual([400, `${name} may have at most ${maxLength} characters.`])
        expect((await answered(name, maxLength))[1]).not.toContain('characters')
      }
      for (const { name, maxLength } of texts.filter((field) => !asked.includes(field))) {
        const answer = await handle(requestOf(operation, headers, (at) => (at === name ? 'a'.repeat(maxLength + 1) : '')))
        expect([answer.status, (await answer.json()).description]).toEqual([400, `${name} may have at most ${maxLength} characters.`])
      }
    })
  },
)
