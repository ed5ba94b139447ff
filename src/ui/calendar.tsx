import { DatePicker as Ark, parseDate, type DateValue } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { IconButton } from './icon-button.tsx'

export interface CalendarProps {
  readonly label: string
  /** Civil dates, yyyy-MM-dd, here and below; null: nothing chosen. */
  readonly value: string | null
  readonly min?: string
  readonly max?: string
  readonly today: string
  isUnavailable?(date: string): boolean
  /** Days that carry a dot. */
  isMarked?(date: string): boolean
  onChange(date: string): void
}

const cell = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: { base: '40px', md: '34px' },
  height: { base: '40px', md: '34px' },
  mx: 'auto',
  rounded: 'md',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  _hover: { bg: 'bg.hover' },
  '&[data-today]': { boxShadow: 'inset 0 0 0 1.5px token(colors.accent.marker)' },
  '&[data-selected]': { bg: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' },
  '&[data-outside-range]': { color: 'fg.subtle' },
  '&:is([data-disabled], [data-unavailable])': { color: 'fg.disabled', cursor: 'not-allowed', bg: 'transparent' },
})
const dot = css({ position: 'absolute', bottom: '4px', width: '4px', height: '4px', rounded: 'full', bg: 'currentColor' })

/** yyyy-MM-dd as the calendar's own value; null when it is not a day. */
function toValue(date: string | null | undefined): DateValue | null {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  try {
    return parseDate(date)
  } catch {
    return null
  }
}

/** A month of days, Monday first; the chosen one is ink, today has a red ring. */
export function Calendar({ label, value, min, max, today, isUnavailable, isMarked, onChange }: CalendarProps) {
  const chosen = toValue(value)
  const first = toValue(min)
  const last = toValue(max)
  const start = chosen ?? first ?? toValue(today)
  return (
    <Ark.Root
      key={chosen?.toString() ?? 'none'}
      inline
      locale="en-GB"
      timeZone="UTC"
      startOfWeek={1}
      fixedWeeks
      value={chosen ? [chosen] : []}
      {...(start ? { defaultFocusedValue: start } : {})}
      {...(first ? { min: first } : {})}
      {...(last ? { max: last } : {})}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
      onValueChange={({ value: [picked] }) => {
        if (picked && picked.toString() !== value) onChange(picked.toString())
      }}
    >
      <Ark.Content aria-label={label} className={css({ outline: 'none' })}>
        <Ark.View view="day">
          <Ark.Context>
            {(api) => (
              <>
                <Ark.ViewControl className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '2' })}>
                  <Ark.PrevTrigger asChild>
                    <IconButton label="Previous month" size="sm" icon={<ChevronLeft size={16} aria-hidden />} />
                  </Ark.PrevTrigger>
                  <p aria-live="polite" className={css({ textStyle: 'h3' })}>
                    {api.visibleRangeText.start}
                  </p>
                  <Ark.NextTrigger asChild>
                    <IconButton label="Next month" size="sm" icon={<ChevronRight size={16} aria-hidden />} />
                  </Ark.NextTrigger>
                </Ark.ViewControl>
                <Ark.Table className={css({ width: 'full' })}>
                  <Ark.TableHead>
                    <Ark.TableRow>
                      {api.weekDays.map((day) => (
                        <Ark.TableHeader
                          key={day.long}
                          aria-label={day.long}
                          className={css({ textStyle: 'caption', color: 'fg.muted', fontWeight: 'medium', pb: '1' })}
                        >
                          {day.short.slice(0, 2)}
                        </Ark.TableHeader>
                      ))}
                    </Ark.TableRow>
                  </Ark.TableHead>
                  <Ark.TableBody>
                    {api.weeks.map((week) => (
                      <Ark.TableRow key={week[0]?.toString()}>
                        {week.map((day) => (
                          <Ark.TableCell key={day.toString()} value={day} className={css({ py: '1px' })}>
                            <Ark.TableCellTrigger className={cx(cell)} {...(day.toString() === today ? { 'data-today': '' } : {})}>
                              {day.day}
                              {isMarked?.(day.toString()) && <span aria-hidden="true" className={dot} />}
                            </Ark.TableCellTrigger>
                          </Ark.TableCell>
                        ))}
                      </Ark.TableRow>
                    ))}
                  </Ark.TableBody>
                </Ark.Table>
              </>
            )}
          </Ark.Context>
        </Ark.View>
      </Ark.Content>
    </Ark.Root>
  )
}
