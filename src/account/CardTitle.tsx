import type { Ref } from 'react'
import { css } from 'styled-system/css'

/** The column of a form on a public page, as at sign-in. */
export const cardForm = css({ display: 'flex', flexDirection: 'column', gap: '5' })

interface CardTitleProps {
  readonly title: string
  /** What the page is for, in a sentence. */
  readonly lead?: string
  readonly id?: string
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The title of a public page on its card; it takes the focus on a change of page. */
export const CardTitle = ({ title, lead, id, ref }: CardTitleProps) => (
  <div>
    <h1 ref={ref} id={id} tabIndex={-1} className={css({ textStyle: 'display', fontSize: { base: '1.5rem', lg: '3xl' } })}>
      {title}
    </h1>
    {lead && <p className={css({ color: 'fg.muted', mt: '2' })}>{lead}</p>}
  </div>
)
