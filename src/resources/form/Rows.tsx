import { ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { use, useEffect, useRef, type ComponentType } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldRules } from '#openapi/resource-rules.ts'
import { rowsAfter } from '#machines/records/resource-form.ts'
import { rowsOf, type TypedFields, type TypedRow } from '#machines/records/typed-values.ts'
import { css } from 'styled-system/css'
import { FieldError } from '#src/ui/form/field.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import type { OptionQuery } from '../record-service.ts'
import type { RowsOf } from '../resource-types.ts'
import type { FieldControlProps } from './FieldControl.tsx'
import { fieldElementId, type AnyForm, type RecordFormState } from './form-of.ts'
import { PartTitle } from './FormPart.tsx'

interface RowsProps<N extends ResourceName> {
  readonly of: RecordFormState<N>
  readonly name: RowsOf<N>
  readonly addLabel?: string
  /** Leaves fewer records to choose from, by the references of a row; an inner row also has the values of its outer row. */
  readonly narrow?: Narrowed | ((row: TypedFields) => Narrowed)
  /** In place of the controls of their kinds, by the fields of a row. */
  readonly controls?: Controls
  /** Called in place of taking a row out of the form. */
  readonly onRemove?: (row: TypedRow) => void
  /** Their order matters: a row can be moved up, in place of being duplicated. */
  readonly isOrdered?: boolean
}

type Narrowed = Readonly<Record<string, OptionQuery['filters']>>
type Controls = Readonly<Record<string, ComponentType<FieldControlProps>>>

/** The rows of a field: the controls of their fields, side by side from 768 px on. */
export function Rows<N extends ResourceName>({ of: { state }, name, ...given }: RowsProps<N>) {
  const rules = state.logic.rules[name]
  return (
    rules && (
      <div id={fieldElementId(name)} className={css({ gridColumn: '1 / -1' })}>
        <AnyRows form={state} name={name} rules={rules} {...given} />
      </div>
    )
  )
}

interface AnyRowsProps extends Omit<RowsProps<ResourceName>, 'of' | 'name'> {
  readonly form: AnyForm
  /** The path of the field. */
  readonly name: string
  /** The fields of the row that these stand within. */
  readonly outer?: TypedFields
  readonly rules: FieldRules
}

const line = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(120px, 1fr))' },
  gap: '3',
  alignItems: 'start',
  flex: '1',
  minWidth: '0',
})
const item = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: { base: '1', md: '2' },
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})

const group = css({
  minWidth: '0',
  // Under a title that says the same, the first row or the button stands in line with it.
  '&[data-titled]': {
    '& > legend': { srOnly: true },
    '& > ol > li:first-child': { pt: '0' },
    '& > [data-rows=none] + button': { mt: '0' },
  },
})

/** The form that rows within a row are given: their edits become edits of the outer row. */
const within = (form: AnyForm, { name, row, field, path, rules }: Within): AnyForm => ({
  ...form,
  fields: { [path]: row.fields[field] ?? [] },
  edit: (edit, at) => {
    if (edit.kind === 'set') return
    const rows = rowsAfter(rowsOf(row.fields[field]), edit, rules.fields ?? {})
    form.edit({ kind: 'row.set', field: name, key: row.key, values: { [field]: rows } }, at)
  },
})

interface Within {
  /** The path of the outer rows. */
  readonly name: string
  readonly row: TypedRow
  readonly field: string
  /** The path of the inner rows. */
  readonly path: string
  readonly rules: FieldRules
}

