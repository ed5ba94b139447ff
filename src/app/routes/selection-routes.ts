import { stepNames, stepTitles } from '#openapi/selection/step-names.ts'
import { selectionKinds, type SelectionKind } from '#src/selection/wizard/selection-kinds.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { below, opens } from './route-parts.ts'

const selectionPage = (kind: SelectionKind, page: 'offeredPage' | 'startPage' | 'wizardPage' | 'answersPage' | 'toWizardPage') =>
  lazyComponent(async () => (await import('../pages/selection/selection-pages.ts'))[page](kind))

/** The pages of what centres choose. The steps of the wizard keep one wizard alive between them. */
function routesOfKind(kind: SelectionKind): readonly RouteSpec[] {
  const { list, title } = kind
  const wizard = `${list}/:curriculumId`
  const Wizard = selectionPage(kind, 'wizardPage')
  const under = (path: string, ...permissions: readonly string[]) => below(list, opens(path, ...permissions))
  const step = (path: string, name: string) =>
    route(path, name, Wizard, {
      ...under(path, 'Add', 'Modify'),
      family: `${kind.id} selection wizard`,
      shape: 'wizard',
    })
  return [
    route(list, title, selectionPage(kind, 'offeredPage'), { permissions: ['list'], isNamedByMenu: true }),
    route(`${list}/create`, `Create ${title}`, selectionPage(kind, 'startPage'), under(`${list}/create`, 'Modify')),
    route(`${list}/edit/:id`, `Edit ${title}`, selectionPage(kind, 'toWizardPage'), under(`${list}/edit/:id`, 'Modify')),
    route(`${list}/view/:id`, title, selectionPage(kind, 'answersPage'), under(`${list}/view/:id`, 'View')),
    step(wizard, title),
    ...stepNames.map((name) => step(`${wizard}/${name}`, stepTitles[name])),
  ]
}

/** The pages on which centres, or the provider for them, choose what they offer. */
export const selectionRoutes: readonly RouteSpec[] = Object.values(selectionKinds).flatMap(routesOfKind)
