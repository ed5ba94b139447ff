/**
 * Turns off animations and transitions: with a test's clock a layer may miss the end of its animation and stay. Imports
 * nothing, because it is sent to a page.
 */
export function disableAnimations(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important }')
  document.adoptedStyleSheets = [sheet]
}
