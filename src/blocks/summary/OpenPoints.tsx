import { ChevronRight, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { OpenPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ignoreDoubleClick } from '#src/ui/kit/ignore-double-click.ts'
import { linesOf, type Jump, type OpenPointLine } from './open-point-lines.ts'
import { texts } from './texts.ts'

interface OpenPointsProps {
  readonly points: readonly OpenPoint[]
  /** Whether a block without open points is said to be ready. */
  readonly canBePublished: boolean
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
  /** Reads what could not be read. */
  onRetry(): void
}

/** More lines than these begin folded, so that the dates stay on the first screen. */
const mostUnfolded = 3
const mostLines = 6
const mostJumps = 5
const band = css({
  px: { base: '4', md: '5', lg: '7' },
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.sunken',
})
const heading = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', md: '28px' },
  pr: '2',
  cursor: 'pointer',
  rounded: 'sm',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& [data-chevron]': { transition: 'transform token(durations.base)' },
  'details[open] > &': { '& [data-chevron]': { transform: 'rotate(90deg)' } },
})
const jump = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'touch', md: '24px' },
  minWidth: '24px',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  rounded: 'xs',
  fontVariantNumeric: 'tabular-nums',
  _hover: { color: 'accent.text' },
})
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Shows a list whole, and takes the focus from the button that did it to what it revealed. */
function useReveal<Box extends HTMLElement>(firstHidden: number) {
  const box = useRef<Box>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const revealed = box.current?.children[firstHidden]
    if (isWhole) (revealed instanceof HTMLButtonElement ? revealed : revealed?.querySelector('button'))?.focus()
  }, [isWhole, firstHidden])
  return { box, isWhole, reveal: () => setWhole(true) }
}

/** What is open about the block before it is published, each point with ways to where it can be closed. */
export function OpenPoints({ points, canBePublished, onJump, onRetry }: OpenPointsProps) {
  const id = useId()
  const { box, isWhole, reveal } = useReveal<HTMLUListElement>(mostLines)
  const lines = linesOf(points)
  if (lines.length === 0)
    return canBePublished ? (
      <p className={flex({ align: 'center', gap: '2', color: 'fg.muted', px: { base: '4', md: '5', lg: '7' }, pt: '4' })}>
        <CircleCheck {...icon} className={css({ color: 'success.icon', flexShrink: '0' })} />
        {texts.ready}
      </p>
    ) : null
  return (
    <section aria-labelledby={id} className={band}>
      <details open={lines.length <= mostUnfolded}>
        <summary className={heading}>
          <ChevronRight {...icon} data-chevron />
          <h3 id={id} className={flex({ align: 'center', gap: '2', textStyle: 'h3' })}>
            {texts.openPoints} <Count>{points.length}</Count>
          </h3>
        </summary>
        <ul ref={box} className={css({ display: 'grid', gap: '2', mt: '2' })}>
          {(isWhole ? lines : lines.slice(0, mostLines)).map((line) => (
            <Line key={line.key} line={line} onJump={onJump} onRetry={onRetry} />
          ))}
        </ul>
        {lines.length > mostLines && !isWhole && (
          <Button size="sm" variant="ghost" className={css({ mt: '2', ml: '13px' })} onClick={reveal}>
            {texts.allPoints(points.length)}
          </Button>
        )}
      </details>
    </section>
  )
}

interface LineProps extends Pick<OpenPointsProps, 'onJump' | 'onRetry'> {
  readonly line: OpenPointLine
}

function Line({ line: { text, note, jumps, isAsked, loadFailed }, onJump, onRetry }: LineProps) {
  const { box, isWhole, reveal } = useReveal<HTMLDivElement>(mostJumps)
  const more = isWhole ? 0 : jumps.length - mostJumps
  return (
    <li className={flex({ gap: '2', align: 'flex-start' })}>
      {isAsked ? (
        <TriangleAlert {...icon} className={css({ color: 'warning.icon', flexShrink: '0', mt: '2px' })} />
      ) : (
        <Info {...icon} className={css({ color: 'info.icon', flexShrink: '0', mt: '2px' })} />
      )}
      <div className={css({ minWidth: '0' })}>
        <p className={css({ overflowWrap: 'anywhere' })}>
          {text} {note && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
        </p>
        <div ref={box} className={flex({ wrap: 'wrap', columnGap: '3', textStyle: 'small' })}>
          {(more > 0 ? jumps.slice(0, mostJumps) : jumps).map((one) => (
            <JumpButton key={one.name} jump={one} onJump={onJump} />
          ))}
          {more > 0 && (
            <button type="button" className={jump} onClick={reveal}>
              {texts.morePlaces(more)}
            </button>
          )}
          {loadFailed && (
            <button type="button" className={jump} onClick={ignoreDoubleClick(onRetry)}>
              {texts.retry}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

const JumpButton = ({ jump: { label, name, step, date }, onJump }: { jump: Jump } & Pick<OpenPointsProps, 'onJump'>) => (
  <button
    type="button"
    className={jump}
    aria-label={name}
    onClick={ignoreDoubleClick(() => (date === undefined ? onJump(step) : onJump(step, date)))}
  >
    {label}
  </button>
)

/** What a publish asks to be acknowledged, in its question. */
export function PointsToAcknowledge({ points }: { points: readonly OpenPoint[] }) {
  const lines = linesOf(points).filter((line) => line.isAsked)
  return (
    <ul className={css({ display: 'grid', gap: '2' })}>
      {lines.map(({ key, text, note }) => (
        <li key={key} className={flex({ gap: '2', align: 'flex-start' })}>
          <TriangleAlert {...icon} className={css({ color: 'warning.icon', flexShrink: '0', mt: '2px' })} />
          <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            {text} {note && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
