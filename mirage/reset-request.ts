import type { ResetOptions } from './aggregator.ts'
import { faultKinds, isOperation, type Fault, type FaultKind } from './faults.ts'
import { isScenarioName, unknownScenario, type ScenarioName } from './scenario.ts'

/** The body of the reset call does not say what it must; the message does. */
export class ResetRefused extends Error {
  override readonly name = 'ResetRefused'
}

type Fields = ReadonlyMap<string, unknown>

const fieldsOf = (value: unknown, name: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ResetRefused(`${name} must be a JSON object.`)
  return new Map(Object.entries(value))
}

const refuseUnknownFields = (fields: Fields, known: readonly string[], name: string): void => {
  const stray = [...fields.keys()].find((field) => !known.includes(field))
  if (stray !== undefined) throw new ResetRefused(`${name} has no field "${stray}". Known are ${known.join(', ')}.`)
}

function wholeNumber(fields: Fields, name: string, least: number): number | undefined {
  const value = fields.get(name)
  if (value === undefined) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    throw new ResetRefused(`"${name}" must be a whole number of at least ${least}.`)
  return value
}

const isFaultKind = (text: unknown): text is FaultKind => faultKinds.some((kind) => kind === text)
const isRefusal = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599

function readFault(value: unknown): Fault {
  const fields = fieldsOf(value, 'A fault')
  refuseUnknownFields(fields, ['operationId', 'status', 'times', 'description', 'delayMs', 'retryAfter'], 'A fault')
  const [operationId, status, description] = [fields.get('operationId'), fields.get('status'), fields.get('description')]
  if (!isOperation(operationId)) throw new ResetRefused(`"${String(operationId)}" is no operation of the contract.`)
  if (status !== undefined && !isFaultKind(status) && !isRefusal(status))
    throw new ResetRefused(`The "status" of a fault must be a number from 400 to 599 or one of ${faultKinds.join(', ')}.`)
  if (description !== undefined && typeof description !== 'string') throw new ResetRefused('The "description" of a fault must be text.')
  return {
    operationId,
    status,
    description,
    times: wholeNumber(fields, 'times', 1),
    delayMs: wholeNumber(fields, 'delayMs', 0),
    retryAfter: wholeNumber(fields, 'retryAfter', 0),
  }
}

/**
 * Reads the text of a reset call, `{"scenario", "tokenSeconds", "latencyMs", "faults"}` with every field optional; an empty
 * text is an empty object. Throws `ResetRefused`.
 */
export function readReset(text: string): ResetOptions<ScenarioName> {
  let value: unknown
  try {
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ResetRefused('The body is not JSON.')
  }
  const fields = fieldsOf(value, 'The body')
  refuseUnknownFields(fields, ['scenario', 'tokenSeconds', 'latencyMs', 'faults'], 'The body')
  const [scenario, faults] = [fields.get('scenario'), fields.get('faults')]
  if (scenario !== undefined && !isScenarioName(scenario)) throw new ResetRefused(unknownScenario(scenario))
  if (faults !== undefined && !Array.isArray(faults)) throw new ResetRefused('"faults" must be a list.')
  const [tokenSeconds, latencyMs] = [wholeNumber(fields, 'tokenSeconds', 1), wholeNumber(fields, 'latencyMs', 0)]
  return {
    ...(scenario === undefined ? {} : { scenario }),
    ...(tokenSeconds === undefined ? {} : { tokenSeconds }),
    ...(latencyMs === undefined ? {} : { latencyMs }),
    ...(faults === undefined ? {} : { faults: faults.map(readFault) }),
  }
}
