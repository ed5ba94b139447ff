import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { hasNotice, useNotices } from '#src/session/notices/use-notices.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useRecordingMark } from './use-recording-mark.tsx'

// Loaded after the page, before the first notice.
const NoticeStrip = lazyComponent(async () => (await import('#src/session/notices/NoticeStrip.tsx')).NoticeStrip, { isOptional: true })

// Pages fill the window less the height of the strip.
const frame = css({ '&[data-notice]': { '--strip': { base: 'token(sizes.touch)', md: 'token(sizes.footer)' } } })
const strip = css({ position: 'sticky', bottom: '0', zIndex: 'toast' })

/** Shows notices of network and session on a page without the shell, whose footer shows them elsewhere. */
export function NoticeFrame({ children }: { children: ReactNode }) {
  const notices = useNotices()
  const mark = useRecordingMark(notices)
  return (
    <div className={frame} data-notice={Boolean(mark) || hasNotice(notices) || undefined}>
      {children}
      <LazyBoundary>
        <NoticeStrip {...notices} mark={mark} className={strip} />
      </LazyBoundary>
    </div>
  )
}
