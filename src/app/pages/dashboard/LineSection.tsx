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
  // As high as two lines of text and a note, so that no line moves what stands below it.
  minHeight: { base: '84px', sm: '62px' },
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

/** The text and the note of a line, cut to the room that every line has. */
export const lineText = css({ overflowWrap: 'anywhere', lineClamp: { base: 2, sm: 1 } })
export const lineNote = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere', lineClamp: 1 })

interface LineSectionProps {
  readonly texts: { readonly title: string; readonly nothing: string; readonly failed: string }
  /** The lines, or how the call for them stands. */
  readonly lines: readonly ReactNode[] | 'loading' | 'failed'
  /** Shows beside the title how many there are. */
  readonly isCounted?: boolean
  /** How many lines have room, also while they load and where there are fewer: what stands below never moves. */
  readonly room: number
  /** Leads to further lines; unless given, a button shows them here. */
  readonly all?: ReactNode
  onRetry(): void
}

/** Room for lines that are not there. */
const Rest = ({ count, isLoading }: { readonly count: number; readonly isLoading: boolean }) => (
  <div aria-hidden="true">
    {Array.from({ length: Math.max(0, count) }, (_, index) => (
      <div key={index} className={isLoading ? lineBox : cx(lineBox, css({ borderColor: 'transparent' }))}>
        {isLoading && (
          <>
            <span className={lineMark} />
            <span className={css({ flex: '1', maxWidth: '480px' })}>
              <SkeletonLines count={1} />
            </span>
          </>
        )}
      </div>
    ))}
  </div>
)

/** Lines under a title: the first of them, and all of them on demand. */
export function LineSection({ texts, lines, isCounted = false, room, all, onRetry }: LineSectionProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const known = typeof lines === 'string' ? [] : lines
  const isEmpty = typeof lines !== 'string' && lines.length === 0
  return (
    <section aria-labelledby={id} aria-busy={lines === 'loading'} className={css({ minWidth: '0' })}>
      <div
        className={cx(inset, css({ display: 'flex', alignItems: 'center', gap: '2', py: '2', minHeight: { base: '60px', md: '52px' } }))}
      >
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {texts.title}
        </h2>
        {isCounted && known.length > 0 && <Count>{known.length}</Count>}
        {known.length > room && (
          <span className={css({ ml: 'auto', mr: '-2.5' })}>
            {all ?? (
              <Button variant="ghost" size="sm" aria-expanded={isWhole} aria-controls={`${id}lines`} onClick={() => setWhole(!isWhole)}>
                {isWhole ? dashboardTexts.fewer : dashboardTexts.all(known.length)}
              </Button>
            )}
          </span>
        )}
      </div>
      {lines === 'failed' && (
        <div className={lineBox}>
          <FailedLine text={texts.failed} onRetry={onRetry} />
        </div>
      )}
      {isEmpty && <p className={cx(lineBox, css({ color: 'fg.muted' }))}>{texts.nothing}</p>}
      {known.length > 0 && <ul id={`${id}lines`}>{isWhole ? known : known.slice(0, room)}</ul>}
      {/* The key makes it another element after loading: browsers count no layout shift for it. */}
      <Rest
        key={String(lines === 'loading')}
        count={room - (isEmpty || lines === 'failed' ? 1 : known.length)}
        isLoading={lines === 'loading'}
      />
    </section>
  )
}
