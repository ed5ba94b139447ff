import { CalendarPlus } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { AcademicDate, RemovedDate } from '#machines/blocks/academic-dates/academic-date.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { detailsTexts as texts } from './texts.ts'

interface AcademicDatesPanelProps {
  readonly dates: readonly AcademicDate[]
  /** Dates that the next save deletes. */
  readonly removals: readonly RemovedDate[]
  /** Both days of the block are set. */
  readonly canAdd: boolean
  onAdd(): void
  /** Undoes the removal. */
  onKeep(): void
}

/** An overview of the block's academic dates, with a link to their page once both days of the block are set. */
export function AcademicDatesPanel({ dates, removals, canAdd, onAdd, onKeep }: AcademicDatesPanelProps) {
  const filled = dates.filter((date) => date.isOn && date.from !== null).length
  return (
    <aside
      aria-label={texts.academicDates}
      className={css({
        p: { base: '4', md: '5', xl: '6' },
        bg: 'bg.sunken',
        borderColor: 'border.default',
        borderLeftWidth: { xl: '1px' },
        borderTopWidth: { base: '1px', xl: '0' },
      })}
    >
      <h3 className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h3', mb: '2' })}>
        {texts.academicDates} <Count>{`${filled} / ${dates.length}`}</Count>
      </h3>
      <ul>
        {dates.map((date) => {
          const isSet = date.isOn && date.from !== null
          const tone = isSet ? css({ color: 'fg.default' }) : css({ color: 'fg.muted' })
          return (
            <li
              key={`${date.id} ${date.name}`}
              className={css({
                display: 'flex',
                justifyContent: 'space-between',
                gap: '3',
                py: '2',
                textStyle: 'small',
                borderBottomWidth: '1px',
                borderColor: 'border.subtle',
                _last: { borderBottomWidth: '0' },
              })}
            >
              <span className={tone}>{date.name}</span>
              <span className={cx(tone, css({ fontVariantNumeric: 'tabular-nums' }))}>
                {isSet && date.from !== null ? formatCivil(date.from) : texts.missing}
              </span>
            </li>
          )
        })}
      </ul>
      {removals.length > 0 && (
        <div className={css({ display: 'flex', alignItems: 'center', gap: '2', mt: '3', textStyle: 'small', color: 'fg.muted' })}>
          <p className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
            {texts.removals(removals.map(({ name }) => name).join(', '))}
          </p>
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {texts.undoRemovals}
          </Button>
        </div>
      )}
      <div className={css({ mt: '4' })}>
        <Button
          isWide
          icon={<CalendarPlus size={16} aria-hidden />}
          isSoftDisabled={!canAdd}
          disabledReason={texts.addAcademicDatesReason}
          onClick={() => canAdd && onAdd()}
        >
          {texts.addAcademicDates}
        </Button>
      </div>
    </aside>
  )
}
