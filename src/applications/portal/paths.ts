import { applicationStepNames, type ApplicationStep } from '#openapi/applications/application-steps.ts'
import { paths } from '#machines/access/paths.ts'
import { recordPaths } from '#src/resources/record-page.ts'

/** Where a student's own application stands. */
export const portalPath = paths.applicationPortal

/** The address of a step. */
export const stepPath = (step: ApplicationStep): string => `${portalPath}/${step}`

/** The address after a step: the next one, and after the last one the application. */
export const pathAfter = (step: ApplicationStep): string => {
  const next = applicationStepNames[applicationStepNames.indexOf(step) + 1]
  return next === undefined ? portalPath : stepPath(next)
}

/** The address of the first step that is not done, and of the summary once all are. */
export const firstOpenPath = (doneSteps: readonly ApplicationStep[]): string =>
  stepPath(applicationStepNames.find((step) => !doneSteps.includes(step)) ?? 'summary')

/** The addresses of a form that is a step: it leads back to the application, and its records have no page of their own. */
export const pathsOfStep = (step: ApplicationStep) => ({
  ...recordPaths(portalPath),
  edit: () => stepPath(step),
  view: () => stepPath(step),
})
