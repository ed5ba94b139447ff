import { Check, TriangleAlert } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { closeMinutes, sameInstant, spreadLevel, type SameInstant } from '#machines/blocks/clocks/same-instant.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { zoneIdOf } from '#machines/time/occurrences.ts'
import { instantTexts as texts, togetherText } from '#src/blocks/clocks/instant-texts.ts'

const bar = flex({
  align: 'center',
  wrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  px: '3.5',
  py: '1.5',
  minHeight: '36px',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  textStyle: 'small',
})
const apart = cva({
  base: { ml: 'auto', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: { level: { green: { color: 'success.text' }, amber: { color: 'warning.text' }, red: { color: 'danger.text' } } },
})
const icon = cva({
  base: { flexShrink: '0' },
  variants: { level: { green: { color: 'success.icon' }, amber: { color: 'warning.icon' }, red: { color: 'danger.icon' } } },
})

const meter = css({
  // With less room it would take a line of its own, and the slots would begin lower.
  display: { base: 'none', xl: 'flex' },
  position: 'relative',
  ml: 'auto',
  width: '116px',
  gap: '2px',
  '& + *': { xl: { ml: '0' } },
})
const stretch = cva({
  base: { height: '6px', rounded: 'full' },
  variants: { level: { green: { bg: 'success.edge' }, amber: { bg: 'warning.edge' }, red: { bg: 'danger.edge' } } },
})
const mark = css({ position: 'absolute', top: '-4px', width: '3px', height: '14px', ml: '-1.5px', rounded: 'full', bg: 'fg.default' })

/** Where a spread lies between good, apart and above the limit; the words beside it say the same. */
function Meter({ spread, limit }: { spread: number; limit: number }) {
  const good = Math.min(closeMinutes, limit)
  const end = limit > 0 ? limit * 1.5 : closeMinutes
  const parts = [
    ['green', good],
    ['amber', limit - good],
    ['red', end - limit],
  ] as const
  return (
    <span className={meter} aria-hidden>
      {parts.map(([level, minutes]) => minutes > 0 && <span key={level} className={stretch({ level })} style={{ flexGrow: minutes }} />)}
      <span className={mark} style={{ left: `${(100 * Math.min(spread, end)) / end}%` }} />
    </span>
  )
}

/** The starts of one slot, as its clocks tell them. */
const startsOf = ({ clocks }: Slots[number], date: CivilDate) =>
  sameInstant(
    clocks.map(({ zoneName, slotId, time }) => ({ zoneId: slotId, groupId: '', name: zoneName, clock: zoneIdOf(zoneName), slots: [time] })),
    date,
    0,
  )

/** Whether the starts of one slot are further apart than those of another; a time that does not exist is worst. */
function isWorse(one: SameInstant, other: SameInstant): boolean {
  if (one.missing.length > 0 || other.missing.length > 0) return one.missing.length > other.missing.length
  return (one.spread ?? 0) > (other.spread ?? 0)
}

/** How far apart the slots of a date start at worst, in words and minutes; of slots with modules where there are some. */
export function InstantBar({ slots, date, limit }: { slots: Slots; date: CivilDate; limit: number }) {
  const filled = slots.filter(({ modules }) => modules.length > 0)
  const judged = (filled.length > 0 ? filled : slots).map((slot) => ({ number: slot.number, found: startsOf(slot, date) }))
  const worst = judged.reduce<(typeof judged)[number] | undefined>(
    (held, one) => (held === undefined || isWorse(one.found, held.found) ? one : held),
    undefined,
  )
  const zones = slots[0]?.clocks.length ?? 0
  if (!worst || zones < 2) return null
  const { spread, missing } = worst.found
  if (spread === null && missing.length === 0) return null
  const level = spread === null ? 'red' : spreadLevel(spread, limit)
  const isAlike = judged.every(({ found }) => found.spread === spread)
  const Icon = level === 'green' ? Check : TriangleAlert
  return (
    <section aria-label={texts.sameInstant} className={bar}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className={icon({ level })} />
      <strong className={css({ fontWeight: 'semibold' })}>{texts.sameInstant}</strong>
      <span className={css({ color: 'fg.muted', minWidth: '0' })}>
        {isAlike ? '' : `${texts.slot(worst.number)}: `}
        {togetherText(worst.found)} {texts.limit(limit)}
      </span>
      {spread !== null && <Meter spread={spread} limit={limit} />}
      <span className={apart({ level })}>{spread === null ? texts.noSuchTime : texts.minutesApart(spread)}</span>
    </section>
  )
}
