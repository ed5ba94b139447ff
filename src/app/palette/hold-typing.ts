import type { StartTimer } from '#src/time/timer.ts'

const longestMs = 3000

/**
 * Collects the keys that are typed while a dialog opens, and enters them in its field when the field gets the focus. Otherwise
 * they would be lost, or change a field of the page. Escape, Tab, a pointer press or three seconds end it.
 */
export function holdTyping(startTimer: StartTimer): void {
  const watch = new AbortController()
  const listening = { signal: watch.signal, capture: true }
  const end = () => watch.abort()
  watch.signal.addEventListener('abort', startTimer(longestMs, end))
  let typed = ''
  const hold = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Escape' || event.key === 'Tab') return end()
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
  }
  const type = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[role=dialog]')) return
    end()
    if (typed === '') return
    // The dialog selects what is in the field that it has focused: the next key would replace it.
    queueMicrotask(() => {
      target.setRangeText(typed, 0, target.value.length, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  }
  document.addEventListener('keydown', hold, listening)
  document.addEventListener('pointerdown', end, listening)
  document.addEventListener('focusin', type, listening)
}
