import { BookX, CalendarCheck, CalendarOff, ClockAlert, GraduationCap } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { startIn, type BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { datesIn, type ClonePlan, type CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import { changedDates, changeNear, type ChangedRelation } from '#machines/blocks/next-year/clock-relations.ts'
import { holidayHits, type HolidayHit, type MovedDate } from '#machines/blocks/next-year/holiday-hits.ts'
import type { BlockRange } from '#machines/blocks/next-year/shift.ts'
import type { Holiday } from '#machines/blocks/holidays.ts'
import { countedReading } from '#machines/time/occurrences.ts'
import { utcText } from '#src/time/zone-time.ts'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { cardLine, ReviewCard } from './ReviewCard.tsx'
import { dayText, nextYearTexts as texts } from './texts.ts'

/** The holidays of both years, or why there are none to look at. */
export type HolidayReading = readonly Holiday[] | 'loading' | 'unread' | 'notOffered'

interface CloneReviewProps {
  readonly source: CloneSource
  readonly range: BlockRange
  readonly plan: ClonePlan
  readonly holidays: HolidayReading
}

const strong = css({ fontWeight: 'medium' })
const muted = css({ color: 'fg.muted' })
// The arrows stand below each other.
const day = css({ minWidth: '116px' })
const warningIcon = css({ color: 'warning.icon', flexShrink: '0' })
const successIcon = css({ color: 'success.icon', flexShrink: '0' })
const dateList = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '0.5',
  px: '4',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
const readingTexts = { loading: texts.holidaysLoading, unread: texts.holidaysUnread, notOffered: texts.holidaysNotOffered }

/** What a clone brings: clocks, holidays and weekends that change, modules that are left out, and all dates, old and new. */
export function CloneReview({ source, range, plan, holidays }: CloneReviewProps) {
  const { clocks, moved, schedule, academicDates } = plan
  const areClocksQuiet = clocks.changed.length + clocks.problems.length + clocks.unknown.length === 0
  const hits = cloneHits({ source, plan, holidays })
  const set = academicDates.filter(({ from }) => from !== null)
  const quiet = [
    ...(areClocksQuiet && clocks.reference !== null ? [texts.quietClocks] : []),
    ...(typeof holidays === 'string' ? [readingTexts[holidays]] : hits.length === 0 ? [texts.quietDays] : []),
  ]
  return (
    <>
      {quiet.length > 0 && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{quiet.join(' ')}</p>}
      {!areClocksQuiet && <ClockCard source={source} range={range} plan={plan} />}
      <CloneHits hits={hits} />
      {schedule.leftOut.length > 0 && (
        <ReviewCard
          icon={<BookX size={18} aria-hidden className={warningIcon} />}
          title={texts.leftOut}
          count={schedule.leftOut.length}
          note={texts.leftOutNote}
        >
          <LeftOutList leftOut={schedule.leftOut} />
        </ReviewCard>
      )}
      {moved.length > 0 && (
        <ReviewCard
          icon={<CalendarCheck size={18} aria-hidden className={successIcon} />}
          title={texts.moved}
          count={moved.length}
          note={texts.movedNote}
        >
          <ul>
            {moved.map((one) => (
              <li key={one.date} className={cardLine}>
                <span className={cx(muted, day)}>{dayText(one.source)}</span>
                <span aria-hidden>→</span>
                <span className={strong}>{dayText(one.date)}</span>
                <span>{modulesText(one)}</span>
              </li>
            ))}
          </ul>
        </ReviewCard>
      )}
      {academicDates.length > 0 && (
        <ReviewCard
          icon={<GraduationCap size={18} aria-hidden className={successIcon} />}
          title={texts.academicDates}
          count={set.length}
          {...(set.length < academicDates.length ? { note: texts.unset(academicDates.length - set.length) } : {})}
        >
          {set.length > 0 && (
            <ul className={dateList}>
              {set.map(({ name, from, to }) => (
                <li key={`${name} ${from}`}>
                  <span className={muted}>{name}</span> <span className={strong}>{from && texts.range(from, to)}</span>
                </li>
              ))}
            </ul>
          )}
        </ReviewCard>
      )}
    </>
  )
}

const modulesText = ({ modules }: Pick<MovedDate, 'modules'>) => modules.map(({ name, slot }) => texts.placed(name, slot)).join(', ')

/** What is no longer offered, a line each. */
export const LeftOutList = ({ leftOut }: { readonly leftOut: ClonePlan['schedule']['leftOut'] }) => (
  <ul>
    {leftOut.map((one) => (
      <li key={one.name} className={cardLine}>
        {texts.leftOutName(one)}
      </li>
    ))}
  </ul>
)

/** The dates of a clone with modules that fall on a holiday or a weekend. */
export const cloneHits = ({ source, plan, holidays }: Pick<CloneReviewProps, 'source' | 'plan' | 'holidays'>): readonly HolidayHit[] =>
  holidayHits(plan.moved, typeof holidays === 'string' ? [] : holidays, new Set(source.countries))

interface CloneHitsProps {
  readonly hits: readonly HolidayHit[]
  /** Where the modules of a date can be moved; undefined before the clone exists. */
  hrefOf?(date: string): string
}

/** Holidays and weekends that a clone hits, a line each; nothing without any. */
export const CloneHits = ({ hits, hrefOf }: CloneHitsProps) =>
  hits.length > 0 && (
    <ReviewCard icon={<CalendarOff size={18} aria-hidden className={warningIcon} />} title={texts.hits} count={hits.length}>
      <ul>
        {hits.map((hit) => (
          <Hit key={hit.date} hit={hit} {...(hrefOf ? { href: hrefOf(hit.date) } : {})} />
        ))}
      </ul>
    </ReviewCard>
  )

function Hit({ hit, href }: { readonly hit: HolidayHit; readonly href?: string }) {
  const { date, source, holidays, before, isWeekend } = hit
  const days = [...holidays.map(({ name, countries }) => `${name}, ${countries.join(', ')}`), ...(isWeekend ? [texts.weekend] : [])]
  // Weekends need no comparison: a clone keeps the weekday of every date.
  const isSame = holidays.every(({ name }) => before.some((one) => one.name === name))
  return (
    <li className={cardLine}>
      <span className={strong}>{dayText(date)}</span>
      <span>{days.join('; ')}</span>
      <span className={muted}>{isSame ? texts.sameBefore(source) : texts.newHit(source)}</span>
      <span>{modulesText(hit)}</span>
      {href !== undefined && <TextLink href={href}>{texts.move(date)}</TextLink>}
    </li>
  )
}

function ClockCard({ source, range, plan }: Omit<CloneReviewProps, 'holidays'>) {
  const { changed, problems, unknown, reference } = plan.clocks
  const zones = [...new Set(changed.map(({ zone }) => zone))]
  const reasons = new Set(
    zones.map((zone) => texts.clockChange(changeNear(zone, datesIn(range)), changeNear(zone, datesIn(plan.range)))).filter(Boolean),
  )
  const lines = [
    ...problems.map(({ zone, cell, kind }) => texts.problem(zone.name, cell.slot + 1, cell.date, kind)),
    ...(unknown.length > 0 ? [texts.unknownZones(unknown.map(({ name }) => name))] : []),
  ]
  const dates = changedDates(plan.clocks).length
  return (
    <ReviewCard
      icon={<ClockAlert size={18} aria-hidden className={warningIcon} />}
      title={texts.clocks}
      {...(dates > 0 ? { count: texts.datesCount(dates), note: texts.zonesOf(zones.length, source.zones.length) } : {})}
    >
      {[...reasons].map((reason) => (
        <p key={reason} className={css({ px: '4', pb: '2' })}>
          {reason}.
        </p>
      ))}
      {changed.length > 0 && reference && (
        <p className={css({ px: '4', pb: '1', textStyle: 'small', color: 'fg.muted' })}>{texts.against(reference.name)}</p>
      )}
      <ul>
        {changed.map((relation) => (
          <Relation key={`${relation.zone.zoneId} ${relation.before} ${relation.after}`} relation={relation} />
        ))}
        {lines.map((line) => (
          <li key={line} className={cardLine}>
            {line}
          </li>
        ))}
      </ul>
    </ReviewCard>
  )
}

/** When a slot starts in UTC. */
function utcOf(zone: BlockClock, date: string, slot: number): string {
  const found = startIn(zone, date, zone.slots[slot] ?? '')
  return found ? utcText(countedReading(found).instant, date) : ''
}

function Relation({ relation: { zone, before, after, cells } }: { readonly relation: ChangedRelation }) {
  const [first] = cells
  return (
    <li className={cardLine}>
      <span className={strong}>{zone.name}</span>
      <span className={muted}>{texts.fromDate(new Set(cells.map(({ date }) => date)).size, first.date)}</span>
      <span className={muted}>{texts.utc(first.slot + 1, utcOf(zone, first.source, first.slot), utcOf(zone, first.date, first.slot))}</span>
      <strong className={strong}>{texts.relation(before, after)}</strong>
    </li>
  )
}
