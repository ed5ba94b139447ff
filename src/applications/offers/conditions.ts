import type { StoredRecord } from '#src/resources/record-types.ts'

interface Condition {
  readonly subject: string
  readonly moduleId?: number
  readonly minimum: string
}

/** What an offer asks for: "Physics C; English EAP 60". */
export function conditionsText({ fields, names }: Pick<StoredRecord, 'fields' | 'names'>): string {
  const { conditions } = fields
  const rows = Array.isArray(conditions) ? (conditions as readonly Condition[]) : []
  return rows.map(({ subject, moduleId, minimum }) => `${names['Module']?.[String(moduleId)]?.name ?? subject} ${minimum}`).join('; ')
}
