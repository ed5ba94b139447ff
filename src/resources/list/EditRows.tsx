import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import type { RowEdit } from '#machines/lists/list-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { useOnOpen } from '#src/ui/layers/use-on-open.ts'
import { AnyField } from '../form/Field.tsx'
import { recordForm } from '../form/record-form.ts'
import { useFieldsForm } from './use-fields-form.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts as texts } from '../texts.ts'
import { editableFields } from './editable-fields.ts'

interface EditRowsProps {
  readonly rules: ResourceRules
  readonly isOpen: boolean
  /** The chosen records. */
  readonly rows: readonly StoredRecord[]
  /** How many have been sent. */
  readonly sent: number
  readonly isBusy: boolean
  finalFocus(): HTMLElement | null
  onSave(edits: readonly RowEdit[]): void
  onCancel(): void
}

/** Sets one field of several records, and says before how many that changes. */
export function EditRows({ rules, isOpen, rows: chosen, sent, isBusy, finalFocus, onSave, onCancel }: EditRowsProps) {
  const fields = editableFields(rules)
  const [name, setName] = useState('')
  const { form, wrong, showErrors, clear } = useFieldsForm({ create: () => recordForm(rules, {}), names: [name], isReadOnly: isBusy })
  const { logic } = form
  // As they were when it opened: what others save from then on is not written over.
  const [rows, setRows] = useState(chosen)
  useOnOpen(isOpen, () => {
    setRows(chosen)
    setName('')
    clear()
  })
  const wanted = { [name]: form.fields[name] ?? null }
  const edited = (row: StoredRecord) => logic.edited(logic.fieldsOf(row), { kind: 'set', values: wanted })
  const changing = name === '' ? [] : rows.filter((row) => !logic.same(logic.fieldsOf(row), edited(row)))
  const id = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    showErrors()
    if (wrong.size > 0 || changing.length === 0) return
    onSave(changing.map((row) => ({ id: row.id, fields: logic.given(edited(row)), updatedAt: row.updatedAt })))
  }
  const summary = () => {
    if (isBusy) return texts.sentOf(sent, changing.length)
    return name === '' || wrong.size > 0 ? '' : texts.changing(rules, changing.length, rows.length)
  }
  return (
    <Dialog
      open={isOpen}
      size="md"
      title={texts.editRows(rules, rows.length)}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={name === '' || (wrong.size === 0 && changing.length === 0)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className={css({ display: 'grid', gap: '4' })}>
        <SelectField
          label={texts.field}
          value={name}
          disabled={isBusy}
          options={[
            ...(name === '' ? [{ value: '', label: texts.choose }] : []),
            ...fields.map(([field, { label }]) => ({ value: field, label })),
          ]}
          onValueChange={(field) => {
            setName(field)
            clear()
          }}
        />
        {name !== '' && <AnyField key={name} form={form} name={name} />}
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {summary()}
        </p>
      </form>
    </Dialog>
  )
}
