import { css, cva } from 'styled-system/css'
import type { CalendarEntry, CalendarSource } from '#openapi/generated/schema.d.ts'
import { shownTitle, type ShownEntry } from '#machines/calendar/shown-entries.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { calendarTexts as texts } from './texts.ts'

/** How a source is told from others: by shape as well as by colour. */
export const looks: Readonly<Record<CalendarSource, 'solid' | 'outlined' | 'edged' | 'muted' | 'dashed' | 'hatched'>> = {
  examBlocks: 'solid',
  testBlocks: 'outlined',
  academicDates: 'edged',
  results: 'edged',
  events: 'muted',
  teachingDates: 'muted',
  holidays: 'hatched',
  followUps: 'dashed',
  replyDates: 'dashed',
  operations: 'dashed',
  messages: 'dashed',
}

/** An entry as a bar. */
export const bar = cva({
  base: {
    display: 'block',
    height: '21px',
    px: '2',
    textStyle: 'caption',
    lineHeight: '19px',
    textAlign: 'start',
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    truncate: true,
    color: 'fg.default',
    _hover: { borderColor: 'border.controlHover' },
  },
  variants: {
    look: {
      solid: { bg: 'ink.solid', color: 'ink.fg' },
      outlined: { bg: 'bg.surface', borderColor: 'fg.default' },
      edged: { bg: 'info.subtle', color: 'info.text', borderLeftWidth: '3px', borderLeftColor: 'info.icon', rounded: '2px' },
      muted: { bg: 'bg.active' },
      dashed: { bg: 'bg.surface', borderStyle: 'dashed', borderColor: 'border.control' },
      hatched: {
        bg: 'bg.muted',
        backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 5px, token(colors.border.default) 5px 6px)',
      },
    },
    isTimed: { true: { bg: 'transparent', borderColor: 'transparent', px: '1', color: 'fg.default' } },
    isOff: { true: { textDecorationLine: 'line-through', color: 'fg.muted' } },
    isTentative: { true: { fontStyle: 'italic' } },
  },
})

/** The small mark of a source, beside its word. */
export const mark = cva({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '14px',
    height: '10px',
    rounded: '3px',
    borderWidth: '1px',
    borderColor: 'transparent',
  },
  variants: {
    look: {
      solid: { bg: 'ink.solid' },
      outlined: { borderColor: 'fg.default' },
      edged: { bg: 'info.subtle', borderLeftWidth: '4px', borderLeftColor: 'info.icon' },
      muted: { bg: 'fg.muted', width: '7px', height: '7px', rounded: 'full' },
      dashed: { borderStyle: 'dashed', borderColor: 'border.control' },
      hatched: {
        backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 5px, token(colors.border.default) 5px 6px)',
        borderColor: 'border.default',
      },
    },
  },
})

const dot = css({
  display: 'inline-block',
  width: '6px',
  height: '6px',
  rounded: 'full',
  bg: 'fg.muted',
  mr: '1.5',
  verticalAlign: 'middle',
})

/** Whether an entry is at a time of one day. */
export const isTimed = ({ first, last, start }: ShownEntry): boolean => start !== null && first === last

/** The words of an entry inside its bar. */
export const BarWords = ({ shown }: { readonly shown: ShownEntry }) => (
  <>
    {isTimed(shown) && <span aria-hidden className={dot} />}
    {shown.start !== null && <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{shown.start} </span>}
    {shownTitle(shown)}
  </>
)

/** When an entry is, in words: "All day", "09:00–09:30", or the days of a longer one. */
export function whenText({ first, last, start, end }: ShownEntry): string {
  const days = first === last ? '' : texts.range(formatCivil(first), formatCivil(last))
  if (start === null) return days === '' ? texts.allDay : days
  return first === last ? `${start}–${end ?? ''}` : `${formatCivil(first)} ${start} – ${formatCivil(last)} ${end ?? ''}`
}

/** What an entry is, in words for who does not see its look. */
export const spokenEntry = (entry: CalendarEntry): string => [entry.title, entry.label, texts.state(entry.state)].filter(Boolean).join(', ')
