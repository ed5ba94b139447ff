import { Check } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, FieldError } from '#src/ui/form/field.tsx'

/** What stands in a cell. */
export interface CellContent {
  /** What was typed, else what is stored. */
  readonly value: string
  /** What follows from what is stored, as a grade from a mark. */
  readonly beside?: string
  /** It is only shown. */
  readonly isFixed?: boolean
  /** A remark about the stored value. */
  readonly note?: string
}

interface GridCellProps {
  readonly label: string
  readonly content: CellContent
  readonly error: string | undefined
  readonly isChanged: boolean
  readonly isFixed: boolean
  /** Amounts need more room than marks. */
  readonly isWide: boolean
  /** The column, by which the arrow keys find the cell above or below. */
  readonly at: string
  onType(text: string): void
}

const box = css({ display: 'flex', alignItems: 'center', gap: '2' })
const input = css({
  width: '64px',
  px: '2',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '&[data-wide]': { width: '128px' },
  '&[data-changed]': { borderColor: 'warning.border', bg: 'warning.subtle' },
})
const fixed = css({ width: '64px', px: '2', textAlign: 'end', fontVariantNumeric: 'tabular-nums', '&[data-wide]': { width: '128px' } })
const besideStyle = css({ minWidth: '24px', textStyle: 'small', color: 'fg.muted' })

const Note = ({ text }: { readonly text: string }) => (
  <span title={text} className={css({ color: 'fg.muted', display: 'inline-flex' })}>
    <Check size={14} aria-hidden />
    <span className={css({ srOnly: true })}>{text}</span>
  </span>
)

/** One field of a record in a grid: typed, or only shown. */
export function GridCell({ label, content, error, isChanged, isFixed, isWide, at, onType }: GridCellProps) {
  const id = useId()
  const { value, beside, note } = content
  if (isFixed || content.isFixed)
    return (
      <span className={box}>
        <span className={fixed} data-wide={isWide || undefined}>
          {value === '' ? '–' : value}
        </span>
        {beside !== undefined && <span className={besideStyle}>{beside}</span>}
        {note !== undefined && <Note text={note} />}
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
          data-wide={isWide || undefined}
          data-at={at}
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          className={cx(controlStyle(), input)}
        />
        {beside !== undefined && <span className={besideStyle}>{isChanged ? '' : beside}</span>}
        {note !== undefined && !isChanged && <Note text={note} />}
      </span>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}
