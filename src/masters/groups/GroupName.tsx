import type { TypedRow } from '#machines/records/typed-values.ts'
import { fieldElementId, type AnyForm } from '#src/resources/form/form-of.ts'
import { FieldControl } from '#src/resources/form/FieldControl.tsx'
import { FieldError } from '#src/ui/form/field.tsx'

interface GroupNameProps {
  readonly form: AnyForm
  readonly group: TypedRow
  readonly index: number
}

/** The name of a group, and what the server has against its centres. */
export function GroupName({ form, group, index }: GroupNameProps) {
  const path = `groups.${index}.groupName`
  const centres = `groups.${index}.centreIds`
  const rules = form.logic.rules['groups']?.fields?.['groupName']
  const refused = form.errors.get(centres)
  if (!rules) return null
  return (
    <div id={fieldElementId(path)}>
      <FieldControl
        rules={rules}
        value={group.fields['groupName']}
        around={group.fields}
        error={form.errors.get(path) ?? null}
        names={form.names}
        isReadOnly={form.isReadOnly}
        onChange={(groupName) => form.edit({ kind: 'row.set', field: 'groups', key: group.key, values: { groupName } }, path)}
        onLeave={() => form.leave(path)}
      />
      <div id={fieldElementId(centres)}>{refused !== undefined && <FieldError>{refused}</FieldError>}</div>
    </div>
  )
}
