import { Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { ignoreDoubleClick } from '#src/ui/kit/ignore-double-click.ts'
import { useRetryFocus } from '#src/ui/kit/use-retry-focus.ts'
import type { FindingLine as Line, Fix, Jump } from './finding-lines.ts'
import { findingTexts as texts } from './texts.ts'

const mostJumps = 5

const link = css({
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
const iconPlace = css({ flexShrink: '0', mt: '3px' })

/** `reveal` shows the whole list. The pressed button disappears, so the focus moves to the first item that was hidden. */
export function useReveal<Box extends HTMLElement>(firstHidden: number) {
  const box = useRef<Box>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const revealed = box.current?.children[firstHidden]
    if (isWhole) (revealed instanceof HTMLButtonElement ? revealed : revealed?.querySelector('button'))?.focus()
  }, [isWhole, firstHidden])
  return { box, isWhole, reveal: () => setWhole(true) }
}

export const levelIcon = (isAsked: boolean): ReactNode =>
  isAsked ? (
    <TriangleAlert {...icon} className={cx(iconPlace, css({ color: 'warning.icon' }))} />
  ) : (
    <Info {...icon} className={cx(iconPlace, css({ color: 'info.icon' }))} />
  )

const below = css({ minWidth: '0', flex: '1' })
// A single link stands at the end of the line where there is room.
const beside = css({
  minWidth: '0',
  flex: '1',
  md: { display: 'flex', gap: '3', '& > :last-child': { flexDirection: 'column', alignItems: 'flex-end', flexShrink: '0' } },
})
const links = flex({ wrap: 'wrap', columnGap: '3', textStyle: 'small' })

interface FindingLineProps {
  readonly line: Line
  onJump(jump: Jump): void
  /** Does what a finding offers; null where nothing can be done. */
  readonly onFix: ((fix: Fix) => void) | null
}

/** A finding about a block, with links to the places it is about and a button for what can be done. */
export function FindingItem({ line: { title, note, jumps, fix, isAsked }, onJump, onFix }: FindingLineProps) {
  const { box, isWhole, reveal } = useReveal<HTMLDivElement>(mostJumps)
  const more = isWhole ? 0 : jumps.length - mostJumps
  return (
    <li className={flex({ gap: '2.5', align: 'flex-start', fontVariantNumeric: 'tabular-nums' })}>
      {levelIcon(isAsked)}
      <div className={jumps.length > 1 ? below : beside}>
        <div className={css({ minWidth: '0', flex: '1' })}>
          <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{title}</p>
          {note !== '' && <p className={css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })}>{note}</p>}
        </div>
        <div ref={box} className={links}>
          {(more > 0 ? jumps.slice(0, mostJumps) : jumps).map((jump) => (
            <button key={jump.name} type="button" className={link} aria-label={jump.name} onClick={ignoreDoubleClick(() => onJump(jump))}>
              {jump.label}
            </button>
          ))}
          {more > 0 && (
            <button type="button" className={link} onClick={reveal}>
              {texts.morePlaces(more)}
            </button>
          )}
          {fix?.kind === 'move' && onFix && (
            <button
              type="button"
              className={link}
              aria-label={texts.moveOf(fix.label, fix.place.name)}
              onClick={ignoreDoubleClick(() => onFix(fix))}
            >
              {fix.label}
            </button>
          )}
          {fix?.kind === 'retry' && onFix && <RetryLink onRetry={() => onFix(fix)} />}
        </div>
      </div>
    </li>
  )
}

/** Reads again what could not be read. Its line goes while that is under way, so the focus moves to the list around it. */
function RetryLink({ onRetry }: { onRetry(): void }) {
  const root = useRef<HTMLSpanElement>(null)
  useRetryFocus(root)
  return (
    <span ref={root}>
      <button type="button" className={link} onClick={ignoreDoubleClick(onRetry)}>
        {texts.retry}
      </button>
    </span>
  )
}
