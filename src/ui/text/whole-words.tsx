import { css } from 'styled-system/css'

/** As long as the words that people read, and no longer than a narrow column. */
const longestWhole = 14

const whole = css({ overflowWrap: 'break-word' })
const breakable = css({ overflowWrap: 'anywhere' })

/** A text whose words stay whole, however narrow its column is; those that are too long for that may be broken. */
export const WholeWords = ({ text }: { readonly text: string }) => (
  <span className={whole}>
    {text.split(/(\s+)/).map((word, index) =>
      Array.from(word).length > longestWhole ? (
        // oxlint-disable-next-line react/no-array-index-key -- words have no name of their own
        <span key={index} className={breakable}>
          {word}
        </span>
      ) : (
        word
      ),
    )}
  </span>
)
