/**
 * Turns off animations and transitions: on a clock that a test sets, a layer may miss the end of its animation, and stay. Imports
 * nothing, so that it can be sent to a page.
 */
export function disableAnimations(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}
