import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { plainText } from '../plain-text.ts'
import type { FieldControlProps } from '../form/FieldControl.tsx'

/** The control of a formatted text without placeholders. */
export const RichTextControl = ({ rules, value, error, isReadOnly, onChange, onLeave }: FieldControlProps) => (
  <RichTextEditor
    label={rules.label}
    required={rules.required ?? false}
    error={error}
    value={plainText(value)}
    readOnly={isReadOnly}
    onValueChange={onChange}
    onBlur={onLeave}
  />
)
