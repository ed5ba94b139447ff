import type { MenuModule } from './rights-menu.ts'

/** A module with its place among those beside it. */
export interface PlacedModule extends MenuModule {
  readonly order: number
  readonly isActive: boolean
  readonly routes: readonly string[]
}

/** Where a module goes: below another one, or to the top (null); those at that place make room. */
export interface Placement {
  readonly parentId: string | null
  readonly order: number
}

/** Where something is dropped on a module: before it, after it, or below it as the last one. */
export type DropSide = 'before' | 'after' | 'below'

const inOrder = (one: PlacedModule, other: PlacedModule) => one.order - other.order || Number(one.id) - Number(other.id)

/** The modules below one, or at the top (null); one whose parent is missing stands at the top. */
export function modulesBelow(modules: readonly PlacedModule[], parentId: string | null): readonly PlacedModule[] {
  const known = new Set(modules.map(({ id }) => id))
  const parentOf = (one: PlacedModule) => (one.parentId !== null && known.has(one.parentId) ? one.parentId : null)
  return modules.filter((one) => parentOf(one) === parentId).toSorted(inOrder)
}

/** The modules as the menu has them, each before those below it. */
export function inMenuOrder(modules: readonly PlacedModule[]): readonly PlacedModule[] {
  const withBelow = (one: PlacedModule): readonly PlacedModule[] => [one, ...modulesBelow(modules, one.id).flatMap(withBelow)]
  return modulesBelow(modules, null).flatMap(withBelow)
}

/** The last place below a module, or at the top (null). */
export const lastPlace = (modules: readonly PlacedModule[], parentId: string | null): Placement => ({
  parentId,
  order: (modulesBelow(modules, parentId).at(-1)?.order ?? 0) + 1,
})

/** Where something comes to stand that is dropped on a module. */
export const placeAt = (modules: readonly PlacedModule[], target: PlacedModule, side: DropSide): Placement =>
  side === 'below'
    ? lastPlace(modules, target.id)
    : { parentId: target.parentId, order: side === 'before' ? target.order : target.order + 1 }

/** One place up (-1) or down (1) among those beside it; null at the end. */
export function stepped(modules: readonly PlacedModule[], module: PlacedModule, step: -1 | 1): Placement | null {
  const beside = modulesBelow(modules, module.parentId)
  const index = beside.findIndex(({ id }) => id === module.id)
  const passed = beside[index + step]
  return passed ? placeAt(modules, passed, step === -1 ? 'before' : 'after') : null
}
