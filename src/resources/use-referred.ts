import { useQuery } from '@tanstack/react-query'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { recordQuery } from './record-queries.ts'
import type { StoredRecord } from './record-types.ts'
import { useRecords } from './use-records.ts'

/** A record that a form refers to, for what follows from its fields; `isUnknown` where it could not be read. */
export function useReferred(
  rules: ResourceRules,
  id: number | null,
): { readonly record: StoredRecord | null; readonly isUnknown: boolean } {
  const { service } = useRecords(rules)
  const { data = null, isError } = useQuery({ ...recordQuery(rules, service, String(id)), enabled: id !== null })
  return { record: data, isUnknown: isError }
}
