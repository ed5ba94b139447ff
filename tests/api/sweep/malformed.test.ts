import { afterAll, describe, expect, it } from 'vitest'
import { lastOf, trailsOf } from '#machines/access/permission-tree.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createRandom } from '#tests/support/seeded-random.ts'
import { readerOf, type AccessOutcome } from '#tests/sweep/answer-readers.ts'
import { isReadable } from '#tests/sweep/fault-catalogue.ts'
import { exampleReply, operationIds } from '#tests/sweep/operation-inputs.ts'
import { mutantText, validReply } from '#tests/sweep/schema-mutants.ts'

/** Mutants of each response; the whole sweep takes 500. */
const mutants = Number(process.env['SWEEP_MUTANTS'] ?? 10)
const validReplies = 60
const totals = { mutants: 0, read: 0, refused: 0 }

type Outcome = { readonly value: unknown } | { readonly refused: string } | { readonly harm: unknown }

const read = async (operation: OperationId, text: string): Promise<Outcome> => {
  try {
    return { value: await readerOf(operation)(text) }
  } catch (error) {
    return error instanceof ApiProblem && isReadable(error.description) ? { refused: error.kind } : { harm: error }
  }
}

/** Every place of a value with the kind of thing that stands there, as "rows.*.name string". */
function placesOf(value: unknown): ReadonlySet<string> {
  const places = new Set<string>()
  const open: (readonly [place: string, value: unknown])[] = [['', value]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, found] = next
    // A tree is the same at each depth, and no number of valid answers has every depth.
    const place = path.replaceAll(/(\.children\.\*)+/g, '.children.*')
    const kind = Array.isArray(found) ? 'list' : typeof found === 'number' && !Number.isFinite(found) ? 'no number' : typeof found
    if (found !== null) places.add(`${place} ${kind}`)
    if (found instanceof Map) open.push([`${place}.*`, [...found.values()]])
    else if (Array.isArray(found)) open.push(...found.map((one) => [`${place}.*`, one] as const))
    else if (typeof found === 'object' && found !== null)
      open.push(...Object.entries(found).map(([key, one]) => [`${place}.${key}`, one] as const))
  }
  return places
}

/** Readers of a whole block keep a status that the contract does not name as it came, so that an update sends it back. */
const readsWholeBlock = (operation: OperationId) => /^get(Exam|Test)Block(Summary)?$/.test(operation)
const blockStatus = /^(\.\*)?(\.record)?\.status string$/
const isKeptStatus = (operation: OperationId, place: string) => readsWholeBlock(operation) && blockStatus.test(place)

/** The texts and numbers of an answer, without those below keys that reach for a prototype. */
function ownTexts(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'string' || typeof next === 'number') found.add(String(next).trim())
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) if (!['__proto__', 'constructor', 'prototype'].includes(key)) open.push(inner)
  }
  return found
}

/** The labels and routes that the portal allows although no answer gave them. */
const stolenRights = (operation: OperationId, text: string, { access, beyondFixed }: AccessOutcome): readonly string[] => {
  const others = operation === 'getRoutePermissions' ? [] : [exampleReply('getRoutePermissions')]
  const own = ownTexts([...others, text === '' ? null : JSON.parse(text)])
  const labels = trailsOf(access.tree).flatMap((trail) => lastOf(trail).permissions)
  const routes = beyondFixed.filter((route) => route.includes('inherited'))
  return [...labels, ...routes].filter((right) => !own.has(right))
}

const isAboutRights = (operation: OperationId) => operation === 'getRoutePermissions' || operation === 'listContactRoutes'

afterAll(() => {
  const { mutants: all, read: good, refused } = totals
  process.stdout.write(
    `\nMalformed answers: ${operationIds.length} responses, ${all} mutants, ${good} read, ${refused} refused as unexpected\n`,
  )
})

describe.each(operationIds.map((operation, index) => [operation, index] as const))('the answer of %s', (operation, index) => {
  it('is read by a rule or refused as unexpected, whatever is wrong with it', async () => {
    // A renewal leaves its caller with the next answer, which here is another rejection.
    if (operation !== 'refreshToken') expect(await read(operation, JSON.stringify(exampleReply(operation)))).toHaveProperty('value')
    const known = new Set<string>()
    for (let seed = 1; seed <= validReplies; seed += 1) {
      const outcome = await read(operation, JSON.stringify(validReply(operation, createRandom(seed))))
      expect(outcome).not.toHaveProperty('harm')
      if ('value' in outcome) placesOf(outcome.value).forEach((place) => known.add(place))
    }

    const harmful: unknown[] = []
    for (let seed = 1; seed <= mutants; seed += 1) {
      const text = mutantText(operation, index * 1_000_003 + seed)
      const outcome = await read(operation, text)
      totals.mutants += 1
      totals.read += 'value' in outcome ? 1 : 0
      totals.refused += 'refused' in outcome ? 1 : 0
      if ('harm' in outcome) harmful.push({ seed, text: text.slice(0, 800), outcome })
      if (!('value' in outcome)) continue
      if (isAboutRights(operation)) harmful.push(...stolenRights(operation, text, outcome.value as AccessOutcome))
      else
        for (const place of placesOf(outcome.value)) if (!known.has(place) && !isKeptStatus(operation, place)) harmful.push({ seed, place })
    }
    expect(harmful).toEqual([])
    expect([Object.keys(Object.prototype), Object({}).isAdmin, Object({}).permissions]).toEqual([[], undefined, undefined])
  }, 300_000)
})
