import type { RecordEditorContext, RecordEditorEvent } from '#machines/records/record-editor-types.ts'
import type { ResourceEdit } from '#machines/records/resource-form.ts'
import type { TypedFields } from '#machines/records/typed-values.ts'
import { css } from 'styled-system/css'
import { Switch } from '#src/ui/form/switch.tsx'
import type { StoredRecord } from '../record-types.ts'
import { fieldElementId } from './form-of.ts'
import type { RecordFormLogic } from './record-form.ts'

interface RecordSwitchProps {
  readonly form: RecordFormLogic
  readonly context: RecordEditorContext<TypedFields, StoredRecord>
  /** Why the status cannot be this one; null for none. */
  readonly error: string | null
  send(event: RecordEditorEvent<StoredRecord, ResourceEdit>): void
}

/** The switch between active and inactive; nothing where a lifecycle decides. */
export function RecordSwitch({ form, context, error, send }: RecordSwitchProps) {
  const rules = form.rules['status']
  if (rules?.kind !== 'choice') return null
  const [on, off] = rules.choices ?? []
  if (!on || !off) return null
  return (
    <div id={fieldElementId('status')} className={css({ py: '5', pl: { lg: 'calc(220px + token(spacing.7))' } })}>
      <Switch
        label={rules.label}
        offLabel={off.label}
        onLabel={on.label}
        checked={context.fields['status'] === on.value}
        disabled={context.isForbidden}
        error={error}
        onChange={(isOn) =>
          send({ type: 'form.edit', edit: { kind: 'set', values: { status: isOn ? on.value : off.value } }, path: 'status' })
        }
      />
    </div>
  )
}
