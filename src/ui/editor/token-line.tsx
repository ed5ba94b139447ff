import { css, cx } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from '../form/field.tsx'
import { lineText, messageNotation as notation, withPieces, type EditorPlaceholder } from './editor-markup.ts'
import { pieces } from './editor-style.ts'
import { PlaceholderMenu } from './placeholder-menu.tsx'
import { useEditorBox } from './use-editor-box.ts'

interface TokenLineProps extends Omit<FieldProps, 'children' | 'hideLabel'> {
  readonly value: string
  readonly placeholders: readonly EditorPlaceholder[]
  readonly readOnly?: boolean
  onValueChange(value: string): void
  onBlur?(): void
}

const line = css({ display: 'flex', alignItems: 'center', flexWrap: { base: 'wrap', md: 'nowrap' }, gap: '1' })
const box = css({ flex: '1', minWidth: '0', py: '1.5', whiteSpace: 'pre-wrap', cursor: 'text' })

/** A line of text with placeholders in it, each a whole piece. */
export function TokenLine({ value, placeholders, readOnly = false, onValueChange, onBlur, label, ...field }: TokenLineProps) {
  const labelOf = (name: string) => placeholders.find((one) => one.name === name)?.label ?? null
  const known = { notation, labelOf }
  const editor = useEditorBox({
    value,
    nodesOf: (text) => withPieces(text, known),
    valueOf: (root) => lineText(root, notation),
    placeholders: known,
    onValueChange,
  })
  return (
    <Field label={label} {...field}>
      {(control) => (
        <div className={line}>
          <div
            {...control}
            ref={editor.box}
            role="textbox"
            tabIndex={0}
            aria-labelledby={`${control.id}-label`}
            aria-readonly={readOnly || undefined}
            contentEditable={!readOnly}
            suppressContentEditableWarning
            className={cx(controlStyle({ kind: 'line' }), pieces, box)}
            onInput={editor.readTyped}
            onPaste={editor.pasteWords}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
            onKeyUp={editor.keepPlace}
            onPointerUp={editor.keepPlace}
            onBlur={() => {
              editor.keepPlace()
              onBlur?.()
            }}
          />
          {!readOnly && <PlaceholderMenu label={label} placeholders={placeholders} onChoose={editor.insertPlaceholder} />}
        </div>
      )}
    </Field>
  )
}
