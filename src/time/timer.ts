/** Calls back after so many ms; returns the function that stops it. */
export type StartTimer = (ms: number, due: () => void) => () => void

/** The browser's timers. */
export const browserTimer: StartTimer = (ms, due) => {
  const id = setTimeout(due, ms)
  return () => clearTimeout(id)
}
