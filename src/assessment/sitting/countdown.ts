const [aMinute, anHour, aDay] = [60_000, 3_600_000, 86_400_000]
const pad = (value: number): string => String(value).padStart(2, '0')

/** How long it is until something (ms): "in 3 days", "in 4 h 05 min", "in 12:40". */
export function inWords(leftMs: number): string {
  if (leftMs >= 2 * aDay) return `in ${Math.floor(leftMs / aDay)} days`
  if (leftMs >= anHour) return `in ${Math.floor(leftMs / anHour)} h ${pad(Math.floor((leftMs % anHour) / aMinute))} min`
  const seconds = Math.ceil(leftMs / 1000)
  return `in ${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
