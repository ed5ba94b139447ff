import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { texts } from '../texts.ts'
import type { ClockParts } from '../use-lazy-parts.ts'

/** How many clocks fit on one line beside the slot's number before the rest is folded away, by the room there is. */
const limits = { phone: 1, tablet: 2, wide: 4 } as const
/** Styles that show an element on one size of screen only. */
const only = {
  phone: css({ md: { display: 'none' } }),
  tablet: css({ mdDown: { display: 'none' }, lg: { display: 'none' } }),
  wide: css({ hideBelow: 'lg' }),
} as const
const screens = ['phone', 'tablet', 'wide'] as const

interface SlotClocksProps {
  readonly slot: Slot
  readonly date: CivilDate
  zoneLabel(zoneName: string): string
  readonly clocks: ClockParts | null
}

const list = flex({ wrap: 'wrap', align: 'baseline', columnGap: { base: '3', lg: '4' }, rowGap: '0.5', minWidth: '0' })
const zone = css({ color: 'fg.muted', textStyle: 'small' })
const time = css({ textStyle: 'label', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' })
const more = css({
  color: 'fg.muted',
  textStyle: 'small',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  rounded: 'xs',
  minHeight: '24px',
  _hover: { color: 'fg.default' },
})

/** When each zone sits the slot; many zones fold to a few with a way to see all. */
export function SlotClocks({ slot, date, zoneLabel, clocks: parts }: SlotClocksProps) {
  const [isOpen, setOpen] = useState(false)
  const { clocks } = slot
  const folded = (index: number) =>
    isOpen
      ? undefined
      : index >= limits.wide
        ? css({ display: 'none' })
        : index >= limits.tablet
          ? only.wide
          : index >= limits.phone
            ? css({ mdDown: { display: 'none' } })
            : undefined
  return (
    <ul className={list} aria-label={texts.zonesOf(slot.number)}>
      {clocks.map((clock, index) => {
        const label = zoneLabel(clock.zoneName)
        return (
          <li key={`${clock.zoneName} ${clock.slotId}`} className={folded(index)} title={clock.zoneName}>
            <span className={zone} aria-hidden={label !== clock.zoneName || undefined}>
              {label}
            </span>
            {label !== clock.zoneName && <VisuallyHidden>{clock.zoneName}</VisuallyHidden>} <span className={time}>{clock.time}</span>
            {parts && <parts.StartWords {...clock} label={label} date={date} />}
          </li>
        )
      })}
      {clocks.length > limits.phone && (
        <li
          className={
            clocks.length <= limits.tablet ? only.phone : clocks.length <= limits.wide ? css({ lg: { display: 'none' } }) : undefined
          }
        >
          <button type="button" className={more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? texts.fewerZones
              : screens.map((screen) => (
                  <span key={screen} className={only[screen]}>
                    {texts.moreZones(clocks.length - limits[screen])}
                  </span>
                ))}
          </button>
        </li>
      )}
    </ul>
  )
}
