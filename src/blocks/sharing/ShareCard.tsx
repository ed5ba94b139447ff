import { useEffect, useId, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { arrivalPlace } from '#src/ui/navigation/arrival.ts'

interface ShareCardProps {
  readonly icon: ReactNode
  readonly title: string
  /** In one line what it is good for. */
  readonly hint: string
  /** The address asked for this card: it is marked, and takes the focus. */
  readonly isAsked: boolean
  readonly children: ReactNode
}

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  minWidth: '0',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  '&[data-asked]': { borderColor: 'border.strong', boxShadow: 'inset 0 0 0 1px token(colors.border.strong)' },
})

/** The cards of one row, as many beside each other as there is room for. */
export const cardRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(260px, 1fr))' },
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  pb: '5',
})

/** A way to take the timetable out of the portal: title, hint and controls. */
export function ShareCard({ icon, title, hint, isAsked, children }: ShareCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return
    heading.current?.focus({ preventScroll: true })
    // All of the card, not the heading alone.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [isAsked])
  return (
    <section aria-labelledby={id} className={card} data-asked={isAsked || undefined}>
      <div>
        <h2
          ref={heading}
          id={id}
          {...(isAsked ? arrivalPlace : {})}
          className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h3' })}
        >
          {icon}
          {title}
        </h2>
        <p className={css({ textStyle: 'small', color: 'fg.muted', mt: '0.5' })}>{hint}</p>
      </div>
      {children}
    </section>
  )
}
