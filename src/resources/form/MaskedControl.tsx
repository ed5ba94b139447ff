import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#src/ui/form/text-field.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { plainText } from '../plain-text.ts'
import { maskedTexts as texts } from '../fields/masked-texts.ts'
import type { FieldControlProps } from './FieldControl.tsx'

/** A text that is hidden until a button is pressed, since others may see the screen. A new one, and one with an error, is shown. */
export function MaskedControl({ rules, value, error, isReadOnly, hideLabel = false, onChange, onLeave }: FieldControlProps) {
  const { label } = rules
  const text = plainText(value)
  const [isAsked, setAsked] = useState(text === '')
  const isShown = isAsked || error !== null
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      label={label}
      hideLabel={hideLabel}
      required={rules.required ?? false}
      error={error}
      autoComplete="off"
      value={isShown ? text : texts.mask}
      readOnly={isReadOnly || !isShown}
      onValueChange={onChange}
      onBlur={onLeave}
      end={
        text !== '' && (
          <IconButton
            size="field"
            label={isShown ? texts.concealOf(label) : texts.revealOf(label)}
            icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => setAsked(!isShown)}
          />
        )
      }
    />
  )
}
