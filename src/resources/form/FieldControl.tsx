import type { FieldRules } from '#openapi/resource-rules.ts'
import type { TypedFields, TypedValue } from '#machines/records/typed-values.ts'
import { useServices } from '#src/api/services.tsx'
import { DateField } from '#src/ui/calendar/date-field.tsx'
import { CheckboxGroup } from '#src/ui/form/checkbox-group.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TextArea, TextField } from '#src/ui/form/text-field.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { UnitField } from '#src/ui/form/unit-field.tsx'
import { parseEntry } from '#src/time/civil-date.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { plainText } from '../plain-text.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { OptionQuery } from '../record-service.ts'
import type { RecordNames } from '../record-types.ts'
import { LaterRecordPicker } from './LaterRecordPicker.tsx'

// Few forms have such fields.
const RareControl = lazyComponent(async () => (await import('./RareControl.tsx')).RareControl)

/** One field of a form, whatever its kind. */
export interface FieldControlProps {
  readonly rules: FieldRules
  readonly value: TypedValue | undefined
  /** The fields beside it, such as the currency of an amount, or the date that a date has to follow. */
  readonly around: TypedFields
  readonly error: string | null
  readonly names: RecordNames
  readonly isReadOnly: boolean
  /** Keeps the label for screen readers only, as in a table whose column says it. */
  readonly hideLabel?: boolean
  /** Leaves fewer records to choose from. */
  readonly narrow?: OptionQuery['filters']
  onChange(value: TypedValue): void
  onLeave(): void
}

const inputs = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  time: { inputMode: 'numeric', placeholder: 'HH:mm' },
} as const

const textOf = (value: TypedValue | undefined): string => (typeof value === 'string' ? value : '')
const listOf = (value: TypedValue | undefined): readonly (string | number)[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : []

/** How much of a limit is used up, shown from 80 % on. */
function counterOf(text: string, max: number | undefined) {
  const value = Array.from(text).length
  return max !== undefined && value > max * 0.8 ? { counter: { value, max } } : {}
}

/** The control of a field's kind. */
export function FieldControl(props: FieldControlProps) {
  const { rules, value, around, error, names, isReadOnly, hideLabel = false, narrow, onChange, onLeave } = props
  const { clock } = useServices()
  const { label, kind, choices = [] } = rules
  // Hyphens between groups of digits do not count.
  const maxLength = rules.groups ? undefined : rules.maxLength
  const required = rules.required ?? false
  const field = { label, required, error }
  const text = {
    ...field,
    hideLabel,
    value: textOf(value),
    readOnly: isReadOnly,
    autoComplete: 'off',
    onValueChange: onChange,
    onBlur: onLeave,
  }
  if (rules.masked)
    return (
      <LazyBoundary fallback={<SkeletonLines count={2} />}>
        <RareControl {...props} />
      </LazyBoundary>
    )
  const isNumber = kind === 'integer' || kind === 'number' || kind === 'percent' || kind === 'money'
  if (isNumber) {
    const unit = kind === 'percent' ? '%' : kind === 'money' ? textOf(around['currency']) : ''
    return <UnitField {...text} digits={kind === 'integer' ? 'whole' : 'decimal'} {...(unit === '' ? {} : { unit })} />
  }
  switch (kind) {
    case 'long':
      return <TextArea {...text} {...counterOf(text.value, maxLength)} />
    case 'date': {
      const after = parseEntry(textOf(around[rules.after ?? '']))
      return (
        <DateField
          {...field}
          hideLabel={hideLabel}
          value={text.value}
          readOnly={isReadOnly}
          today={clock.today()}
          {...(after === null ? {} : { min: after })}
          onValueChange={onChange}
          onBlur={onLeave}
        />
      )
    }
    case 'colour':
    case 'texts':
    case 'file':
    case 'richText':
      return (
        <LazyBoundary fallback={<SkeletonLines count={2} />}>
          <RareControl {...props} />
        </LazyBoundary>
      )
    case 'flag':
      return (
        <Switch
          label={label}
          offLabel="No"
          onLabel="Yes"
          checked={value === 1}
          disabled={isReadOnly}
          error={error}
          onChange={(isOn) => onChange(isOn ? 1 : 0)}
        />
      )
    case 'choice': {
      const none = value === null || value === undefined || !required ? [{ value: '', label: required ? 'Choose' : 'None' }] : []
      return (
        <SelectField
          {...field}
          hideLabel={hideLabel}
          value={plainText(value)}
          disabled={isReadOnly}
          options={[...none, ...choices.map((one) => ({ value: String(one.value), label: one.label }))]}
          onValueChange={(chosen) => onChange(choices.find((one) => String(one.value) === chosen)?.value ?? null)}
          onBlur={onLeave}
        />
      )
    }
    case 'choices':
      return <CheckboxGroup {...field} options={choices} value={listOf(value)} disabled={isReadOnly} onChange={onChange} />
    case 'reference':
    case 'references':
      return (
        <LaterRecordPicker
          {...field}
          hideLabel={hideLabel}
          of={rules.of ?? ''}
          path={rules.from ?? ''}
          names={names}
          isSingle={kind === 'reference'}
          value={kind === 'reference' ? (typeof value === 'number' ? [value] : []) : listOf(value).map(Number)}
          disabled={isReadOnly}
          {...(narrow ? { narrow } : {})}
          onChange={(ids) => onChange(kind === 'reference' ? (ids[0] ?? null) : ids)}
        />
      )
    case 'email':
    case 'phone':
    case 'url':
    case 'time':
      return <TextField {...text} {...inputs[kind]} {...counterOf(text.value, maxLength)} />
    default:
      return <TextField {...text} {...counterOf(text.value, maxLength)} />
  }
}
