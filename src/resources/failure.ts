import * as v from 'valibot'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Failure } from '#machines/outcome.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { recordSchema, refusalsSchema, usesSchema } from './record-reader.ts'
import type { RecordUses, StoredRecord } from './record-types.ts'

/** Why a call of a resource failed, with what the answer says beyond its text. */
export interface RecordCallFailure extends Failure {
  /** Texts at the fields that were refused, by their paths. */
  readonly fields?: ReadonlyMap<string, string>
  /** The ids of the records that hold what was asked for, where nothing else was refused. */
  readonly holders?: readonly number[]
  /** The records that refer to a record, which cannot be deleted because of them. */
  readonly uses?: RecordUses
}

const dataOf = <Schema extends v.GenericSchema>(problem: unknown, schema: Schema): v.InferOutput<Schema> | null => {
  if (!(problem instanceof ApiProblem)) return null
  const { success, output } = v.safeParse(schema, problem.data)
  return success ? output : null
}

const usedSchema = v.intersect([v.object({ kind: v.literal('used') }), usesSchema])

/** Reads any thrown value. */
export function failureOf(problem: unknown): RecordCallFailure {
  const failure = toFailure(problem)
  const refused = dataOf(problem, refusalsSchema)
  if (refused) {
    const holders = refused.fields.flatMap(({ heldBy }) => heldBy ?? [])
    const fields = new Map(refused.fields.map(({ field, description }) => [field, description]))
    return { ...failure, fields, ...(holders.length === refused.fields.length && { holders }) }
  }
  const used = dataOf(problem, usedSchema)
  return used ? { ...failure, uses: used } : failure
}

/** As `failureOf`, for a screen without form fields, such as a list: the texts at the refused fields become the message. */
export function actFailureOf(problem: unknown): RecordCallFailure {
  const failure = failureOf(problem)
  return failure.fields?.size ? { ...failure, message: [...failure.fields.values()].join(' ') } : failure
}

/** Whether the server answered that it stored nothing: with a status from 400 to 499. */
export const isRefusal = (problem: unknown): boolean => {
  const { code } = toFailure(problem)
  return code >= 400 && code < 500
}

/** The record as another person stored it, where a write was refused because of that; null for every other problem. */
export function changedRecordOf(rules: ResourceRules, problem: unknown): StoredRecord | null {
  const changed = dataOf(problem, v.object({ kind: v.literal('changed'), record: recordSchema(rules) }))
  return changed?.record ?? null
}
