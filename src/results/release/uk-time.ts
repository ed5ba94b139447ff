const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'short' })

/** The day, yyyy-MM-dd, and the time, HH:mm, in the United Kingdom of an instant (ms). */
export function ukTimeAt(instant: number): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = format.format(instant).split(' ')
  return { day, time }
}

/** The instant of a time in the United Kingdom, as it is sent to the server. */
export function ukInstant(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const shown = ukTimeAt(asUtc)
  const ahead = Date.parse(`${shown.day}T${shown.time}:00Z`) - asUtc
  return `${new Date(asUtc - ahead).toISOString().slice(0, 19).replace('T', ' ')}.000000`
}
