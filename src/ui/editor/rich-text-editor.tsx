import { Bold, Italic, Link2, List, ListOrdered } from 'lucide-react'
import { useId, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from '../form/field.tsx'
import { TextField } from '../form/text-field.tsx'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { Popover } from '../layers/popover.tsx'
import { editorMarkup, editorNodes, messageNotation, type EditorPlaceholder, type PlaceholderNotation } from './editor-markup.ts'
import { pieces } from './editor-style.ts'
import { PlaceholderMenu } from './placeholder-menu.tsx'
import { useEditorBox } from './use-editor-box.ts'

interface RichTextEditorProps extends Omit<FieldProps, 'children' | 'hideLabel'> {
  /** Markup. */
  readonly value: string
  /** None where the text is the same for all who read it. */
  readonly placeholders?: readonly EditorPlaceholder[]
  /** How they are written, unless as in messages. */
  readonly notation?: PlaceholderNotation
  readonly readOnly?: boolean
  onValueChange(value: string): void
  onBlur?(): void
}

const frame = css({
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  _focusWithin: { borderColor: 'border.strong' },
  '&[data-invalid]': { borderColor: 'danger.border' },
})
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  p: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
const box = css({ minHeight: '180px', maxHeight: '420px', overflowY: 'auto', borderWidth: '0', cursor: 'text' })

const isAddress = (text: string): boolean => /^(?:https:\/\/[^\s/\\]|mailto:\S)/i.test(text)

/** Leaves the selection where it is: the button takes no focus. */
const keepSelection = (event: { preventDefault(): void }) => event.preventDefault()

const formats = [
  ['bold', 'Bold', Bold],
  ['italic', 'Italic', Italic],
  ['insertUnorderedList', 'Bulleted list', List],
  ['insertOrderedList', 'Numbered list', ListOrdered],
] as const

interface LinkButtonProps {
  readonly label: string
  /** The placeholder for the address of the record that the text is about; null where the text has no such placeholder. */
  readonly recordLink: string | null
  onLink(address: string): void
}

/** Asks for the address of a link. */
function LinkControl({ label, recordLink, onLink }: LinkButtonProps) {
  const id = useId()
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const close = () => {
    setAddress(null)
    setError(null)
  }
  const apply = () => {
    const given = address?.trim() ?? ''
    if (!isAddress(given) && given !== recordLink)
      return setError(`Enter an address that begins with https:// or mailto:${recordLink === null ? '' : `, or ${recordLink}`}.`)
    close()
    onLink(given)
  }
  return (
    <>
      <IconButton
        id={id}
        size="sm"
        label={`Link in ${label}`}
        icon={<Link2 size={16} aria-hidden />}
        aria-expanded={address !== null}
        onMouseDown={keepSelection}
        onClick={() => setAddress('https://')}
      />
      <Popover open={address !== null} label="Link" triggerId={id} onOpenChange={(open) => !open && close()}>
        <div className={css({ display: 'grid', gap: '3' })}>
          <TextField
            label="Address"
            value={address ?? ''}
            error={error}
            onValueChange={setAddress}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <Button size="sm" onClick={apply}>
            Add link
          </Button>
        </div>
      </Popover>
    </>
  )
}

/** A text with simple formats and links, and with placeholders that are whole pieces; its value is markup. */
export function RichTextEditor({
  value,
  placeholders = [],
  notation = messageNotation,
  readOnly = false,
  onValueChange,
  onBlur,
  label,
  ...field
}: RichTextEditorProps) {
  const labelOf = (name: string) => placeholders.find((one) => one.name === name)?.label ?? null
  const known = { notation, labelOf }
  const recordLink = placeholders.some(({ name }) => name === 'link') ? notation.written('link', null) : null
  const editor = useEditorBox({
    value,
    nodesOf: (markup) => editorNodes(markup, known),
    valueOf: (root) => editorMarkup(root, notation),
    placeholders: known,
    onValueChange,
  })
  return (
    <Field label={label} {...field}>
      {(control) => (
        <div className={frame} data-invalid={control['aria-invalid']}>
          {!readOnly && (
            <div role="toolbar" aria-label={`Format of ${label}`} className={bar}>
              {formats.map(([command, words, Icon]) => (
                <IconButton
                  key={command}
                  size="sm"
                  label={words}
                  icon={<Icon size={16} aria-hidden />}
                  onMouseDown={keepSelection}
                  onClick={() => editor.format(command)}
                />
              ))}
              <LinkControl label={label} recordLink={recordLink} onLink={(address) => editor.format('createLink', address)} />
              {placeholders.length > 0 && <PlaceholderMenu label={label} placeholders={placeholders} onChoose={editor.insertPlaceholder} />}
            </div>
          )}
          <div
            {...control}
            ref={editor.box}
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-labelledby={`${control.id}-label`}
            aria-readonly={readOnly || undefined}
            contentEditable={!readOnly}
            suppressContentEditableWarning
            className={cx(controlStyle({ kind: 'lines' }), pieces, box)}
            onInput={editor.readTyped}
            onPaste={editor.pasteWords}
            onKeyUp={editor.keepPlace}
            onPointerUp={editor.keepPlace}
            onFocus={() => document.execCommand('defaultParagraphSeparator', false, 'p')}
            onBlur={() => {
              editor.keepPlace()
              onBlur?.()
            }}
          />
        </div>
      )}
    </Field>
  )
}
