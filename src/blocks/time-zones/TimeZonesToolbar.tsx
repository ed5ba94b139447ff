import { useEffect, useId, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { slotCounts } from '#machines/blocks/time-zones/time-zones-rules.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { texts } from './texts.ts'

// One line where there is room; else label and summary above, then the slot counts with the buttons beside or below them.
const bar = css({
  display: { base: 'grid', xl: 'flex' },
  gridTemplateColumns: 'auto auto 1fr',
  gridTemplateAreas: {
    base: '"label summary summary" "count count count" "apply clear ." "due due due"',
    md: '"label summary summary" "count apply clear" "due due due"',
  },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyItems: 'start',
  gap: '3',
  px: { base: '4', lg: '7' },
  py: '3',
  bg: 'bg.sunken',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
const summary = css({ gridArea: 'summary', ml: 'auto', textStyle: 'small', textAlign: 'end' })

interface TimeZonesToolbarProps {
  readonly count: number
  readonly zoneCount: number
  readonly slotCount: number
  readonly isUnapplied: boolean
  /** How often Next was tried without Apply: each time the focus goes there. */
  readonly applyDue: number
  readonly isDisabled: boolean
  onCount(count: number): void
  onApply(): void
  onClear(): void
}

/**
 * Slots per day, Apply and Clear, with what is built so far at the end of the line. The buttons keep the focus while they are
 * off, as a question that follows gives it back to them.
 */
export function TimeZonesToolbar({
  count,
  zoneCount,
  slotCount,
  isUnapplied,
  applyDue,
  isDisabled,
  onCount,
  onApply,
  onClear,
}: TimeZonesToolbarProps) {
  const apply = useRef<HTMLButtonElement>(null)
  const dueId = useId()
  useEffect(() => {
    if (applyDue > 0) apply.current?.focus()
  }, [applyDue])
  return (
    <div className={bar}>
      <span aria-hidden="true" className={css({ gridArea: 'label', textStyle: 'label', whiteSpace: 'nowrap' })}>
        {texts.slotsPerDay}
      </span>
      <div className={css({ gridArea: 'count', minWidth: '0', maxWidth: 'full' })}>
        <Segmented
          label={texts.slotsPerDay}
          tone="ink"
          value={String(count)}
          disabled={isDisabled}
          onChange={(value) => onCount(Number(value))}
          options={slotCounts.map((value) => ({ value: String(value), label: String(value) }))}
        />
      </div>
      <Button
        ref={apply}
        variant="secondary"
        isSoftDisabled={isDisabled}
        aria-describedby={applyDue > 0 ? dueId : undefined}
        className={css({ gridArea: 'apply' })}
        onClick={onApply}
      >
        {texts.apply}
      </Button>
      <Button variant="ghost" isSoftDisabled={isDisabled} className={css({ gridArea: 'clear' })} onClick={onClear}>
        {texts.clear}
      </Button>
      {applyDue > 0 && (
        <p id={dueId} role="alert" className={css({ gridArea: 'due', flexBasis: 'full', textStyle: 'small', color: 'danger.text' })}>
          {texts.applyDue}
        </p>
      )}
      <p role="status" className={cx(summary, isUnapplied ? css({ color: 'warning.text' }) : css({ color: 'fg.muted' }))}>
        {isUnapplied && applyDue === 0 ? texts.unapplied : zoneCount > 0 ? texts.summary(zoneCount, slotCount) : ''}
      </p>
    </div>
  )
}
