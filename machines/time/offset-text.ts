/** "GMT", "GMT+1", "GMT−3:30": minutes ahead of UTC as they are written. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'GMT'
  const rest = Math.abs(minutes) % 60
  return `GMT${minutes < 0 ? '−' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
