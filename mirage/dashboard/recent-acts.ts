import { blockResources } from '#openapi/generated/block-resources.ts'
import { operationTable } from '#openapi/generated/operations.ts'
import type { RecentAct } from '#openapi/generated/schema.d.ts'
import { inSentence } from '#openapi/resource-rules.ts'
import { isAllowed, type Demand } from '../accounts/permissions.ts'
import { toInstant } from '../clock.ts'
import type { HistoryRecord } from '../models.ts'
import { standardOperations } from '../operation-rules.ts'
import { isResource, titleOf, type PersonalStore } from '../resources/engine/store.ts'

const most = 20
/** Entries further back are not recent. */
const scanned = 20_000
/** What one person does to several records within this time (ms) is one act, as an import is. */
const atOnceMs = 60_000

/** What it takes to list the records of a resource. */
const demands: ReadonlyMap<string, Demand> = new Map<string, Demand>([
  ...standardOperations.filter(({ method, path }) => method === 'GET' && path.endsWith('/list')).map((one) => [one.resource, one] as const),
  [blockResources.exam, operationTable.listExamBlocks],
  [blockResources.test, operationTable.listTestBlocks],
])

interface Described {
  readonly name: string
  readonly noun: string
  readonly nouns: string
}

/** The record of an entry as the person may see it; null for one that is gone or not theirs to see. */
function describeRecord({ resource, recordId }: HistoryRecord, store: PersonalStore): Described | null {
  for (const kind of ['exam', 'test'] as const) {
    if (blockResources[kind] !== resource) continue
    const block = store.db.blocks.find(recordId)
    return block && { name: block.name, noun: `${kind} block`, nouns: `${kind} blocks` }
  }
  if (!isResource(resource, store.services)) return null
  const service = store.services[resource]
  const record = store.records(resource).find(recordId)
  if (!record || !store.isInScope(resource, record)) return null
  const { noun, nouns } = service.rules
  return { name: titleOf(service, store.shown(resource, record)), noun: inSentence(noun), nouns: inSentence(nouns) }
}

const isAtOnce = (one: HistoryRecord, other: HistoryRecord): boolean =>
  one.resource === other.resource &&
  one.act === other.act &&
  one.by === other.by &&
  Math.abs(toInstant(one.at) - toInstant(other.at)) < atOnceMs

/** What was done lately to records that the person may see, the newest first. */
export function recentActsFor(store: PersonalStore): RecentAct[] {
  const listable = new Map<string, boolean>()
  const mayList = (resource: string): boolean => {
    const demand = demands.get(resource)
    const known = listable.get(resource) ?? (demand !== undefined && isAllowed(store.menu, demand))
    listable.set(resource, known)
    return known
  }
  const found: { readonly entry: HistoryRecord; readonly about: Described; readonly ids: Set<number> }[] = []
  const entries = store.db.historyEntries.where().slice(-scanned).toReversed()
  // Seeded entries are in the order of resources, not of time.
  for (const entry of entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))) {
    if (!mayList(entry.resource)) continue
    const last = found.at(-1)
    const isMore = last !== undefined && isAtOnce(last.entry, entry)
    if (!isMore && found.length === most) break
    const about = describeRecord(entry, store)
    if (!about) continue
    if (isMore) last.ids.add(entry.recordId)
    else found.push({ entry, about, ids: new Set([entry.recordId]) })
  }
  return found.map(({ entry: { id, at, by, act, resource, recordId }, about: { name, noun, nouns }, ids }) => ({
    historyId: id,
    at: { date: at },
    by,
    act,
    resource,
    recordId,
    name,
    noun: ids.size === 1 ? noun : nouns,
    count: ids.size,
  }))
}
