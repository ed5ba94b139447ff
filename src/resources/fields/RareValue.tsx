import { FileValue } from '../files/FileValue.tsx'
import { FieldGroup, FieldRows } from './FieldRows.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { plainText } from '../plain-text.ts'
import { MaskedValue } from './MaskedValue.tsx'
import { valueText } from './field-text.ts'
import type { FieldValueProps } from './FieldValue.tsx'

const RichTextValue = lazyComponent(async () => (await import('./RichTextValue.tsx')).RichTextValue)

/** The value of a kind that few resources have. */
export function RareValue(props: FieldValueProps) {
  const { rules, value, record, place } = props
  if (rules.masked) return <MaskedValue label={rules.label} text={plainText(value)} />
  if (rules.kind === 'richText') return <RichTextValue markup={plainText(value)} />
  if (rules.kind === 'rows') return <FieldRows {...props} />
  if (rules.kind === 'group') return <FieldGroup {...props} />
  const name = valueText(rules, value, record)
  return place ? <FileValue rules={rules} name={name} place={place} /> : name
}
