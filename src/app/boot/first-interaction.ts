let coming: Promise<void> | null = null

/** Resolves when the person first does something: moves the pointer, touches, presses, types, or comes by keyboard. */
export const firstInteraction = (): Promise<void> =>
  (coming ??= new Promise((resolve) => {
    const over = new AbortController()
    const move = () => {
      over.abort()
      resolve()
    }
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input'])
      addEventListener(name, move, { capture: true, passive: true, signal: over.signal })
  }))
