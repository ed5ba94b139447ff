/** Lets nothing move by itself: on a clock that a test sets, a layer may miss the end of its way out, and stay. Stands alone, so that it can be sent to a page. */
export function beStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}