/** `Rows` for a field that is known by its path alone. */
export function AnyRows({ form, name, rules, outer = {}, addLabel, narrow = {}, controls = {}, onRemove, isOrdered }: AnyRowsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // Rows that are all of a part of the form have the title of the part above them already.
  const isTitled = use(PartTitle) === rules.label || undefined
  // How many rows there were when one was added; null once the focus is in it.
  const before = useRef<number | null>(null)
  const remove = ({ key }: TypedRow) => {
    form.edit({ kind: 'row.remove', field: name, key }, name)
    // The button that was pressed goes with its row.
    addButton.current?.focus()
  }
  const rows = rowsOf(form.fields[name])
  const add = (values?: TypedRow['fields']) => {
    before.current = rows.length
    form.edit({ kind: 'row.add', field: name, ...(values && { values }) }, name)
  }
  useEffect(() => {
    if (before.current === null || rows.length <= before.current) return
    before.current = null
    // Typing goes on in the new row, which stands before the button.
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [before, rows.length])
  const moveUp = (index: number) => {
    const [row, above] = [rows[index], rows[index - 1]]
    if (!row || !above) return
    form.edit({ kind: 'set', values: { [name]: rows.toSpliced(index - 1, 2, row, above) } }, name)
    announce(`${noun} ${index + 1} is now ${noun} ${index}.`)
  }
  const fields = Object.entries(rules.fields ?? {}).filter(([, { kind, readOnly }]) => kind !== 'rowId' && !readOnly)
  const error = form.errors.get(name)
  const noun = rules.noun ?? 'row'
  const isFull = rows.length >= (rules.maxItems ?? 100)
  const withoutIds = (values: (typeof rows)[number]['fields']) =>
    Object.fromEntries(Object.entries(values).filter(([one]) => rules.fields?.[one]?.kind !== 'rowId'))
  return (
    <fieldset className={group} data-titled={isTitled}>
      <legend className={css({ textStyle: 'label' })}>{rules.label}</legend>
      <ol ref={list} data-rows={rows.length === 0 ? 'none' : undefined}>
        {rows.map((row, index) => {
          const around = { ...outer, ...row.fields }
          const narrowed = typeof narrow === 'function' ? narrow(around) : narrow
          return (
            <li key={row.key} className={item} aria-label={`${noun} ${index + 1}`}>
              <div className={line}>
                {fields.map(([field, one]) => {
                  const path = `${name}.${index}.${field}`
                  const Control = controls[field] ?? form.Control
                  if (one.kind === 'rows')
                    return (
                      <div key={field} id={fieldElementId(path)} className={css({ gridColumn: '1 / -1' })}>
                        <AnyRows
                          form={within(form, { name, row, field, path, rules: one })}
                          name={path}
                          rules={one}
                          outer={around}
                          narrow={narrow}
                          controls={controls}
                        />
                      </div>
                    )
                  return (
                    <div key={field} id={fieldElementId(path)}>
                      <Control
                        rules={one}
                        value={row.fields[field]}
                        around={around}
                        error={form.errors.get(path) ?? null}
                        names={form.names}
                        isReadOnly={form.isReadOnly}
                        {...(narrowed[field] ? { narrow: narrowed[field] } : {})}
                        onChange={(value) => form.edit({ kind: 'row.set', field: name, key: row.key, values: { [field]: value } }, path)}
                        onLeave={() => form.leave(path)}
                      />
                    </div>
                  )
                })}
              </div>
              {!form.isReadOnly && (
                <>
                  {isOrdered ? (
                    <IconButton
                      label={`Move ${noun} ${index + 1} up`}
                      icon={<ArrowUp size={16} aria-hidden />}
                      aria-disabled={index === 0 || undefined}
                      isRepeatable
                      onClick={() => moveUp(index)}
                    />
                  ) : (
                    <IconButton
                      label={`Duplicate ${noun} ${index + 1}`}
                      icon={<Copy size={16} aria-hidden />}
                      aria-disabled={isFull || undefined}
                      onClick={() => {
                        if (!isFull) add(withoutIds(row.fields))
                      }}
                    />
                  )}
                  <IconButton
                    label={`Remove ${noun} ${index + 1}`}
                    icon={<Trash2 size={16} aria-hidden />}
                    onClick={() => (onRemove ?? remove)(row)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {!form.isReadOnly && (
        <Button
          ref={addButton}
          size="sm"
          className={css({ mt: '3' })}
          aria-invalid={error ? true : undefined}
          icon={<Plus size={16} aria-hidden />}
          isSoftDisabled={isFull}
          onClick={() => {
            if (!isFull) add()
          }}
        >
          {addLabel ?? `Add ${noun}`}
        </Button>
      )}
    </fieldset>
  )
}
