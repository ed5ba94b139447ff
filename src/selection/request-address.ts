import { paths } from '#machines/access/paths.ts'
import { requestCodeOf, type RequestCode } from '#openapi/selection/custom-requests.ts'

const [codeParameter, wizardParameter] = ['requestCode', 'from']

/** The address of a new request of a kind for a selection, which leads back to a step of the wizard; ids are encrypted. */
export const newRequestPath = (code: RequestCode, selectionKey: string, wizard: string): string =>
  `${paths.customRequests}/create?${String(
    new URLSearchParams({
      [codeParameter]: String(code),
      centreSelectionId: selectionKey,
      [wizardParameter]: wizard,
    }),
  )}`

/** The kind that an address names; null where it names none. */
export const codeIn = (search: string): RequestCode | null => requestCodeOf(new URLSearchParams(search).get(codeParameter))

/** The step of the wizard that an address leads back to; null for any other page. */
export function wizardIn(search: string): string | null {
  const wizard = new URLSearchParams(search).get(wizardParameter) ?? ''
  return wizard.startsWith(`${paths.curriculumCentres}/`) || wizard.startsWith(`${paths.curriculumCentresOfAdministrators}/`)
    ? wizard
    : null
}
