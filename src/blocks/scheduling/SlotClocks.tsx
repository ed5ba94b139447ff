import { useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Slot } from '#machines/blocks/types.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** How many clocks fit beside the slot's number before the rest is folded away: on wide and on narrow screens. */
const wideLimit = 4
const narrowLimit = 1

interface SlotClocksProps {
  readonly slot: Slot
  zoneLabel(zoneName: string): string
}

const list = flex({ wrap: 'wrap', align: 'baseline', columnGap: '4', rowGap: '0.5', minWidth: '0' })
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
export function SlotClocks({ slot, zoneLabel }: SlotClocksProps) {
  const [isOpen, setOpen] = useState(false)
  const { clocks } = slot
  const folded = (index: number) =>
    isOpen
      ? undefined
      : index >= wideLimit
        ? css({ display: 'none' })
        : index >= narrowLimit
          ? css({ mdDown: { display: 'none' } })
          : undefined
  const hiddenWide = Math.max(clocks.length - wideLimit, 0)
  const hiddenNarrow = Math.max(clocks.length - narrowLimit, 0)
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
          </li>
        )
      })}
      {hiddenNarrow > 0 && (
        <li className={cx(hiddenWide === 0 && css({ md: { display: 'none' } }))}>
          <button type="button" className={more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? (
              texts.fewerZones
            ) : (
              <>
                <span className={css({ md: { display: 'none' } })}>{texts.moreZones(hiddenNarrow)}</span>
                <span className={css({ mdDown: { display: 'none' } })}>{texts.moreZones(hiddenWide)}</span>
              </>
            )}
          </button>
        </li>
      )}
    </ul>
  )
}
