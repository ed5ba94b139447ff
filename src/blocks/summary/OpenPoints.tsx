import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { OpenPoint, SettledPoint } from '#machines/blocks/summary/readiness.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { FindingItem, useReveal } from '../findings/FindingLine.tsx'
import { linesOf } from './open-point-lines.ts'
import { texts } from './texts.ts'

interface OpenPointsProps {
  readonly points: readonly OpenPoint[]
  readonly settled: readonly SettledPoint[]
  /** Whether a block without open points is said to be ready. */
  readonly canBePublished: boolean
  onJump(step: 0 | 1 | 2, date?: CivilDate): void
  /** Reads what could not be read. */
  onRetry(): void
}

const mostLines = 6
const list = css({ '& > li': { py: '2.5', '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.default' } } })

function settledText(point: SettledPoint): string {
  if (point.kind === 'dates') return texts.datesSettled(point.workingDays, point.emptyOthers)
  return [...(point.haveVersions ? [texts.versionsSettled] : []), ...(point.areStudentsChecked ? [texts.studentsSettled] : [])].join(' · ')
}

/** What is open about the block before it is published, each point with ways to where it can be closed, then what is in order. */
export function OpenPoints({ points, settled, canBePublished, onJump, onRetry }: OpenPointsProps) {
  const id = useId()
  const { box, isWhole, reveal } = useReveal<HTMLUListElement>(mostLines)
  const lines = linesOf(points)
  const inOrder = [...(lines.length === 0 && canBePublished ? [texts.ready] : []), ...settled.map(settledText).filter(Boolean)]
  if (lines.length === 0 && inOrder.length === 0) return null
  return (
    <section aria-labelledby={id} className={css({ px: { base: '4', md: '5', lg: '7' }, py: '3', minWidth: '0' })}>
      <h3 id={id} className={flex({ align: 'center', gap: '2', textStyle: 'h3', mb: '1' })}>
        {texts.beforePublish} {lines.length > 0 && <Count>{texts.stillOpen(lines.length)}</Count>}
      </h3>
      {lines.length > 0 && (
        <ul ref={box} className={list}>
          {(isWhole ? lines : lines.slice(0, mostLines)).map((line) => (
            <FindingItem
              key={line.id}
              line={line}
              onJump={({ step, date }) => (date === undefined ? onJump(step) : onJump(step, date))}
              onFix={line.fix?.kind === 'retry' ? onRetry : null}
            />
          ))}
        </ul>
      )}
      {lines.length > mostLines && !isWhole && (
        <Button size="sm" variant="ghost" className={css({ mb: '2', ml: '13px' })} onClick={reveal}>
          {texts.allPoints(lines.length)}
        </Button>
      )}
      {inOrder.length > 0 && (
        <ul className={lines.length > 0 ? css({ borderTopWidth: '1px', borderColor: 'border.default' }) : undefined}>
          {inOrder.map((text) => (
            <li key={text} className={flex({ gap: '2.5', align: 'flex-start', py: '2' })}>
              <CircleCheck
                size={16}
                strokeWidth={1.75}
                aria-hidden
                className={css({ color: 'success.icon', flexShrink: '0', mt: '3px' })}
              />
              <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
