import type { AccessNode } from '#machines/access/permission-tree.ts'
import { toPattern } from '#machines/access/route-pattern.ts'
import { isFields, respelling } from './answer.ts'

const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
/** A list as it is, and a value without a list around it as a list of its own. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** A label as it is sent. */
export type WireLabel = string | { readonly permissionName: string | number | null }
const labelFields = respelling<Exclude<WireLabel, string>>(['permissionName'])

/** A label of a permission, plain or inside an object; empty if it is none. */
const labelOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : isFields(value) ? wordOf(labelFields(value).permissionName) : ''

/** Labels in either form, mixed as they come; one text may come without a list around it. */
export function labelsOf(value: unknown): readonly string[] {
  const found: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  // Nearly all lists are plain labels already: used as they are, so that a large tree is not copied.
  if (found.every((label) => typeof label === 'string' && label !== '' && label.trim() === label)) return found as readonly string[]
  return found.map(labelOf).filter((label) => label !== '')
}

/** A node of the permission tree as it is sent. No schema reads it: there are thousands, and people wait for their menu. */
export interface WireNode {
  readonly componentId: string | number | null
  readonly componentName: string | number | null
  readonly routes: string | readonly string[] | null
  readonly permissions: string | readonly WireLabel[]
  readonly iconsName: string | number | null
  readonly children: readonly object[]
}
const nodeFields = respelling<{ readonly [Name in keyof WireNode]: unknown }>([
  'componentId',
  'componentName',
  'routes',
  'permissions',
  'iconsName',
  'children',
])

/** Nearly all nodes have nothing below them. */
const none: readonly never[] = []

/** Beyond these a tree is no menu any more; what lies further is not read. */
const deepest = 16
const mostNodes = 20_000

/** Reads a permission tree, without recursion. Nodes without a name are left out with all below them. */
export function treeOf(nodes: readonly unknown[]): readonly AccessNode[] {
  const top: AccessNode[] = []
  const open = [{ nodes, into: top, depth: 1 }]
  let count = 0
  // Read on while it grows: to take from its front moves all that follows.
  for (const next of open) {
    for (const child of next.nodes) {
      if (count >= mostNodes) return top
      const wire = isFields(child) ? nodeFields(child) : null
      const name = wordOf(wire?.componentName)
      if (!wire || name === '') continue
      count += 1
      const below: AccessNode[] | null = next.depth < deepest && Array.isArray(wire.children) && wire.children.length > 0 ? [] : null
      next.into.push({
        id: wordOf(wire.componentId),
        name,
        routes: listOf(wire.routes).flatMap((route) => toPattern(route) ?? []),
        permissions: labelsOf(wire.permissions),
        iconName: wordOf(wire.iconsName),
        children: below ?? none,
      })
      if (below) open.push({ nodes: wire.children as readonly unknown[], into: below, depth: next.depth + 1 })
    }
  }
  return top
}
