import { css } from 'styled-system/css'
import { texts } from './texts.ts'

const link = css({
  position: 'fixed',
  top: '2',
  left: '2',
  zIndex: 'skipLink',
  px: '4',
  py: '2.5',
  rounded: 'md',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  textStyle: 'bodyStrong',
  transform: 'translateY(-200%)',
  _focusVisible: { transform: 'none' },
})

/** The first tab stop: skips the top bar and the menu. */
export const SkipLink = () => (
  <a
    href="#content"
    className={link}
    onClick={(event) => {
      // The address stays as it is; only the focus moves.
      event.preventDefault()
      document.getElementById('content')?.focus()
    }}
  >
    {texts.skip}
  </a>
)
