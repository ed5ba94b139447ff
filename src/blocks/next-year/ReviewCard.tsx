import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Count } from '#src/ui/kit/badge.tsx'

interface ReviewCardProps {
  readonly icon: ReactNode
  readonly title: string
  readonly count?: ReactNode
  /** At the end of the head. */
  readonly note?: string
  readonly children: ReactNode
}

/** A line of a card: what it is about on the left, what becomes of it on the right. */
export const cardLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '0.5',
  px: '4',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > :last-child:not(:first-child)': { ml: { md: 'auto' }, textAlign: { md: 'right' } },
  '& > span:last-child:not(:first-child)': { color: 'fg.muted' },
})

/** One thing that a clone brings, with its lines. */
export function ReviewCard({ icon, title, count, note, children }: ReviewCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css({ rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', minWidth: '0' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', px: '4', py: '2.5' })}>
        {icon}
        <h2 id={id} className={css({ textStyle: 'h3' })}>
          {title}
        </h2>
        {count !== undefined && <Count>{count}</Count>}
        {note && <span className={css({ ml: { md: 'auto' }, textStyle: 'small', color: 'fg.muted' })}>{note}</span>}
      </div>
      {children}
    </section>
  )
}
