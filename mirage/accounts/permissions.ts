import type { RoutePermissionNode } from '#openapi/generated/schema.d.ts'

/** What a call needs from its caller, by the contract. */
export interface Demand {
  readonly needsSession: boolean
  /** Any one of several is enough. */
  readonly permission: string | readonly string[] | null
  /** Parts of the permission tree; an object names them by the masterType of the body. */
  readonly component: string | readonly string[] | Readonly<Record<string, string>> | null
  /** The contact type that views and changes its own record without a permission; scopes say which record that is. */
  readonly own?: string | undefined
  /** Method and path of the operation: a GET with an id in its path reads one record, for which 'list' is not enough. */
  readonly method?: string
  readonly path?: string
}

/** Whether people of a contact type view or change their own record by an operation. */
export const isOwn = ({ permission, own }: Pick<Demand, 'permission' | 'own'>, contactType: string): boolean =>
  own === contactType && [permission ?? []].flat().some((one) => one === 'View' || one === 'Modify')

const folded = (text: string): string => text.replaceAll(' ', '').toLowerCase()

type Labels = ReadonlyMap<string, ReadonlySet<string>>

const labelsByTree = new WeakMap<readonly RoutePermissionNode[], Labels>()

/** The labels, in lower case, that a permission tree gives on each component. */
function labelsIn(tree: readonly RoutePermissionNode[]): Labels {
  const all = new Map<string, Set<string>>()
  const open = [...tree]
  for (let node = open.pop(); node; node = open.pop()) {
    open.push(...node.children)
    const component = folded(node.componentName)
    const labels = all.get(component) ?? new Set()
    for (const entry of node.permissions) labels.add((typeof entry === 'string' ? entry : entry.permissionName).toLowerCase())
    all.set(component, labels)
  }
  return all
}

/** What a tree gives on a component; a tree never changes, and is asked about with every call. */
function labelsOf(tree: readonly RoutePermissionNode[], component: string): ReadonlySet<string> {
  const labels = labelsByTree.get(tree) ?? labelsIn(tree)
  labelsByTree.set(tree, labels)
  return labels.get(folded(component)) ?? new Set()
}

const isList = (component: Demand['component']): component is readonly string[] => Array.isArray(component)

/** The components that an operation belongs to; where the body's masterType says which, all of them while it says none. */
function componentsOf(component: Demand['component'], masterType: unknown): readonly string[] {
  if (component === null) return []
  if (typeof component === 'string') return [component]
  if (isList(component)) return component
  const named = Object.entries(component).find(([type]) => type === masterType)
  return named ? [named[1]] : Object.values(component)
}

/** Whether an operation reads one record, which its path names. */
const isOfRecord = ({ method, path = '' }: Omit<Demand, 'needsSession'>): boolean => method === 'GET' && path.includes('{')

/**
 * Whether a permission tree allows an operation: one of its permissions on one of its components, compared without regard to
 * case or to spaces in the component's name. The label 'list' is enough where View is asked for, except to read a single
 * record. `masterType` is the body's, if it has one.
 */
export function isAllowed(tree: readonly RoutePermissionNode[], entry: Omit<Demand, 'needsSession'>, masterType?: unknown): boolean {
  const needed = [entry.permission ?? []].flat().map((permission) => permission.toLowerCase())
  if (needed.length === 0) return true
  if (needed.includes('view') && !isOfRecord(entry)) needed.push('list')
  return componentsOf(entry.component, masterType).some((component) => {
    const labels = labelsOf(tree, component)
    return needed.some((permission) => labels.has(permission))
  })
}
