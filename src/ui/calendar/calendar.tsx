import { DatePicker as Ark, parseDate, type DateValue } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { isCivil } from '#src/time/civil-date.ts'
import { calendarCell, calendarDot } from './calendar-cell.ts'
import { IconButton } from '../kit/icon-button.tsx'

export interface CalendarProps {
  readonly label: string
  /** Civil dates, yyyy-MM-dd, here and below; null: nothing chosen. */
  readonly value: string | null
  readonly min?: string
  readonly max?: string
  readonly today: string
  /** Days between two, both included, are tinted; the ends are ink. */
  readonly range?: { readonly from: string; readonly to: string }
  isUnavailable?(date: string): boolean
  /** Days that carry a dot. A calendar that marks days also tints those that can be chosen. */
  isMarked?(date: string): boolean
  /** What the dot means, for screen readers. */
  readonly markLabel?: string
  onChange(date: string): void
}

const toValue = (date: string | null | undefined): DateValue | null => (date && isCivil(date) ? parseDate(date) : null)

const spoken = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const instant = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Where a day stands in a range. */
function placeIn(range: CalendarProps['range'], date: string): 'end' | 'middle' | undefined {
  if (!range || date < range.from || date > range.to) return undefined
  return date === range.from || date === range.to ? 'end' : 'middle'
}

/** A month of days, Monday first; the chosen one is ink, today has a red ring. Arrows, Home, End, PageUp and PageDown move in it. */
export function Calendar({ label, value, min, max, today, range, isUnavailable, isMarked, markLabel, onChange }: CalendarProps) {
  const chosen = toValue(value)
  const first = toValue(min)
  const last = toValue(max)
  const [focused, setFocused] = useState(() => chosen ?? first ?? toValue(today) ?? parseDate('2000-01-01'))
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    if (chosen) setFocused(chosen)
  }
  const name = (date: string, isOff: boolean) =>
    [spoken.format(instant(date)), date === today && 'today', isMarked?.(date) && markLabel, isOff && 'not available']
      .filter(Boolean)
      .join(', ')

  return (
    <Ark.Root
      inline
      locale="en-GB"
      timeZone="UTC"
      startOfWeek={1}
      value={chosen ? [chosen] : []}
      focusedValue={focused}
      onFocusChange={(details) => setFocused(details.focusedValue)}
      {...(first ? { min: first } : {})}
      {...(last ? { max: last } : {})}
      isDateUnavailable={(date) => isUnavailable?.(date.toString()) ?? false}
      onValueChange={({ value: [picked] }) => {
        if (picked && picked.toString() !== value) onChange(picked.toString())
      }}
    >
      <Ark.Content aria-label={label} className={css({ outline: 'none', userSelect: 'none' })}>
        <Ark.View view="day">
          <Ark.Context>
            {(api) => (
              <>
                <Ark.ViewControl className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: '2' })}>
                  <Ark.PrevTrigger asChild>
                    <IconButton
                      isRepeatable
                      label="Previous month"
                      size="sm"
                      icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden />}
                    />
                  </Ark.PrevTrigger>
                  <p aria-live="polite" className={css({ textStyle: 'h3' })}>
                    {month.format(instant(api.visibleRange.start.toString()))}
                  </p>
                  <Ark.NextTrigger asChild>
                    <IconButton
                      isRepeatable
                      label="Next month"
                      size="sm"
                      icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
                    />
                  </Ark.NextTrigger>
                </Ark.ViewControl>
                {/* Room for six weeks in every month, so that nothing moves from one to the next. */}
                <div className={css({ minHeight: { base: '284px', md: '236px' } })}>
                  <Ark.Table className={css({ width: 'full', tableLayout: 'fixed' })}>
                    <Ark.TableHead>
                      <Ark.TableRow>
                        {api.weekDays.map((day) => (
                          <Ark.TableHeader key={day.long} aria-label={day.long} className={weekday}>
                            {day.short.slice(0, 2)}
                          </Ark.TableHeader>
                        ))}
                      </Ark.TableRow>
                    </Ark.TableHead>
                    <Ark.TableBody>
                      {api.weeks.map((week) => (
                        <Ark.TableRow key={week[0]?.toString()}>
                          {week.map((day) => {
                            const date = day.toString()
                            const state = api.getDayTableCellState({ value: day, visibleRange: api.visibleRange })
                            const isToday = date === today
                            return (
                              // The picker's own "today" is the machine's clock in UTC; ours is the page's.
                              <Ark.TableCell key={date} value={day} aria-current={isToday ? 'date' : false} className={css({ py: '1px' })}>
                                <Ark.TableCellTrigger
                                  aria-label={name(date, !state.selectable)}
                                  data-now={isToday || undefined}
                                  data-place={placeIn(range, date)}
                                  data-tinted={(isMarked !== undefined && state.selectable) || undefined}
                                  className={calendarCell}
                                >
                                  {day.day}
                                  {isMarked?.(date) && <span aria-hidden="true" className={calendarDot} />}
                                </Ark.TableCellTrigger>
                              </Ark.TableCell>
                            )
                          })}
                        </Ark.TableRow>
                      ))}
                    </Ark.TableBody>
                  </Ark.Table>
                </div>
              </>
            )}
          </Ark.Context>
        </Ark.View>
      </Ark.Content>
    </Ark.Root>
  )
}

const weekday = css({ height: '32px', textStyle: 'caption', fontWeight: 'medium', color: 'fg.muted' })
