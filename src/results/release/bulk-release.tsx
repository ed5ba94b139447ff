import { Send } from 'lucide-react'
import * as v from 'valibot'
import { useServices } from '#src/api/services.tsx'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { audiences, changeRelease } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

// Comes after the page: no rows can be chosen before.
const BulkRelease = lazyComponent(async () => (await import('./BulkRelease.tsx')).BulkRelease, { isOptional: true })

/** What the dialog says of a set: to whom it is released, or why it is not. */
const wish = v.object({ audience: v.picklist(audiences.map(({ name }) => name)), refusal: v.optional(v.string()) })

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
    run: async (id, wanted) => {
      const { audience, refusal } = v.parse(wish, wanted)
      return refusal === undefined ? changeRelease(api, codec, id, `release:${audience}`, '') : { message: refusal, warning: texts.notSent }
    },
  }
}
