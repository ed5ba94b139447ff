import type { PresenceReading } from '#machines/session/presence-rules.ts'
import type { PresenceDeps, PresenceWatch, watchPresence } from './presence/presence-watch.ts'

/** The watch over a person's presence, which nobody needs before they have signed in: its code comes with the first watch. */
export interface LatePresence {
  /** Resolves when the code has come or could not come; without it nobody is ever away, and the aggregator alone decides. */
  load(): Promise<void>
  watch(report: (reading: PresenceReading) => void): PresenceWatch
}

export function createLatePresence(deps: PresenceDeps): LatePresence {
  let start: typeof watchPresence | null = null
  let coming: Promise<void> | null = null
  const fetchCode = async () => {
    try {
      start = (await import('./presence/presence-watch.ts')).watchPresence
    } catch {
      // Asked for again with the next watch or renewal.
      coming = null
    }
  }
  const load = () => (coming ??= fetchCode())

  return {
    load,
    watch: (report) => {
      let watch: PresenceWatch | null = null
      let isStopped = false
      const begin = () => {
        if (!isStopped && !watch && start) watch = start(deps, report)
      }
      begin()
      void load().then(begin)
      return {
        look: () => {
          begin()
          watch?.look()
        },
        note: () => watch?.note(),
        stop: () => {
          isStopped = true
          watch?.stop()
        },
      }
    },
  }
}
