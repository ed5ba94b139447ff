import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { hasNotice, NoticeStrip } from '../../session/NoticeStrip.tsx'
import { useNotices } from '../../session/use-notices.ts'

// Pages fill the window; what the strip takes of it is missing to them.
const frame = css({ '&[data-notice]': { '--strip': { base: 'token(sizes.touch)', md: 'token(sizes.footer)' } } })
const strip = css({ position: 'sticky', bottom: '0', zIndex: 'toast' })

/** Around a page without the shell, whose footer says otherwise what has to be said of network and session. */
export function NoticeFrame({ children }: { children: ReactNode }) {
  const notices = useNotices()
  return (
    <div className={frame} data-notice={hasNotice(notices) || undefined}>
      {children}
      <NoticeStrip {...notices} className={strip} />
    </div>
  )
}
