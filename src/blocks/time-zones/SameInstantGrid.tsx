import { Ban } from 'lucide-react'
import { useId, useState } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import { sameInstant, spreadLevel, type SameInstant } from '#machines/blocks/clocks/same-instant.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { namedDate, shortNamedDate } from '#src/time/civil-date.ts'
import { Select } from '#src/ui/form/select.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { exposureText, togetherText } from '../clocks/instant-texts.ts'
import { clockTexts as texts } from './clock-texts.ts'

const value = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '28px',
    minWidth: '72px',
    px: '2',
    rounded: 'sm',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    level: {
      green: { bg: 'success.subtle', color: 'success.text' },
      amber: { bg: 'warning.subtle', color: 'warning.text' },
      red: { bg: 'danger.subtle', color: 'danger.text', fontWeight: 'semibold' },
      none: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
})
const dateButton = css({
  textStyle: 'small',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  minHeight: { base: 'touch', md: '28px' },
  px: '1.5',
  rounded: 'sm',
  cursor: 'pointer',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '&[aria-pressed=true]': { color: 'fg.default', fontWeight: 'semibold' },
})
const sticky = css({
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: '1',
  textAlign: 'start',
  pl: '4',
  pr: '3',
  whiteSpace: 'nowrap',
})

/** A block of more dates than this shows those on which something changes. */
const mostDates = 31

/** The dates to show: all, or in a long block the first, the chosen one and those that differ from the date before. */
function shownDates(zones: readonly BlockClock[], dates: readonly CivilDate[], chosen: CivilDate): readonly CivilDate[] {
  if (dates.length <= mostDates) return dates
  const columnOf = (date: CivilDate) => zones[0]?.slots.map((_, slot) => sameInstant(zones, date, slot).spread).join()
  let last: string | undefined
  return dates.filter((date) => {
    const column = columnOf(date)
    const isShown = column !== last || date === chosen
    last = column
    return isShown
  })
}

interface SameInstantGridProps {
  readonly zones: readonly BlockClock[]
  /** The groups that have zones in the block, in their order. */
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly dates: readonly CivilDate[]
  readonly date: CivilDate
  readonly limit: number
  onDate(date: CivilDate): void
}

/** How many minutes apart each slot starts on each date, over all zones or those of one group; the chosen date in words. */
export function SameInstantGrid({ zones, groups, dates, date, limit, onDate }: SameInstantGridProps) {
  const titleId = useId()
  const [groupId, setGroupId] = useState('')
  // The group may have lost its last zone since it was chosen.
  const wanted = groups.some(({ id }) => id === groupId) ? groupId : ''
  const own = wanted === '' ? zones : zones.filter((zone) => zone.groupId === wanted)
  const slots = own[0]?.slots ?? []
  const shown = shownDates(own, dates, date)
  return (
    <section aria-labelledby={titleId} className={css({ borderTopWidth: '1px', borderColor: 'border.default', pb: '3' })}>
      <div className={flex({ align: 'center', wrap: 'wrap', gap: '3', px: '4', pt: '2.5', pb: '1' })}>
        <h3 id={titleId} className={css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'regular' })}>
          {texts.together}
        </h3>
        {groups.length > 1 && (
          <span className={css({ width: '240px' })}>
            <Select
              aria-label={texts.togetherOf}
              value={wanted}
              onValueChange={setGroupId}
              options={[{ value: '', label: texts.allZones }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
            />
          </span>
        )}
      </div>
      {/* `position`: the visually hidden words of the cells scroll with them instead of widening the page. */}
      <div className={css({ overflowX: 'auto', position: 'relative' })}>
        <table aria-labelledby={titleId} className={css({ borderCollapse: 'separate', borderSpacing: '0', minWidth: 'full', pr: '3' })}>
          <thead>
            <tr>
              <td className={sticky} />
              {shown.map((one) => (
                <th
                  key={one}
                  scope="col"
                  aria-label={namedDate(one)}
                  className={css({ textAlign: 'center', px: '1', fontWeight: 'regular' })}
                >
                  <button
                    type="button"
                    aria-pressed={one === date}
                    aria-label={texts.choose(one)}
                    className={dateButton}
                    onClick={() => onDate(one)}
                  >
                    {shortNamedDate(one)}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((_, slot) => (
              <tr key={`slot ${slot + 1}`}>
                <th scope="row" className={cx(sticky, css({ textStyle: 'label' }))}>
                  {texts.slot(slot + 1)}
                </th>
                {shown.map((one) => (
                  <td key={one} className={css({ px: '1', py: '0.5' })}>
                    <Spread found={sameInstant(own, one, slot)} limit={limit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < dates.length && (
        <p className={css({ px: '4', pt: '2', textStyle: 'caption', color: 'fg.muted' })}>{texts.datesLeftOut}</p>
      )}
      <Words zones={own} slots={slots.length} date={date} limit={limit} />
    </section>
  )
}

function Spread({ found: { spread, missing }, limit }: { found: SameInstant; limit: number }) {
  if (spread === null)
    return missing.length > 0 ? (
      <span className={value({ level: 'red' })}>
        <Ban size={12} aria-hidden />
        {texts.noSuchTime}
      </span>
    ) : (
      <span className={value({ level: 'none' })}>{texts.unknown}</span>
    )
  const level = spreadLevel(spread, limit)
  return (
    <span className={value({ level })}>
      <span aria-hidden="true">{spread}</span>
      <VisuallyHidden>{texts.spread(spread, level)}</VisuallyHidden>
    </span>
  )
}

/** The chosen date in words: slots with the same text share a line. */
function Words({ zones, slots, date, limit }: { zones: readonly BlockClock[]; slots: number; date: CivilDate; limit: number }) {
  const lines = new Map<string, { readonly numbers: number[]; readonly text: string; readonly above: string }>()
  for (let slot = 0; slot < slots; slot += 1) {
    const found = sameInstant(zones, date, slot)
    const above = found.spread !== null && spreadLevel(found.spread, limit) === 'red' ? exposureText(found, limit) : ''
    const text = togetherText(found)
    const line = lines.get(text + above) ?? { numbers: [], text, above }
    line.numbers.push(slot + 1)
    lines.set(text + above, line)
  }
  if (zones.length < 2) return null
  return (
    <div role="status" className={css({ px: '4', pt: '2.5', textStyle: 'small', display: 'grid', gap: '1.5' })}>
      <p className={css({ color: 'fg.muted' })}>{namedDate(date)}</p>
      {[...lines.values()].map(({ numbers, text, above }) => (
        <p key={numbers[0]} className={css({ maxWidth: '88ch' })}>
          <strong className={css({ fontWeight: 'semibold' })}>{texts.slotsOf(numbers)}</strong> {text}{' '}
          {above !== '' && <span className={css({ color: 'danger.text' })}>{above}</span>}
        </p>
      ))}
    </div>
  )
}
