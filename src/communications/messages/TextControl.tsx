import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { TokenLine } from '#src/ui/editor/token-line.tsx'
import { allPlaceholders } from '../placeholders.ts'

/** A text of a message or template in a form: formatted, or a line. */
export function TextControl({ rules, value, error, isReadOnly, onChange, onLeave }: FieldControlProps) {
  const text = typeof value === 'string' ? value : ''
  const common = {
    label: rules.label,
    required: rules.required ?? false,
    error,
    value: text,
    placeholders: allPlaceholders,
    readOnly: isReadOnly,
    onValueChange: onChange,
    onBlur: onLeave,
  }
  if (rules.kind === 'richText') return <RichTextEditor {...common} />
  return <TokenLine {...common} counter={{ value: Array.from(text).length, max: rules.maxLength ?? 150 }} />
}
