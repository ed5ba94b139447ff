import type { SchedulingFact } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { elementIds } from './element-ids.ts'

/** The card beside one that leaves its slot, or where the next one is dropped. */
function besideCard(slots: Slots, number: number, index: number): string {
  const modules = slots.find((slot) => slot.number === number)?.modules ?? []
  const next = modules[index + 1] ?? modules[index - 1]
  return next ? elementIds.card({ slot: number, moduleId: next.moduleId }) : elementIds.dropZone(number)
}

const indexIn = (slots: Slots, number: number, moduleId: string): number =>
  slots.find((slot) => slot.number === number)?.modules.findIndex((card) => card.moduleId === moduleId) ?? -1

/** Where the focus belongs after a fact: ids in order of preference, none to leave it where it is. `slots` are those before it. */
export function focusAfter(fact: SchedulingFact, slots: Slots): readonly string[] {
  const ids = (moduleId: string, slot: number) => [elementIds.version({ slot, moduleId }), elementIds.card({ slot, moduleId })]
  switch (fact.type) {
    case 'module.placed':
    case 'module.restored':
      return ids(fact.module.moduleId, fact.slot)
    case 'module.moved':
      return ids(fact.module.moduleId, fact.to)
    case 'module.refused':
      return fact.reason === 'duplicate' ? ids(fact.module.moduleId, fact.slot) : []
    case 'module.movedToDate':
      return [besideCard(slots, fact.from, indexIn(slots, fact.from, fact.module.moduleId))]
    case 'module.removed':
      return [besideCard(slots, fact.slot, fact.index)]
    default:
      return []
  }
}

const focusable = 'button:not(:disabled), [tabindex="0"]'

/** Keeps a request for the focus until the element that it names is in the document. */
export function createFocusKeeper(find: (id: string) => HTMLElement | null) {
  let pending: readonly string[] = []
  let last: readonly string[] = []
  const first = (ids: readonly string[]): HTMLElement | null => {
    for (const id of ids) {
      const element = find(id)
      const inside = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
      if (inside) return inside
    }
    return null
  }
  return {
    request: (ids: readonly string[]) => {
      pending = ids
      last = ids
    },
    /** Applies the request, once. */
    apply: () => {
      const element = first(pending)
      if (!element) return
      pending = []
      element.focus()
    },
    /** Where a layer that is closing gives the focus; null for where it came from. */
    target: () => first(last),
    /** Forgets what was requested before a layer opened. */
    forget: () => {
      pending = []
      last = []
    },
  }
}

export type FocusKeeper = ReturnType<typeof createFocusKeeper>
