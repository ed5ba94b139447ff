import { piecesOf, placeholderLabels, writtenPlaceholder } from '#openapi/certificates/certificate-text.ts'
import type { FieldControlProps } from '#src/resources/form/FieldControl.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import type { PlaceholderNotation } from '#src/ui/editor/editor-markup.ts'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { certificateTexts as texts } from '../texts.ts'

const placeholders = Object.entries(placeholderLabels).map(([name, label]) => ({ name, label }))

/** Certificates have their placeholders in single braces. */
const notation: PlaceholderNotation = { piecesOf, written: writtenPlaceholder }

/** The text of a template in its form. */
export const BodyControl = ({ rules, value, error, isReadOnly, onChange, onLeave }: FieldControlProps) => (
  <RichTextEditor
    label={rules.label}
    required={rules.required ?? false}
    error={error}
    helper={texts.boldHelp}
    value={plainText(value)}
    placeholders={placeholders}
    notation={notation}
    readOnly={isReadOnly}
    onValueChange={onChange}
    onBlur={onLeave}
  />
)
