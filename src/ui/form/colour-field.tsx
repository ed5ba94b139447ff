import { css } from 'styled-system/css'
import { TextField, type TextFieldProps } from './text-field.tsx'

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim())

/** A hex colour: typed, or picked from the browser's own palette. */
export function ColourField({ value, onValueChange, disabled, ...field }: Omit<TextFieldProps, 'end' | 'icon'>) {
  return (
    <TextField
      {...field}
      value={value}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      placeholder="#1f6feb"
      className={css({ textStyle: 'code' })}
      onValueChange={onValueChange}
      end={
        <input
          type="color"
          aria-label={`${field.label}: pick`}
          disabled={disabled}
          value={isColour(value) ? value.trim().toLowerCase() : '#000000'}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={css({
            width: { base: '36px', md: '28px' },
            height: { base: '36px', md: '28px' },
            p: '0.5',
            rounded: 'sm',
            bg: 'transparent',
            cursor: 'pointer',
            _disabled: { cursor: 'not-allowed', opacity: 0.5 },
          })}
        />
      }
    />
  )
}
