/** The tip of a control, and the control. */
export interface Tip {
  readonly anchor: HTMLElement
  readonly text: string
  readonly placement: 'bottom' | 'right'
}

const openDelayMs = 400
const closeDelayMs = 100

function tipOf(target: EventTarget | null): Tip | null {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const text = anchor?.dataset['tip'] ?? ''
  if (!anchor || text === '') return null
  return { anchor, text, placement: anchor.dataset['tipPlacement'] === 'right' ? 'right' : 'bottom' }
}

const tipOfFocus = () => (document.activeElement?.matches(':focus-visible') ? tipOf(document.activeElement) : null)

/** The bubble lets presses through, so the pointer is on it by its place only. */
function isOnBubble({ clientX, clientY }: PointerEvent): boolean {
  const box = document.querySelector('[data-tip-bubble]')?.getBoundingClientRect()
  return box !== undefined && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}

/**
 * Tells which tip to show: that of a `data-tip` control after 400 ms under the pointer, at once on keyboard focus, none
 * after a press or Escape. One set of listeners serves every control of the page. Returns an unsubscribe function.
 */
export function watchTips(show: (tip: Tip | null) => void): () => void {
  let shown: Tip | null = null
  let dismissed: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (tip: Tip | null) => {
    clearTimeout(timer)
    if (tip?.anchor === shown?.anchor) return
    shown = tip
    show(tip)
  }
  const later = (tip: Tip | null, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => set(tip), ms)
  }
  const dismiss = (target: EventTarget | null) => {
    dismissed = tipOf(target)?.anchor ?? null
    set(null)
  }
  const listeners = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const tip = tipOf(event.target)
      if (tip?.anchor !== dismissed) dismissed = null
      if (tip && tip.anchor !== dismissed) later(tip, shown ? 0 : openDelayMs)
      // Without a tip there is no bubble, and a search for one would go over the whole page at each move of the pointer.
      else if (shown && isOnBubble(event)) clearTimeout(timer)
      else later(dismissed ? null : tipOfFocus(), closeDelayMs)
    },
    pointermove: (event: PointerEvent) => {
      if (!shown || tipOf(event.target)) return
      if (isOnBubble(event)) clearTimeout(timer)
      else later(tipOfFocus(), closeDelayMs)
    },
    pointerdown: (event: PointerEvent) => dismiss(event.target),
    keydown: (event: KeyboardEvent) => {
      if (['Escape', 'Enter', ' '].includes(event.key)) dismiss(event.target)
    },
    focusin: () => set(tipOfFocus()),
    focusout: () => set(null),
    scroll: () => set(null),
  }
  const stop = new AbortController()
  for (const [name, listen] of Object.entries(listeners))
    document.addEventListener(name, listen as EventListener, { capture: true, passive: true, signal: stop.signal })
  set(tipOfFocus())
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
