import { css } from 'styled-system/css'

/** How many letters a word has at most that stays whole: enough for usual words, and few enough for a narrow column. */
const longestWhole = 14

const whole = css({ overflowWrap: 'break-word' })
const breakable = css({ overflowWrap: 'anywhere' })

const isLong = (word: string): boolean => Array.from(word).length > longestWhole

/** A text whose words stay whole, however narrow its column is; only a word that is too long for that may break. */
export const WholeWords = ({ text }: { readonly text: string }) => {
  if (isLong(text) && !/\s/.test(text)) return <span className={breakable}>{text}</span>
  const words = text.split(/(\s+)/)
  if (!words.some(isLong)) return <span className={whole}>{text}</span>
  return (
    <span className={whole}>
      {words.map((word, index) =>
        isLong(word) ? (
          <span key={index} className={breakable}>
            {word}
          </span>
        ) : (
          word
        ),
      )}
    </span>
  )
}
