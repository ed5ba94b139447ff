import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import type { RowEdit } from '#machines/lists/list-types.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { AnyField } from '../form/Field.tsx'
import { FieldControl } from '../form/FieldControl.tsx'
import type { AnyForm } from '../form/form-of.ts'
import { recordForm } from '../form/record-form.ts'
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
  const [form] = useState(() => recordForm(rules, {}))
  const fields = editableFields(rules)
  const [name, setName] = useState('')
  const [values, setValues] = useState(form.empty)
  const [isTried, setTried] = useState(false)
  // As they were when it opened: what others save from then on is not written over.
  const [rows, setRows] = useState(chosen)
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // While it closes it stays as it was.
    if (isOpen) {
      setRows(chosen)
      setName('')
      setValues(form.empty)
      setTried(false)
    }
  }
  const wanted = { [name]: values[name] ?? null }
  const wrong = new Map([...form.wrong(values)].filter(([path]) => path.split('.')[0] === name))
  const edited = (row: StoredRecord) => form.edited(form.fieldsOf(row), { kind: 'set', values: wanted })
  const changing = name === '' ? [] : rows.filter((row) => !form.same(form.fieldsOf(row), edited(row)))
  const state: AnyForm = {
    logic: form,
    Control: FieldControl,
    fields: values,
    errors: isTried ? wrong : new Map(),
    // What is fixed later is not offered here.
    isNew: true,
    isReadOnly: isBusy,
    names: {},
    edit: (edit) => setValues(form.edited(values, edit)),
    leave: () => setTried(true),
  }
  const id = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.size > 0 || changing.length === 0) return
    onSave(changing.map((row) => ({ id: row.id, fields: form.given(edited(row)), updatedAt: row.updatedAt })))
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
            setValues(form.empty)
            setTried(false)
          }}
        />
        {name !== '' && <AnyField key={name} form={state} name={name} />}
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {summary()}
        </p>
      </form>
    </Dialog>
  )
}
