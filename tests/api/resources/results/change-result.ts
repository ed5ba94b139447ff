import { services } from '#mirage/resources/services.ts'
import type { recordsAs } from '#tests/support/records.ts'

/** Saves a result as it was read, with changes. */
export function changeResult(admin: Awaited<ReturnType<typeof recordsAs>>, row: Readonly<Record<string, unknown>>, changes: object) {
  const { fields } = services.Result.rules
  const writable = Object.keys(fields).filter((name) => !fields[name]?.readOnly && row[name] !== undefined)
  const body = {
    ...Object.fromEntries(writable.map((name) => [name, row[name]])),
    status: row['status'],
    updatedAt: row['updatedAt'],
    ...changes,
  }
  return admin.callBadly('Result', 'update', { id: Number(row['resultId']), body })
}
