import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

interface BareNoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1',
  gap: '2',
  px: '6',
  py: '10',
  textAlign: 'center',
})
const glyph = css({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  rounded: '2xl',
  bg: 'bg.muted',
  mb: '5',
})

/** One message in the middle of a page that has nothing else. */
export const BareNotice = ({ icon, title, text, children }: BareNoticeProps) => (
  <div className={box}>
    <span aria-hidden="true" className={glyph}>
      {icon}
    </span>
    <h1 tabIndex={-1} className={css({ textStyle: 'h1' })}>
      {title}
    </h1>
    <p className={css({ color: 'fg.muted', maxWidth: '60ch' })}>{text}</p>
    {children && <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap', justifyContent: 'center', mt: '5' })}>{children}</div>}
  </div>
)
