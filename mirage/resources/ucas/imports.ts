import { type ImportFields } from './import-fields.ts'
import { ucasImport } from '#openapi/generated/resources/ucas/ucas-import.ts'
import { toDateTime, toInstant } from '../../clock.ts'
import { serveResource } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { importSeeds, seedRows } from './seeds/imports.ts'

const undoMs = 24 * 3_600_000

/** Until when an import can be undone, as on the wire; null for one that cannot be any more. */
export function undoUntil({ importedAt }: Pick<ImportFields, 'importedAt'>, status: string | number, now: string): string | null {
  if (status !== 'Done' || importedAt === undefined) return null
  const until = toDateTime(toInstant(importedAt) + undoMs)
  return now <= until ? until : null
}

const openByStore = new WeakMap<Store, ReadonlyMap<number, number>>()

/** How many errors of each import are open, counted once a call. */
function openErrors(store: Store): ReadonlyMap<number, number> {
  const known = openByStore.get(store)
  if (known) return known
  const counts = new Map<number, number>()
  for (const { ucasImportId } of store.db.ucasRows.where(({ error }) => error?.status === 'Open'))
    counts.set(ucasImportId, (counts.get(ucasImportId) ?? 0) + 1)
  openByStore.set(store, counts)
  return counts
}

/** What has changed something is kept, so that it can be undone and looked up. */
const kept: readonly (string | number)[] = ['Importing', 'Done']

/** The files of UCAS, from their check to the last error. What they hold and change stands in rows of their own. */
export const ucasImports = serveResource({
  rules: ucasImport,
  seeds: importSeeds,
  seedBeside: seedRows,
  calculated: (fields: ImportFields, id, store, status) => ({
    errorsOpen: kept.includes(status) ? (openErrors(store).get(id) ?? 0) : undefined,
    undoUntil: undoUntil(fields, status, store.now) ?? undefined,
  }),
  updateRefusal: () => 'A UCAS import is not changed. Import the file again.',
  deleteRefusal: (_fields, { status }) => (kept.includes(status) ? 'An import that is done is undone first.' : null),
})
