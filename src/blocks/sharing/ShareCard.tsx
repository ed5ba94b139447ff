import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

interface ShareCardProps {
  readonly icon: ReactNode
  readonly title: string
  /** In one line what it is good for. */
  readonly hint: string
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
})

/** The cards of one row, as many beside each other as there is room for. */
export const cardRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(260px, 1fr))' },
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  pb: '5',
})

/** A way out of the portal: what it is, and its controls. */
export function ShareCard({ icon, title, hint, children }: ShareCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={card}>
      <div>
        <h2 id={id} className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h3' })}>
          {icon}
          {title}
        </h2>
        <p className={css({ textStyle: 'small', color: 'fg.muted', mt: '0.5' })}>{hint}</p>
      </div>
      {children}
    </section>
  )
}
