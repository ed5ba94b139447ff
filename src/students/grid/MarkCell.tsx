import { Check } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, FieldError } from '#src/ui/form/field.tsx'

interface MarkCellProps {
  readonly label: string
  readonly value: string
  /** The grade of what is stored; empty for none. */
  readonly grade: string
  readonly error: string | undefined
  readonly isChanged: boolean
  /** What is approved, and what the person may not write. */
  readonly isFixed: boolean
  /** Why it is fixed, where that is to be said. */
  readonly fixedText: string | null
  /** Its place for the arrow keys: the row and the column. */
  readonly at: string
  onType(text: string): void
}

const box = css({ display: 'flex', alignItems: 'center', gap: '2' })
const input = css({
  width: '64px',
  px: '2',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '&[data-changed]': { borderColor: 'warning.border', bg: 'warning.subtle' },
})
const fixed = css({ width: '64px', px: '2', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const gradeStyle = css({ minWidth: '24px', textStyle: 'small', color: 'fg.muted' })

/** A mark of a student in a module: typed, or only shown once it is approved. */
export function MarkCell({ label, value, grade, error, isChanged, isFixed, fixedText, at, onType }: MarkCellProps) {
  const id = useId()
  if (isFixed)
    return (
      <span className={box}>
        <span className={fixed}>{value === '' ? '–' : value}</span>
        <span className={gradeStyle}>{grade}</span>
        {fixedText !== null && (
          <span title={fixedText} className={css({ color: 'fg.muted', display: 'inline-flex' })}>
            <Check size={14} aria-hidden />
            <span className={css({ srOnly: true })}>{fixedText}</span>
          </span>
        )}
      </span>
    )
  return (
    <>
      <span className={box}>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          data-changed={isChanged || undefined}
          data-at={at}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          className={cx(controlStyle(), input)}
        />
        <span className={gradeStyle}>{isChanged ? '' : grade}</span>
      </span>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}
