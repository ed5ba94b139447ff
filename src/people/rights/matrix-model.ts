import { useMemo } from 'react'
import { differing, holder, type HeldRights, type RightsCell } from '#machines/rights/held-rights.ts'
import {
  boxState,
  cellsOf,
  foundIn,
  isUnreachable,
  labelsOf,
  menuNodes,
  type BoxState,
  type MenuNode,
} from '#machines/rights/rights-menu.ts'
import type { RoleMenu } from './role-menu.ts'

/** Which pages of the menu are shown. */
export type ShownPages = 'all' | 'granted' | 'changed'

/** The menu of a role as a matrix draws it. */
export interface MatrixModel {
  readonly nodes: readonly MenuNode[]
  /** The label of each column; null for that of all labels. */
  readonly columns: readonly (string | null)[]
  /** The cells that a box sets. */
  cellsAt(node: MenuNode, column: number): readonly RightsCell[]
}

/** The menu of a role, worked out once: which cells each box sets stays the same while rights change. */
export const useMatrixModel = ({ modules }: RoleMenu): MatrixModel =>
  useMemo(() => {
    const nodes = menuNodes(modules)
    const columns = [null, ...labelsOf(modules)]
    const cells = new Map(nodes.map((node) => [node.id, columns.map((label) => cellsOf(node.pages, label))]))
    return { nodes, columns, cellsAt: ({ id }, column) => cells.get(id)?.[column] ?? [] }
  }, [modules])

/** A row of the matrix with the state of its boxes, column by column. */
export interface MatrixRowState {
  readonly node: MenuNode
  /** One letter for each box: strings compare by value, so that `memo` does not draw an unchanged row again. */
  readonly boxes: string
  readonly changes: string
  readonly isUnreachable: boolean
}

const letters: Readonly<Record<BoxState, string>> = { on: '1', off: '0', mixed: 'm', none: '-' }

/** The state that a letter stands for. */
export const stateOf = (letter: string | undefined): BoxState =>
  (Object.keys(letters) as BoxState[]).find((state) => letters[state] === letter) ?? 'none'

interface MatrixFacts {
  readonly stored: HeldRights
  readonly held: HeldRights
}

/** The rows of some modules. */
export function rowsOf(
  { columns, cellsAt }: MatrixModel,
  nodes: readonly MenuNode[],
  { stored, held }: MatrixFacts,
): readonly MatrixRowState[] {
  const isHeld = holder(held)
  const isChanged = differing(stored, held)
  return nodes.map((node) => ({
    node,
    boxes: columns.map((_, column) => letters[boxState(isHeld, cellsAt(node, column))]).join(''),
    changes: columns.map((_, column) => (column > 0 && cellsAt(node, column).some(isChanged) ? 'c' : ' ')).join(''),
    isUnreachable: isUnreachable(held, node),
  }))
}

/** The boxes above the columns: over all pages shown. */
export function headOf({ columns }: MatrixModel, nodes: readonly MenuNode[], held: HeldRights) {
  const isHeld = holder(held)
  const pages = nodes.filter(({ isPage }) => isPage)
  return columns.map((label) => {
    const cells = cellsOf(pages, label)
    return { label, cells, state: boxState(isHeld, cells) }
  })
}

/** The modules that are shown, and how many pages each choice shows. */
export function shownNodes({ nodes }: MatrixModel, { stored, held }: MatrixFacts, show: ShownPages, search: string) {
  const isChanged = differing(stored, held)
  const tests: Readonly<Record<ShownPages, (node: MenuNode) => boolean>> = {
    all: () => true,
    granted: ({ id }) => (held[id] ?? []).length > 0,
    changed: ({ id }) => [...(held[id] ?? []), ...(stored[id] ?? [])].some((label) => isChanged({ module: id, label })),
  }
  const pages = nodes.filter(({ isPage }) => isPage)
  const count = (one: ShownPages) => pages.filter(tests[one]).length
  return {
    found: foundIn(nodes, { search, shows: tests[show] }),
    counts: { all: count('all'), granted: count('granted'), changed: count('changed') },
  }
}
