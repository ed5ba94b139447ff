import type { ComponentType } from 'react'
import { applicationStepNames, applicationSteps, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { paths } from '#machines/access/paths.ts'
import { portalPath, stepPath } from '#src/applications/portal/paths.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { at } from '../resources/entry.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { below, layoutOf, moreOf, opens, redirectTo } from './route-parts.ts'

const portalEntry = at(
  portalPath,
  'Application',
  'applicationName:asc',
  async () => (await import('#src/applications/applications.tsx')).applications,
)
const portalPage = (load: () => Promise<ComponentType<RecordPage>>) => moreOf(portalEntry, load)
const firstOpenStep = portalPage(async () => (await import('#src/applications/portal/FirstOpenStep.tsx')).FirstOpenStep)
const stepOf = (step: ApplicationStep) => portalPage(async () => (await import('#src/applications/portal/StepPage.tsx')).stepPage(step))

const homeEntry = at(
  paths.studentPortal,
  'University Application',
  'placementName:asc',
  async () => (await import('#src/students/direct-placements.tsx')).directPlacements,
)

/** A student's own application, and a page for each of its steps; forms and records lead to it. */
export const applicationRoutes: readonly RouteSpec[] = [
  route(
    paths.studentPortal,
    'Student Application Portal',
    moreOf(homeEntry, async () => (await import('../pages/StudentPortalPage.tsx')).StudentPortalPage),
    { layout: 'student', permissions: ['list'], isNamedByMenu: true },
  ),
  route(
    portalPath,
    'Application Portal',
    portalPage(async () => (await import('../pages/clearing/OwnApplicationPage.tsx')).OwnApplicationPage),
    { layout: layoutOf(portalPath), permissions: ['list'], isNamedByMenu: true },
  ),
  ...Object.entries({ create: 'Add', 'edit/:id': 'Modify', 'view/:id': 'View' }).map(([under, permission]) =>
    route(`${portalPath}/${under}`, 'Application', under === 'view/:id' ? redirectTo(portalPath) : firstOpenStep, {
      ...below(portalPath, opens(`${portalPath}/${under}`, permission)),
      layout: layoutOf(portalPath),
    }),
  ),
  ...applicationStepNames.map((step) =>
    route(stepPath(step), applicationSteps[step], stepOf(step), {
      ...below(portalPath, opens(stepPath(step), 'Add', 'Modify', 'View')),
      layout: layoutOf(portalPath),
    }),
  ),
]
