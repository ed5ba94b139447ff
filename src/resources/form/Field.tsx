import type { ComponentType } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { TypedFields, TypedValue } from '#machines/records/typed-values.ts'
import { css } from 'styled-system/css'
import { Fieldset } from '#src/ui/form/fieldset.tsx'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { valueText } from '../fields/field-text.ts'
import type { OptionQuery } from '../record-service.ts'
import type { FieldOf, ReferenceOf } from '../resource-types.ts'
import type { FormValues } from '../resource-values.ts'
import type { FieldControlProps } from './FieldControl.tsx'
import { fieldElementId, type AnyForm, type RecordFormState } from './form-of.ts'

// Few forms have rows.
const AnyRows = lazyComponent(async () => (await import('./Rows.tsx')).AnyRows)

interface FieldProps<N extends ResourceName, F extends FieldOf<N>> {
  readonly of: RecordFormState<N>
  readonly name: F
  /** Of a reference: leaves fewer records to choose from. */
  readonly narrow?: F extends ReferenceOf<N> ? OptionQuery['filters'] : never
  /** The values of other fields make this one required. */
  readonly isRequired?: boolean
  /** It cannot be changed, though the form as a whole can. */
  readonly isReadOnly?: boolean
  /** In place of the control of its kind. */
  readonly control?: ComponentType<FieldControlProps>
  /** Called in place of setting the field. */
  readonly onChange?: (value: FormValues<N>[F]) => void
}

const wide = css({ gridColumn: '1 / -1' })
const place = css({ minWidth: '0', scrollMarginTop: '24' })

/** Kinds that need the whole width of a form. */
const isWide = (kind: string | undefined) => kind === 'long' || kind === 'richText' || kind === 'rows' || kind === 'group'

/** One field of a form, with the control of its kind. */
export function Field<N extends ResourceName, F extends FieldOf<N>>({
  of: { state },
  name,
  narrow,
  isRequired = false,
  isReadOnly = false,
  control,
  onChange,
}: FieldProps<N, F>) {
  return (
    <AnyField
      form={state}
      name={name}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      control={control}
      {...(narrow === undefined ? {} : { narrow })}
      // A field's control gives values of its kind.
      {...(onChange ? { onChange: (value: TypedValue) => onChange(value as FormValues<N>[F]) } : {})}
    />
  )
}

interface AnyFieldProps {
  readonly form: AnyForm
  readonly name: string
  readonly narrow?: OptionQuery['filters']
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  readonly control?: ComponentType<FieldControlProps> | undefined
  readonly onChange?: (value: TypedValue) => void
}

/** A field by its name alone. An immutable field of an existing record is drawn as text. */
export function AnyField({ form, name, narrow, isRequired = false, isReadOnly = false, control, onChange }: AnyFieldProps) {
  const Control = control ?? form.Control
  const own = form.logic.rules[name]
  if (!own) return null
  const rules = isRequired ? { ...own, required: true as const } : own
  const set = (value: TypedValue) => form.edit({ kind: 'set', values: { [name]: value } }, name)
  const value = form.fields[name]
  const id = fieldElementId(name)
  if (rules.kind === 'rows')
    return (
      <div id={id} className={`${place} ${wide}`}>
        <LazyBoundary fallback={<SkeletonLines count={4} />}>
          <AnyRows form={form} name={name} rules={rules} />
        </LazyBoundary>
      </div>
    )
  if (rules.kind === 'group')
    return (
      <div id={id} className={`${place} ${wide}`}>
        <Fieldset label={rules.label} required={rules.required ?? false} isSection>
          {Object.entries(rules.fields ?? {}).map(([part, partRules]) => (
            <div key={part} id={fieldElementId(`${name}.${part}`)}>
              <form.Control
                rules={partRules}
                value={partOf(value, part)}
                around={groupOf(value)}
                error={form.errors.get(`${name}.${part}`) ?? null}
                names={form.names}
                isReadOnly={form.isReadOnly}
                onChange={(one) => form.edit({ kind: 'set', values: { [name]: { ...groupOf(value), [part]: one } } }, `${name}.${part}`)}
                onLeave={() => form.leave(`${name}.${part}`)}
              />
            </div>
          ))}
        </Fieldset>
      </div>
    )
  if (rules.immutable && !form.isNew)
    return (
      <div id={id} className={place}>
        <SystemValue label={rules.label} value={valueText(rules, value, form)} />
      </div>
    )
  return (
    <div id={id} className={isWide(rules.kind) ? `${place} ${wide}` : place}>
      <Control
        rules={rules}
        value={value}
        around={form.fields}
        error={form.errors.get(name) ?? null}
        names={form.names}
        isReadOnly={isReadOnly || form.isReadOnly}
        {...(narrow ? { narrow } : {})}
        onChange={onChange ?? set}
        onLeave={() => form.leave(name)}
      />
    </div>
  )
}

const groupOf = (value: TypedValue | undefined): TypedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as TypedFields) : {}
const partOf = (value: TypedValue | undefined, part: string): TypedValue | undefined => groupOf(value)[part]

interface FieldsProps<N extends ResourceName> {
  readonly of: RecordFormState<N>
  readonly names: readonly FieldOf<N>[]
}

/** Several fields, in this order. */
export const Fields = <N extends ResourceName>({ of: form, names }: FieldsProps<N>) =>
  names.map((name) => <AnyField key={name} form={form.state} name={name} />)
