import { CalendarDays, Download } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { hasEvents, leftOutOf, type TimesIn } from './calendar-file.ts'
import { ShareCard } from './ShareCard.tsx'
import { leftOutLines, texts } from './texts.ts'

interface CalendarCardProps {
  readonly isAsked: boolean
  readonly timetable: Timetable
  /** Places of the zones that the file is for. */
  readonly zones: readonly number[]
  onDownload(timesIn: TimesIn): void
}

/** Lines beyond this number are counted instead of shown. */
const mostLines = 5
const choices = [
  { value: 'zones', label: texts.timesInZones },
  { value: 'utc', label: texts.timesInUtc },
] as const

/** Saves sittings and academic dates as a calendar file, and says first what it leaves out. */
export function CalendarCard({ isAsked, timetable, zones, onDownload }: CalendarCardProps) {
  const [timesIn, setTimesIn] = useState<TimesIn>('zones')
  const lines = leftOutLines(leftOutOf(timetable, zones))
  const isEmpty = !hasEvents(timetable, zones)
  const notes = [
    ...(timetable.revision === null ? [texts.noRevision] : []),
    ...(timetable.academicDates.some(({ startTime }) => startTime.trim() !== '') ? [texts.academicZone] : []),
  ]
  return (
    <ShareCard
      icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden />}
      title={texts.calendarTitle}
      hint={texts.calendarHint}
      isAsked={isAsked}
    >
      <SelectField
        label={texts.timesIn}
        value={timesIn}
        options={choices}
        onValueChange={(value) => setTimesIn(value === 'utc' ? 'utc' : 'zones')}
      />
      {lines.length > 0 && (
        <div className={css({ textStyle: 'small' })}>
          <p className={css({ fontWeight: 'medium' })}>{texts.leftOut}</p>
          <ul className={css({ listStyle: 'disc', pl: '5' })}>
            {lines.slice(0, mostLines).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {lines.length > mostLines && <li>{texts.more(lines.length - mostLines)}</li>}
          </ul>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {note}
        </p>
      ))}
      <div className={css({ mt: 'auto' })}>
        <Button
          icon={<Download size={16} aria-hidden />}
          isSoftDisabled={isEmpty}
          disabledReason={texts.noEvents}
          onClick={() => isEmpty || onDownload(timesIn)}
        >
          {texts.download}
        </Button>
        {isEmpty && <p className={css({ textStyle: 'small', color: 'fg.muted', mt: '1' })}>{texts.noEvents}</p>}
      </div>
    </ShareCard>
  )
}
