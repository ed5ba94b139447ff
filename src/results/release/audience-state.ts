import type { StoredRecord } from '#src/resources/record-types.ts'
import { instantOf } from '#src/time/instant.ts'
import type { audiences } from './audiences.ts'

/** Whether an audience sees a set at an instant (ms): not released to it, hidden from it, waiting for the release time, or seen. */
export function audienceState({ fields }: Pick<StoredRecord, 'fields'>, { name, time, flag }: (typeof audiences)[number], now: number) {
  const at = instantOf(fields[time])
  const isReleased = [fields['releasedTo'] ?? []].flat().includes(name)
  const isVisible = fields[flag] !== 0
  const released = at !== null && at <= now ? ('seen' as const) : ('waiting' as const)
  const shown = isVisible ? released : ('hidden' as const)
  return { state: isReleased ? shown : ('notReleased' as const), at, isReleased, isVisible }
}
