import { defineGlobalStyles } from '@pandacss/dev'

/** Styles of the bare page: type, colours, focus ring, scroll margins under sticky bars, reduced motion. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'sans',
    color: 'fg.default',
    bg: 'bg.canvas',
    colorScheme: 'light',
    scrollPaddingBottom: '80px',
    // The top bar sticks to narrow windows.
    scrollPaddingTop: { base: '60px', md: '0' },
    '@media (min-width: 2560px)': { fontSize: '112.5%' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  'body, #root': { minHeight: '100dvh' },
  // An open layer takes the pointer from the body; passed down, that would recalculate the style of every element.
  '#root': { pointerEvents: 'auto' },
  // Not on html: its font size is the rem that every size of the design is written in.
  body: { textStyle: 'body', WebkitFontSmoothing: 'antialiased', overflowWrap: 'break-word' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  ':focus': { outline: 'none' },
  ':is(:focus-visible, [data-focus-visible])': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
