import { useRecordPage } from '#src/resources/record-page-context.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'

/** How many users have a role, leading to them. */
export function UserCount({ value = 0, record }: { readonly value: number | undefined; readonly record: StoredRecord }) {
  const href = useRecordPage()?.listTo('User', { field: 'roleId', id: record.id }) ?? null
  return href === null || value === 0 ? value : <TextLink href={href}>{value}</TextLink>
}
