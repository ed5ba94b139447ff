import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { slotCounts } from '#machines/blocks/time-zones-rules.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { texts } from './texts.ts'

const summary = css({ ml: { md: 'auto' }, textStyle: 'small' })

interface TimeZonesToolbarProps {
  readonly count: number
  readonly zoneCount: number
  readonly slotCount: number
  readonly isUnapplied: boolean
  readonly isDisabled: boolean
  onCount(count: number): void
  onApply(): void
  onClear(): void
}

/** Slots per day, Apply and Clear, with what is built so far at the end of the line. */
export function TimeZonesToolbar({
  count,
  zoneCount,
  slotCount,
  isUnapplied,
  isDisabled,
  onCount,
  onApply,
  onClear,
}: TimeZonesToolbarProps) {
  return (
    <div
      className={flex({
        align: 'center',
        wrap: 'wrap',
        gap: '3',
        px: { base: '4', lg: '7' },
        py: '3',
        bg: 'bg.sunken',
        borderBottomWidth: '1px',
        borderColor: 'border.default',
      })}
    >
      <Segmented
        label={texts.slotsPerDay}
        showLabel
        tone="ink"
        value={String(count)}
        disabled={isDisabled}
        onChange={(value) => onCount(Number(value))}
        options={slotCounts.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <Button variant="secondary" disabled={isDisabled} onClick={onApply}>
        {texts.apply}
      </Button>
      <Button variant="ghost" disabled={isDisabled} onClick={onClear}>
        {texts.clear}
      </Button>
      <p role="status" className={cx(summary, isUnapplied ? css({ color: 'warning.text' }) : css({ color: 'fg.muted' }))}>
        {isUnapplied ? texts.unapplied : zoneCount > 0 ? texts.summary(zoneCount, slotCount) : ''}
      </p>
    </div>
  )
}
