import { css } from 'styled-system/css'

/** As long as the words that people read, and no longer than a narrow column. */
const longestWhole = 14

const whole = css({ overflowWrap: 'break-word' })
const breakable = css({ overflowWrap: 'anywhere' })

/** A text whose words stay whole, however narrow its column is, unless one of them is too long for that. */
export const WholeWords = ({ text }: { readonly text: string }) => (
  <span className={text.split(/\s/).some((word) => Array.from(word).length > longestWhole) ? breakable : whole}>{text}</span>
)
