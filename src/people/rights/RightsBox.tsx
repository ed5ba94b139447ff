import { Check, Minus } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import type { BoxState } from '#machines/rights/rights-menu.ts'

interface RightsBoxProps {
  readonly label: string
  readonly state: BoxState
  readonly isChanged: boolean
  readonly isDisabled: boolean
  readonly isTabStop: boolean
  /** Its place, by which keys and clicks find it. */
  readonly at: string
}

const frame = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'transparent',
  cursor: 'pointer',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '0' },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    rounded: '5px',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.surface',
    color: 'ink.fg',
  },
  '&:is([aria-checked=true], [aria-checked=mixed]) > span': { bg: 'ink.solid', borderColor: 'ink.solid' },
  '&[aria-disabled=true] > span': { opacity: '0.6' },
})
const changed = css({ borderColor: 'warning.border', bg: 'warning.subtle' })

const checked = { on: true, off: false, none: false, mixed: 'mixed' } as const

/** A box of the matrix; the matrix listens for all of them. */
export const RightsBox = ({ label, state, isChanged, isDisabled, isTabStop, at }: RightsBoxProps) => (
  <span
    role="checkbox"
    tabIndex={isTabStop ? 0 : -1}
    aria-checked={checked[state]}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    data-at={at}
    className={cx(frame, isChanged && changed)}
  >
    <BoxMark state={state} />
  </span>
)

/** How a box looks, without its behaviour. */
export const BoxMark = ({ state }: { readonly state: BoxState }) => (
  <span aria-hidden="true">
    {state === 'on' && <Check size={13} strokeWidth={3} />}
    {state === 'mixed' && <Minus size={13} strokeWidth={3} />}
  </span>
)
