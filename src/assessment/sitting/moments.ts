const pad = (value: number): string => String(value).padStart(2, '0')

/** "10:04:31" of an instant (ms), where the browser is. */
export function secondsText(instant: number): string {
  const at = new Date(instant)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join(':')
}

/** "24/11/2026 10:00" of an instant (ms), where the browser is. */
export function momentText(instant: number): string {
  const at = new Date(instant)
  return `${pad(at.getDate())}/${pad(at.getMonth() + 1)}/${at.getFullYear()} ${pad(at.getHours())}:${pad(at.getMinutes())}`
}
