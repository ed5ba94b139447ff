import { css, cva, cx } from 'styled-system/css'
import { fallbackColour } from '../schedule-view.ts'

interface StripeProps {
  /** A checked colour of the server; null for the portal's own. */
  readonly colour: string | null
  readonly moduleId: string
  readonly className?: string
}

const stripe = css({ width: '4px', minHeight: '16px', rounded: 'xs', flexShrink: '0', forcedColorAdjust: 'none' })
const own = cva({
  base: {},
  variants: {
    colour: {
      'data.1': { bg: 'data.1' },
      'data.2': { bg: 'data.2' },
      'data.3': { bg: 'data.3' },
      'data.4': { bg: 'data.4' },
      'data.5': { bg: 'data.5' },
      'data.6': { bg: 'data.6' },
      'data.7': { bg: 'data.7' },
      'data.8': { bg: 'data.8' },
    },
  },
})

/** A module's colour as a bar beside its name; never the only sign of anything. */
export function Stripe({ colour, moduleId, className }: StripeProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(stripe, colour === null && own({ colour: fallbackColour(moduleId) }), className)}
      style={colour === null ? undefined : { backgroundColor: colour }}
    />
  )
}
