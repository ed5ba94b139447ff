import { useId, useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { FailedLine } from '#src/ui/kit/failed-line.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { dashboardTexts } from './texts.ts'

const inset = css({ px: { base: '4', md: '5', lg: '7' } })
/** The spacing around the message that a part of a dashboard could not be loaded. */
export const failedLine = cx(inset, css({ pb: '4' }))

/** The box of a line. */
export const lineBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '60px',
  py: '2',
  px: { base: '4', md: '5', lg: '7' },
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
/** The mark in front of a line. */
export const lineMark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  rounded: 'md',
  bg: 'bg.muted',
  hideBelow: 'sm',
})

interface LineSectionProps {
  readonly texts: { readonly title: string; readonly nothing: string; readonly failed: string }
  /** The lines, or how the call for them stands. */
  readonly lines: readonly ReactNode[] | 'loading' | 'failed'
  /** Shows beside the title how many there are. */
  readonly isCounted?: boolean
  /** More stand behind a button, so that what follows begins on the first screen. */
  readonly linesShown: number
  /** How many lines are kept room for while they load. */
  readonly linesToCome: number
  onRetry(): void
}

/** Lines under a title: the first of them, and all of them on demand. */
export function LineSection({ texts, lines, isCounted = false, linesShown, linesToCome, onRetry }: LineSectionProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  return (
    <section aria-labelledby={id} aria-busy={lines === 'loading'} className={css({ minWidth: '0' })}>
      <div className={cx(inset, css({ display: 'flex', alignItems: 'center', gap: '2', pt: '4', pb: '3' }))}>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {texts.title}
        </h2>
        {isCounted && typeof lines !== 'string' && lines.length > 0 && <Count>{lines.length}</Count>}
      </div>
      {lines === 'loading' && (
        // As high as what comes, so that what stands below stays where it is.
        <div aria-hidden="true">
          {Array.from({ length: linesToCome }, (_, index) => (
            <div key={index} className={lineBox}>
              <span className={lineMark} />
              <span className={css({ flex: '1', maxWidth: '480px' })}>
                <SkeletonLines count={1} />
              </span>
            </div>
          ))}
        </div>
      )}
      {lines === 'failed' && <FailedLine text={texts.failed} className={failedLine} onRetry={onRetry} />}
      {typeof lines !== 'string' && lines.length === 0 && <p className={cx(inset, css({ color: 'fg.muted', pb: '4' }))}>{texts.nothing}</p>}
      {typeof lines !== 'string' && lines.length > 0 && (
        <>
          <ul id={`${id}lines`}>{isWhole ? lines : lines.slice(0, linesShown)}</ul>
          {lines.length > linesShown && (
            <div className={cx(inset, css({ borderTopWidth: '1px', borderColor: 'border.default', py: '2' }))}>
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={isWhole}
                aria-controls={`${id}lines`}
                className={css({ ml: '-2.5' })}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? dashboardTexts.fewer : dashboardTexts.all(lines.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
