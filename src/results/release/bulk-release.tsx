import { Send } from 'lucide-react'
import { useServices } from '#src/api/services.tsx'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { releaseTexts as texts } from './texts.ts'

// Comes after the page: no rows can be chosen before.
const BulkRelease = lazyComponent(async () => (await import('./BulkRelease.tsx')).BulkRelease, { isOptional: true })

/** Releases several sets to an audience, one by one. */
export function useBulkRelease(): BulkAct {
  const { api, codec } = useServices()
  return {
    id: 'own:release',
    label: texts.release,
    icon: <Send size={16} aria-hidden />,
    right: 'publish',
    question: texts.releaseSets,
    Dialog: BulkRelease,
    outcome: texts.outcome,
    run: async (id, wanted) => (await import('./release-plan.ts')).releaseAsWanted(api, codec, id, wanted),
  }
}
