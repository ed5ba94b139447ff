import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cva, cx } from 'styled-system/css'

const style = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '24px',
    rounded: 'sm',
    bg: 'bg.muted',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    maxWidth: 'full',
  },
  variants: { isRemovable: { true: { pl: '2' }, false: { px: '2' } } },
})

interface ChipProps {
  readonly children: ReactNode
  /** Makes the chip removable; the label names what its × removes. */
  readonly onRemove?: () => void
  readonly removeLabel?: string
  readonly isDisabled?: boolean
}

/** A small value; a removable one carries a × of 24 px. */
export function Chip({ children, onRemove, removeLabel, isDisabled }: ChipProps) {
  return (
    <span className={style({ isRemovable: onRemove !== undefined })}>
      <span className={css({ truncate: true })}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          disabled={isDisabled}
          onClick={onRemove}
          className={cx(
            css({
              display: 'grid',
              placeItems: 'center',
              width: '24px',
              height: '24px',
              rounded: 'sm',
              color: 'fg.muted',
              cursor: 'pointer',
              _hover: { bg: 'bg.active', color: 'fg.default' },
            }),
          )}
        >
          <X size={13} aria-hidden />
        </button>
      )}
    </span>
  )
}
