import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { previewQuery, type ListedAsset } from '../calls.ts'
import { useLibrary } from '../use-library.ts'
import { isLight, isSmall } from './thumbnail-limits.ts'

const box = css({ display: 'grid', placeItems: 'center', width: 'full', height: '132px', color: 'fg.muted' })
const picture = css({ width: 'full', height: '132px', objectFit: 'cover', pointerEvents: 'none' })

/** Whether something has been in sight, or nearly so. */
function useNear() {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const observer = new IntersectionObserver((found) => found.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return { place, isNear }
}

interface ThumbnailProps {
  readonly asset: ListedAsset
  /** What stands there until the picture is there, and where none comes. */
  readonly glyph: React.ReactNode
}

/** A small picture of an asset, loaded once it is near the view. Its alternative text is empty: the name stands below it. */
export function Thumbnail({ asset, glyph }: ThumbnailProps) {
  const { library, addressOf } = useLibrary('Folders')
  const { place, isNear } = useNear()
  const [hasFailed, setFailed] = useState(false)
  const { data } = useQuery({
    ...previewQuery(library, asset.assetId),
    enabled: isNear && isSmall(asset) && !hasFailed,
    retry: false,
  })
  return (
    <span ref={place} className={box}>
      {data && isLight(data) && !hasFailed ? (
        <img src={addressOf(data.link)} alt="" decoding="async" draggable={false} className={picture} onError={() => setFailed(true)} />
      ) : (
        glyph
      )}
    </span>
  )
}
