import { prohibitedText } from '#openapi/students/student-checks.ts'
import type { Store } from '../engine/store.ts'

const active = 1

/** Two modules that an active mapping prohibits together. */
interface ProhibitedPair {
  readonly moduleId: number
  readonly otherId: number
  readonly mapping: string
}

/** All pairs that active mappings prohibit, as they were recorded: each holds in both directions. */
export const prohibitedPairs = ({ db }: Pick<Store, 'db'>): readonly ProhibitedPair[] =>
  db.moduleRules
    .where(({ status }) => status === active)
    .flatMap(({ name, rules }) =>
      rules.flatMap(({ moduleId, prohibitedModules }) =>
        prohibitedModules.map((other) => ({ moduleId, otherId: other.moduleId, mapping: name ?? 'N/A' })),
      ),
    )

/** Why modules may not be taken together, in words, or null. */
export function prohibition(moduleIds: readonly number[], store: Pick<Store, 'db' | 'named'>): string | null {
  const pair = prohibitedPairs(store).find(({ moduleId, otherId }) => moduleIds.includes(moduleId) && moduleIds.includes(otherId))
  if (!pair) return null
  return prohibitedText(store.named('Module', pair.moduleId), store.named('Module', pair.otherId), pair.mapping)
}
