import { Suspense, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { hasNotice, useNotices } from '#src/session/notices/use-notices.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useRecordingMark } from './use-recording-mark.tsx'

// After the page itself, yet before there is anything to say.
const NoticeStrip = lazyComponent(async () => (await import('#src/session/notices/NoticeStrip.tsx')).NoticeStrip, { isOptional: true })

// Pages fill the window; what the strip takes of it is missing to them.
const frame = css({ '&[data-notice]': { '--strip': { base: 'token(sizes.touch)', md: 'token(sizes.footer)' } } })
const strip = css({ position: 'sticky', bottom: '0', zIndex: 'toast' })

/** Around a page without the shell, whose footer says otherwise what has to be said of network and session. */
export function NoticeFrame({ children }: { children: ReactNode }) {
  const notices = useNotices()
  const mark = useRecordingMark(notices)
  return (
    <div className={frame} data-notice={Boolean(mark) || hasNotice(notices) || undefined}>
      {children}
      <Suspense>
        <NoticeStrip {...notices} mark={mark} className={strip} />
      </Suspense>
    </div>
  )
}
