import { useQueries } from '@tanstack/react-query'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { useServices } from '#src/api/services.tsx'
import { optionsQuery } from '../record-queries.ts'
import type { RecordNames } from '../record-types.ts'

type Fields = Readonly<Record<string, unknown>>
type Rules = Readonly<Record<string, FieldRules>>

/** Records of one resource that fields refer to. */
interface Referred {
  readonly of: string
  readonly path: string
  readonly ids: readonly number[]
}

/** Stands for a name while it is read. */
const pending = { name: '…', status: 1 }

const within = (value: unknown): readonly Fields[] => [value ?? []].flat().map((row) => Object(row))

function referencesIn(rules: Rules, fields: Fields): readonly Referred[] {
  return Object.entries(rules).flatMap(([name, { kind, of, from, fields: inner = {} }]) => {
    const value = fields[name]
    if (kind === 'rows' || kind === 'group') return within(value).flatMap((row) => referencesIn(inner, row))
    if ((kind !== 'reference' && kind !== 'references') || !of || !from) return []
    return [{ of, path: from, ids: [value].flat().filter((id) => typeof id === 'number') }]
  })
}

function joined(one: RecordNames, other: RecordNames): RecordNames {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...keys].map((of) => [of, { ...one[of], ...other[of] }]))
}

/** The names of all records that two versions of a record refer to: those that came with neither version are read. */
export function useConflictNames(rules: Rules, versions: readonly Fields[], known: readonly RecordNames[]): RecordNames {
  const { api } = useServices()
  const names = known.reduce(joined, {})
  const nameless = new Map<string, Referred>()
  for (const { of, path, ids } of versions.flatMap((fields) => referencesIn(rules, fields))) {
    const missing = ids.filter((id) => names[of]?.[String(id)] === undefined)
    const asked = nameless.get(path)?.ids ?? []
    if (missing.length > 0) nameless.set(path, { of, path, ids: [...new Set([...asked, ...missing])] })
  }
  const asked = [...nameless.values()]
  const reads = useQueries({ queries: asked.map(({ of, path, ids }) => optionsQuery(of, api, path, { ids })) })
  return asked.reduce((all, { of, ids }, index) => {
    const read = reads[index]
    if (read?.isPending) return joined(all, { [of]: Object.fromEntries(ids.map((id) => [id, pending])) })
    return joined(all, { [of]: Object.fromEntries((read?.data ?? []).map(({ id, ...named }) => [id, named])) })
  }, names)
}
