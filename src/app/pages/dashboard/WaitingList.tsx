import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { Badge, Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { dashboardTexts } from './texts.ts'
import type { WaitingLine } from './queries.ts'

/** What is known of what waits. */
export type Waiting = readonly WaitingLine[] | 'loading' | 'failed'

interface WaitingListProps {
  readonly waiting: Waiting
  /** The icon of an entry of the menu. */
  iconOf(componentId: string): string
  /** How many lines are kept room for while they load. */
  readonly linesToCome: number
  onRetry(): void
}

const inset = css({ px: { base: '4', md: '5', lg: '7' } })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '60px',
  py: '2',
  px: { base: '4', md: '5', lg: '7' },
  borderTopWidth: '1px',
  borderColor: 'border.default',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-4px' },
})
const glyph = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  rounded: 'md',
  bg: 'bg.muted',
  hideBelow: 'sm',
})
const when = css({ ml: 'auto', flexShrink: 0, textStyle: 'small', color: 'fg.muted', maxWidth: '40%', textAlign: 'right' })
const note = css({ display: 'block', color: 'fg.muted', textStyle: 'small', overflowWrap: 'anywhere' })

/** More stand behind a button, so that the tiles below begin on the first screen. */
const linesShown = 5

const chevron = css({ flexShrink: 0, color: 'fg.muted', hideBelow: 'sm' })
const loneChevron = css({ flexShrink: 0, color: 'fg.muted', ml: 'auto', hideBelow: 'sm' })

const Line = ({ line, iconName }: { readonly line: WaitingLine; readonly iconName: string }) => (
  <li>
    <Link href={line.address} className={row}>
      <span aria-hidden="true" className={glyph}>
        <MenuIcon name={iconName} size={18} />
      </span>
      <span className={css({ minWidth: '0' })}>
        <span className={css({ display: 'block', textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{line.text}</span>{' '}
        {line.note !== '' && <span className={note}>{line.note}</span>}
      </span>{' '}
      {line.when !== '' && <span className={when}>{line.isLate === 1 ? <Badge tone="danger">{line.when}</Badge> : line.when}</span>}
      <ChevronRight size={18} aria-hidden className={line.when === '' ? loneChevron : chevron} />
    </Link>
  </li>
)

/** What waits for the person, each a link to where it is done. */
export function WaitingList({ waiting, iconOf, linesToCome, onRetry }: WaitingListProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby={id} aria-busy={waiting === 'loading'} className={css({ minWidth: '0' })}>
      <div className={`${inset} ${css({ display: 'flex', alignItems: 'center', gap: '2', pt: '4', pb: '3' })}`}>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {dashboardTexts.waiting.title}
        </h2>
        {typeof waiting !== 'string' && waiting.length > 0 && <Count>{waiting.length}</Count>}
      </div>
      {waiting === 'loading' && (
        // As high as what comes, so that what stands below stays where it is.
        <div aria-hidden="true">
          {Array.from({ length: linesToCome }, (_, index) => (
            <div key={index} className={row}>
              <span className={glyph} />
              <span className={css({ flex: '1', maxWidth: '480px' })}>
                <SkeletonLines count={1} />
              </span>
            </div>
          ))}
        </div>
      )}
      {waiting === 'failed' && (
        <div role="alert" className={`${inset} ${css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}`}>
          <p>{dashboardTexts.waiting.failed}</p>
          <Button onClick={onRetry}>{dashboardTexts.figures.retry}</Button>
        </div>
      )}
      {typeof waiting !== 'string' &&
        (waiting.length === 0 ? (
          <p className={`${inset} ${css({ color: 'fg.muted', pb: '4' })}`}>{dashboardTexts.waiting.nothing}</p>
        ) : (
          <>
            <ul id={`${id}lines`}>
              {(isWhole ? waiting : waiting.slice(0, linesShown)).map((line) => (
                <Line key={`${line.text} ${line.address}`} line={line} iconName={iconOf(String(line.componentId))} />
              ))}
            </ul>
            {waiting.length > linesShown && (
              <div className={`${inset} ${css({ borderTopWidth: '1px', borderColor: 'border.default', py: '2' })}`}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-expanded={isWhole}
                  aria-controls={`${id}lines`}
                  className={css({ ml: '-2.5' })}
                  onClick={() => setWhole(!isWhole)}
                >
                  {isWhole ? dashboardTexts.waiting.fewer : dashboardTexts.waiting.all(waiting.length)}
                </Button>
              </div>
            )}
          </>
        ))}
    </section>
  )
}
