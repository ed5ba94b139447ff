'use no memo'

import { css, cx } from 'styled-system/css'
import { Logo } from '../kit/logo.tsx'

/** Where the path bends: the centres of its two arcs, the radius of the innermost edge, and the width of a band. */
interface Geometry {
  readonly lower: readonly [number, number]
  readonly upper: readonly [number, number]
  readonly inner: number
  readonly upperInner: number
  readonly band: number
  readonly point?: readonly [number, number, number]
}

const tall: Geometry = { lower: [266, 435], upper: [654, 368], inner: 66, upperInner: 46, band: 46, point: [635, 643, 62] }
const wide: Geometry = { lower: [419, 406], upper: [847, 394], inner: 68, upperInner: 48, band: 52, point: [1180, 640, 72] }
// Its lower bend lies under the card.
const strip: Geometry = { lower: [830, 162], upper: [1114, 162], inner: 20, upperInner: 60, band: 34 }
const low: Geometry = { lower: [142, 81], upper: [269, 80], inner: 18.5, upperInner: 18.5, band: 15, point: [338, 162, 22] }

// Between the steps of the palette, so that the six bands grow lighter evenly.
const bands = [
  css({ stroke: 'red.500' }),
  css({ stroke: '[color-mix(in srgb, {colors.red.500} 45%, {colors.red.400})]' }),
  css({ stroke: 'red.400' }),
  css({ stroke: '[color-mix(in srgb, {colors.red.300} 80%, {colors.red.400})]' }),
  css({ stroke: '[color-mix(in srgb, {colors.red.200} 72%, {colors.red.300})]' }),
  css({ stroke: 'red.50' }),
]
const pointFill = css({ fill: '[color-mix(in srgb, {colors.red.300} 80%, {colors.red.400})]' })
/** Past every edge that a screen may have. */
const far = 4000

/** The middle of a band, from far left round both bends to far right; band 0 lies outermost above. */
function bandPath({ lower, upper, inner, upperInner, band }: Geometry, index: number): string {
  const radius = inner + band * (index + 0.5)
  const upperRadius = upperInner + band * (bands.length - index - 0.5)
  const [x, y] = lower
  const [upperX, upperY] = upper
  return [
    `M${-far} ${y + radius}H${x}`,
    `A${radius} ${radius} 0 0 0 ${x + radius} ${y}`,
    `V${upperY}`,
    `A${upperRadius} ${upperRadius} 0 0 1 ${upperX} ${upperY - upperRadius}H${far}`,
  ].join('')
}

const Path = ({ geometry }: { geometry: Geometry }) => (
  <>
    {bands.map((band, index) => (
      // Half a pixel over the next band, so that no seam shows between them.
      <path key={band} d={bandPath(geometry, index)} fill="none" strokeWidth={geometry.band + 0.5} className={band} />
    ))}
    {geometry.point && <circle cx={geometry.point[0]} cy={geometry.point[1]} r={geometry.point[2]} className={pointFill} />}
  </>
)

const image = css({ position: 'absolute', overflow: 'visible' })
const whole = cx(image, css({ inset: '0', width: 'full', height: 'full' }))

interface DrawingProps {
  readonly geometry: Geometry
  readonly viewBox: string
  readonly className: string
}

/** Fills a banner of any proportions. */
const Drawing = ({ geometry, viewBox, className }: DrawingProps) => (
  <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" className={cx(whole, className)}>
    <Path geometry={geometry} />
  </svg>
)

interface PathBannerProps {
  readonly label: string
  /** `side`: beside a card, or above it on narrow screens; `page`: the ground of a whole page; `top`: a strip above a card. */
  readonly place?: 'side' | 'page' | 'top'
}

const brand = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: { base: '5', lg: '30px 32px' },
  color: 'neutral.0',
  fontSize: '1.25rem',
  lineHeight: '34px',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
})

/** The product's mark and name, on the banner. */
export const BannerBrand = ({ product }: { readonly product: string }) => (
  <p className={brand}>
    <Logo size={34} isInverse />
    {product}
  </p>
)

/** The banner of the public pages: the mark's path, large on wide screens, in one line with its bends on narrow ones. */
export const PathBanner = ({ label, place = 'side' }: PathBannerProps) => (
  <div
    role="img"
    aria-label={label}
    className={css({ position: 'absolute', inset: '0', overflow: 'hidden', rounded: 'inherit', bg: 'red.600' })}
  >
    {place === 'page' && <Drawing geometry={wide} viewBox="0 0 1416 876" className={css({ hideBelow: 'lg' })} />}
    {place === 'top' ? (
      <svg
        aria-hidden="true"
        width="1440"
        height="284"
        viewBox="0 0 1440 284"
        className={cx(image, css({ top: '0', left: '[calc(50% - 720px)]', hideBelow: 'lg' }))}
      >
        <Path geometry={strip} />
      </svg>
    ) : (
      <Drawing geometry={tall} viewBox="0 0 779 876" className={place === 'page' ? css({ hideFrom: 'lg' }) : css({ hideBelow: 'lg' })} />
    )}
    {place !== 'page' && (
      <svg
        aria-hidden="true"
        width="390"
        height="236"
        viewBox="0 0 390 236"
        className={cx(image, css({ top: '0', left: '[calc(50% - 195px)]', hideFrom: 'lg' }))}
      >
        <Path geometry={low} />
      </svg>
    )}
  </div>
)
