import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { SubRoute } from '#machines/access/sub-routes.ts'
import { partsOfStep } from '#src/blocks/wizard/wizard-parts.ts'
import { stepIn } from '#src/blocks/wizard/wizard-address.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import * as first from '../loading/first-queries.ts'
import { route, type PagePlace, type RouteSpec } from '../route-spec.ts'
import { below, opens } from './route-parts.ts'

const blockList = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('../pages/blocks/AdminBlockListPage.tsx')).blockListPage(kind))
const blockWizard = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('../pages/blocks/AdminBlockWizardPage.tsx')).blockWizardPage(kind))
const academicDates = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('../pages/blocks/AdminAcademicDatesPage.tsx')).academicDatesPage(kind))
const share = (kind: BlockKindSpec) => lazyComponent(async () => (await import('../pages/blocks/AdminSharePage.tsx')).sharePage(kind))
const nextYear = (kind: BlockKindSpec) =>
  lazyComponent(async () => (await import('../pages/blocks/AdminNextYearPage.tsx')).nextYearPage(kind))
const compare = (kind: BlockKindSpec) => lazyComponent(async () => (await import('../pages/blocks/AdminComparePage.tsx')).comparePage(kind))
const wizardParts = (entryStep: StepNumber) => (place: PagePlace) => partsOfStep(stepIn(new URLSearchParams(place.search)) ?? entryStep)

/** The pages of one kind of block. Those of its wizard keep one wizard alive between them. */
function routesOfKind(kind: BlockKindSpec): readonly RouteSpec[] {
  const { list, create, wizard, idParameter, editPattern, newDatesPattern, academicDatesPattern, nextYearPattern, sharePattern } =
    kind.paths
  const title = kind.texts.listTitle
  const Wizard = blockWizard(kind)
  const blank = (step: StepNumber, ...pages: readonly SubRoute[]) => ({
    ...below(list, ...pages),
    family: `${kind.id} block wizard`,
    shape: 'wizard' as const,
    parts: wizardParts(step),
  })
  const at = (step: StepNumber, ...pages: readonly SubRoute[]) => ({
    ...blank(step, ...pages),
    firstQueries: first.wizard(kind, step),
  })
  const direct = ([step, path]: readonly [StepNumber, string | null]) =>
    path === null ? [] : [route(path, title, Wizard, at(step, opens(path, 'Add', 'Modify')))]
  return [
    route(list, title, blockList(kind), {
      permissions: ['list'],
      takesUnknown: kind.paths.takesUnknown,
      shape: 'list',
      firstQueries: first.blockList(kind),
    }),
    route(create, kind.texts.create, Wizard, blank(0, opens(create, 'Add'))),
    route(
      wizard,
      title,
      Wizard,
      at(0, { ...opens(wizard, 'Add'), withQuery: { parameter: idParameter, permissions: ['Modify'] }, isPerRecord: true }),
    ),
    route(editPattern, title, Wizard, at(0, opens(editPattern, 'Modify'))),
    ...(
      [
        [2, kind.paths.defineStep],
        [3, kind.paths.summary],
      ] as const
    ).flatMap(direct),
    route(kind.paths.compare, `Compare ${kind.texts.nouns}`, compare(kind), {
      ...below(list, opens(kind.paths.compare, 'View')),
      firstQueries: first.comparison(kind),
    }),
    route(academicDatesPattern, 'Academic dates', academicDates(kind), {
      ...below(list, opens(newDatesPattern, 'Add'), { ...opens(academicDatesPattern, 'Modify'), isPerRecord: true }),
      shape: 'list',
      firstQueries: first.academicDates(kind),
    }),
    route(nextYearPattern, 'Next year', nextYear(kind), {
      ...below(list, opens(nextYearPattern, 'Add')),
      firstQueries: first.nextYear(kind),
    }),
    route(sharePattern, 'Share and print', share(kind), { ...below(list, opens(sharePattern, 'View')), firstQueries: first.share(kind) }),
  ]
}

/** The pages of exam and test blocks. */
export const blockRoutes: readonly RouteSpec[] = Object.values(blockKinds).flatMap(routesOfKind)
