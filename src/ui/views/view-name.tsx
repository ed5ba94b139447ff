import { Editable } from '@ark-ui/react/editable'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, FieldError } from '../form/field.tsx'
import { announce } from '../kit/announce.tsx'
import { IconButton } from '../kit/icon-button.tsx'

interface ViewNameProps {
  readonly name: string
  readonly maxLength: number
  /** Names the view; gives why it cannot have this name, or null when it has it from now on. */
  onName(name: string): string | null
  onCancel(): void
}

/** Focuses and selects at once. Ark would select a frame later: the next key would replace what was typed until then. */
const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}

/** Where a view gets its name: Enter keeps it, Escape and a press elsewhere leave it as it was. */
export function ViewName({ name, maxLength, onName, onCancel }: ViewNameProps) {
  const errorId = useId()
  // Ark ends editing with each Enter: a name that is refused is edited anew.
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<{ readonly text: string; readonly error: string } | null>(null)
  const error = refused?.error ?? null
  const commit = (typed: string) => {
    const text = typed.trim()
    const problem = onName(text)
    if (problem === null) return
    setRefused({ text, error: problem })
    setTurn(turn + 1)
    announce(problem)
  }
  return (
    <Editable.Root
      key={turn}
      defaultValue={refused?.text ?? name}
      defaultEdit
      selectOnFocus={false}
      submitMode="enter"
      maxLength={maxLength}
      onValueCommit={({ value }) => commit(value)}
      onValueRevert={onCancel}
      className={css({ display: 'grid', gap: '1' })}
    >
      <Editable.Area className={css({ display: 'flex', alignItems: 'center', gap: '1' })}>
        <Editable.Input
          ref={focusAndSelect}
          aria-label="Name of the view"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          autoComplete="off"
          className={cx(controlStyle(), css({ width: '220px' }))}
        />
        <Editable.SubmitTrigger asChild>
          <IconButton label="Save name" icon={<Check size={18} strokeWidth={1.75} aria-hidden />} />
        </Editable.SubmitTrigger>
        <Editable.CancelTrigger asChild>
          <IconButton label="Cancel" icon={<X size={18} strokeWidth={1.75} aria-hidden />} />
        </Editable.CancelTrigger>
      </Editable.Area>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </Editable.Root>
  )
}
