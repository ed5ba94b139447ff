import { TagsInput, useTagsInputContext } from '@ark-ui/react/tags-input'
import { X } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { css } from 'styled-system/css'
import { announce } from '../kit/announce.tsx'
import { comboboxBox, comboboxInput } from './combobox-style.ts'
import { Field, type FieldProps } from './field.tsx'

interface TagsFieldProps extends Omit<FieldProps, 'children' | 'counter'> {
  readonly value: readonly string[]
  readonly disabled?: boolean
  readonly placeholder?: string
  onChange(value: readonly string[]): void
}

const tag = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  maxWidth: 'full',
  pl: '2',
  rounded: 'sm',
  bg: 'bg.muted',
  textStyle: 'caption',
  fontWeight: 'medium',
  _highlighted: { outline: '2px solid', outlineColor: 'focus.ring' },
})

const cross = css({
  display: 'grid',
  placeItems: 'center',
  width: { base: '36px', md: '24px' },
  height: { base: '36px', md: '24px' },
  rounded: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.active' },
  _disabled: { color: 'fg.disabled', cursor: 'not-allowed' },
})

/** Ark's input with a value that its parent keeps; Ark's own has a first value as well, and React takes no input with both. */
function ControlledInput(props: ComponentProps<'input'> & { readonly value: string }) {
  const { defaultValue: _first, ...input } = useTagsInputContext().getInputProps()
  return <input {...input} {...props} />
}

/** Several short texts: Enter or a comma adds one, Backspace takes the last one back, a list that is pasted becomes several. */
export function TagsField({ value, disabled = false, placeholder, onChange, ...field }: TagsFieldProps) {
  // Kept here, because Ark empties its input a moment after a text became a tag: a quick paste would be put behind that text.
  const [text, setText] = useState('')
  const change = (next: readonly string[]) => {
    const removed = value.filter((one) => !next.includes(one))
    if (removed.length > 0) announce(`${removed.join(', ')} removed.`)
    onChange(next)
  }
  return (
    <Field {...field}>
      {(control) => (
        <TagsInput.Root
          ids={{ input: control.id, label: `${control.id}-label` }}
          value={[...value]}
          onValueChange={(details) => change(details.value)}
          inputValue={text}
          onInputValueChange={(details) => setText(details.inputValue)}
          disabled={disabled}
          invalid={control['aria-invalid'] ?? false}
          blurBehavior="add"
          addOnPaste
          editable={false}
          delimiter={/[,;\n\t]/}
        >
          <TagsInput.Control className={comboboxBox} data-invalid={control['aria-invalid']}>
            {value.map((one, index) => (
              <TagsInput.Item key={one} index={index} value={one}>
                <TagsInput.ItemPreview className={tag}>
                  <TagsInput.ItemText className={css({ truncate: true })}>{one}</TagsInput.ItemText>
                  <TagsInput.ItemDeleteTrigger aria-label={`Remove ${one}`} title={`Remove ${one}`} className={cross}>
                    <X size={13} strokeWidth={2} aria-hidden />
                  </TagsInput.ItemDeleteTrigger>
                </TagsInput.ItemPreview>
              </TagsInput.Item>
            ))}
            <ControlledInput
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              placeholder={value.length === 0 ? placeholder : undefined}
              aria-describedby={control['aria-describedby']}
              aria-required={control['aria-required']}
              aria-invalid={control['aria-invalid']}
              className={comboboxInput}
            />
          </TagsInput.Control>
        </TagsInput.Root>
      )}
    </Field>
  )
}
