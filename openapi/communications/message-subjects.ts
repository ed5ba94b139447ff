import { blockResources } from '../generated/block-resources.ts'
import { resourceCalls } from '../generated/resource-calls.ts'

/** The name of a component of the menu for comparing: without spaces and case. */
export const foldedComponent = (name: string): string => name.replaceAll(' ', '').toLowerCase()

/** Components of pages of records with the resource that a message is about there; of several on one page the first counts. */
const subjects: readonly (readonly [component: string, resource: string])[] = [
  ...Object.entries(resourceCalls)
    .toReversed()
    .flatMap(([name, { components }]) => components.map((component) => [component, name] as const)),
  ...Object.entries(blockResources).map(([kind, name]) => [`${kind}block`, name] as const),
]

/** The resource whose records a message can be about that names a component, by the folded name of the component. */
export const subjectsByComponent = (): ReadonlyMap<string, string> =>
  new Map(subjects.map(([component, resource]) => [foldedComponent(component), resource]))

/** The components that a message about a record of a resource can name; none where no message can be about it. */
export function subjectComponents(resource: string): readonly string[] {
  const byComponent = subjectsByComponent()
  return subjects.flatMap(([component, name]) =>
    name === resource && byComponent.get(foldedComponent(component)) === resource ? [component] : [],
  )
}
