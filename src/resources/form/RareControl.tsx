import { ColourField } from '#src/ui/form/colour-field.tsx'
import { TagsField } from '#src/ui/form/tags-field.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { FieldControlProps } from './FieldControl.tsx'
import { MaskedControl } from './MaskedControl.tsx'
import { plainText } from '../plain-text.ts'

const FileControl = lazyComponent(async () => (await import('../files/FileControl.tsx')).FileControl)
const RichTextControl = lazyComponent(async () => (await import('../fields/RichTextControl.tsx')).RichTextControl)

/** The control of a kind that few forms have. */
export function RareControl(props: FieldControlProps) {
  const { rules, value, error, isReadOnly, hideLabel = false, onChange, onLeave } = props
  const field = { label: rules.label, required: rules.required ?? false, error, disabled: isReadOnly }
  if (rules.masked) return <MaskedControl {...props} />
  if (rules.kind === 'file') return <FileControl {...props} />
  if (rules.kind === 'richText') return <RichTextControl {...props} />
  if (rules.kind === 'texts') return <TagsField {...field} value={Array.isArray(value) ? value.map(String) : []} onChange={onChange} />
  return <ColourField {...field} hideLabel={hideLabel} value={plainText(value)} onValueChange={onChange} onBlur={onLeave} />
}
