import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { plainText } from '../plain-text.ts'
import type { FieldControlProps } from '../form/FieldControl.tsx'

/** A formatted text, the same for all who read it. */
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
