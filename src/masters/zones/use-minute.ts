import { millisecondsInMinute } from 'date-fns/constants'
import { useEffect, useState } from 'react'
import { useServices } from '#src/api/services.tsx'

/** The instant (ms) of the last full minute. */
export function useMinute(): number {
  const { clock, startTimer } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => startTimer(millisecondsInMinute - (now % millisecondsInMinute), () => setNow(clock.now())), [now, clock, startTimer])
  return now
}
