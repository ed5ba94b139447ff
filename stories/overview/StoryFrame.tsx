import { useState } from 'react'
import { css } from 'styled-system/css'

interface StoryFrameProps {
  readonly title: string
  readonly src: string
  /** Of the page in the frame, in px. */
  readonly width: number
}

/** A story may do what this page may, but not lead it elsewhere. */
const rights = 'allow-scripts allow-same-origin'
const shownHeight = 320
const heightOf = (width: number) => (width < 600 ? 812 : 960)

/** A page of its own, drawn at its full width and made smaller; its place stays empty until it comes near the view. */
export function StoryFrame({ title, src, width }: StoryFrameProps) {
  const [isNear, setNear] = useState(false)
  const height = heightOf(width)
  const scale = shownHeight / height
  // Browsers load lazy frames that are thousands of pixels away: with frames this small, a whole area at once.
  const watch = (place: HTMLElement | null) => {
    if (!place || isNear) return undefined
    const look = (entries: readonly IntersectionObserverEntry[]) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(look, { rootMargin: `${shownHeight / 2}px` })
    observer.observe(place)
    return () => observer.disconnect()
  }
  return (
    <div
      ref={watch}
      className={css({ overflow: 'hidden', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'md', flexShrink: '0' })}
      style={{ width: width * scale, height: shownHeight }}
    >
      {isNear && (
        <iframe
          sandbox={rights}
          title={title}
          src={src}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0', border: 0 }}
        />
      )}
    </div>
  )
}
