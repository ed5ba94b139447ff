import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import type { CivilDate } from '#machines/time/civil.ts'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { StripDay } from '../schedule-view.ts'
import { texts } from '../texts.ts'

const DateChoice = lazyComponent(async () => (await import('./DateChoice.tsx')).DateChoice)

export interface DateChooserProps {
  readonly days: readonly StripDay[]
  readonly selected: CivilDate | null
  readonly today: CivilDate
  onSelect(date: CivilDate): void
}

// Loading begins with the pointer's approach or the focus.
const approach = () => void prefetch(DateChoice.prepare)

/** A button that opens a calendar of the block's dates; a date can be typed there too. */
export function DateChooser({ days, selected, today, onSelect }: DateChooserProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.calendar}
        icon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
        isOutlined
        aria-haspopup="dialog"
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={texts.calendar} onClose={() => setOpen(false)}>
        <LazyBoundary fallback={<SkeletonLines count={8} />}>
          <DateChoice
            days={days}
            selected={selected}
            today={today}
            onSelect={(date) => {
              setOpen(false)
              onSelect(date)
            }}
          />
        </LazyBoundary>
      </Dialog>
    </>
  )
}
