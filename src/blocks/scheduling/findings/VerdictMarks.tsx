import { Ban, Check, TriangleAlert } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Verdict } from '#machines/blocks/findings/verdicts.ts'
import { texts } from '../texts.ts'
/** What would come of a module in a slot: in a word, and the reason in one line. */
export interface VerdictWords {
  readonly kind: Verdict['kind']
  readonly word: string
  readonly reason: string
}

interface MarksProps {
  readonly verdict: VerdictWords
}

const icons = { clash: Ban, pair: TriangleAlert, third: TriangleAlert, here: Check, fits: Check } as const

const overlay = css({
  position: 'absolute',
  insetInline: '3',
  bottom: '3',
  maxHeight: 'calc(100% - token(spacing.3))',
  overflow: 'hidden',
  rounded: 'md',
  bg: 'bg.raised',
  boxShadow: 'md',
  pointerEvents: 'none',
})
const note = flex({
  align: 'flex-start',
  gap: '2.5',
  px: '3',
  py: '2.5',
  borderWidth: '1px',
  borderColor: 'warning.edge',
  rounded: 'md',
  bg: 'warning.subtle',
})
// Over the line of the slot's number, so that nothing moves while a module is carried.
const word = cva({
  base: {
    position: 'absolute',
    top: '2',
    right: '3',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '1.5',
    minHeight: '26px',
    rounded: 'sm',
    bg: 'bg.surface',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
  variants: {
    kind: {
      clash: { color: 'danger.text' },
      pair: { color: 'warning.text' },
      third: { color: 'warning.text' },
      here: { color: 'fg.muted' },
      fits: { color: 'success.text' },
    },
  },
})

function Word({ verdict: { kind, word: text } }: MarksProps) {
  const Icon = icons[kind]
  return (
    <span className={word({ kind })}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {text}
    </span>
  )
}

/** In the empty space beside the cards, where there is some. */
const Beside = ({ verdict: { reason } }: MarksProps) => (
  <p className={css({ position: 'absolute', insetInline: '0', top: '1', px: '2', textStyle: 'small', color: 'fg.muted', lineClamp: '3' })}>
    {reason}
  </p>
)

/** Over the cards of the slot that the module is held above, in the room that the slot has: nothing moves. */
const Over = ({ verdict: { kind, reason } }: MarksProps) =>
  kind === 'fits' ? null : (
    <div role="status" className={overlay}>
      <div className={note}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden className={css({ color: 'warning.icon', flexShrink: '0', mt: '1px' })} />
        <p className={css({ minWidth: '0', overflowWrap: 'anywhere', lineClamp: '2' })}>
          {kind === 'pair' && <strong className={css({ fontWeight: 'semibold' })}>{texts.prohibited} </strong>}
          {reason}
        </p>
      </div>
    </div>
  )

const places = { word: Word, beside: Beside, over: Over } as const

/** A verdict as it is drawn at one of its places in a slot. */
export function VerdictMarks({ at, verdict }: MarksProps & { readonly at: keyof typeof places }) {
  const Mark = places[at]
  return <Mark verdict={verdict} />
}
