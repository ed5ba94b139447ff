import { paths } from '#machines/access/paths.ts'
import type { SelectionStep } from '#openapi/selection/steps.ts'

/** What differs between the wizard of a centre and that of an administrator who acts for one. */
export interface SelectionKind {
  readonly id: 'centre' | 'ncuk'
  /** The address of the list. */
  readonly list: string
  readonly title: string
  /** How the log names it. */
  readonly component: string
  /** The centre is asked for, and stands in the address. */
  readonly isForAnyCentre: boolean
}

/** Both kinds of the wizard. */
export const selectionKinds = {
  centre: {
    id: 'centre',
    list: paths.curriculumCentres,
    title: 'Curriculum Centers',
    component: 'CurriculumCenters',
    isForAnyCentre: false,
  },
  ncuk: {
    id: 'ncuk',
    list: paths.curriculumCentresOfAdministrators,
    title: 'Curriculum Centers NCUK',
    component: 'CurriculumCentersNCUK',
    isForAnyCentre: true,
  },
} as const satisfies Readonly<Record<SelectionKind['id'], SelectionKind>>

const centreParameter = 'centreId'

/** The encrypted id of the centre that an address names; null where it names none. */
export const centreIn = (search: string): string | null => new URLSearchParams(search).get(centreParameter)

const withCentre = ({ isForAnyCentre }: SelectionKind, path: string, centreKey: string): string =>
  isForAnyCentre ? `${path}?${new URLSearchParams({ [centreParameter]: centreKey }).toString()}` : path

/** The address of what a centre is offered; keys are encrypted ids. */
export const listPath = (kind: SelectionKind, centreKey: string): string => withCentre(kind, kind.list, centreKey)

/** The address of the wizard at a step; without one at the first that is open. */
export const wizardPath = (kind: SelectionKind, curriculumKey: string, centreKey: string, step: SelectionStep | null = null): string =>
  withCentre(kind, [kind.list, curriculumKey, ...(step === null ? [] : [step])].join('/'), centreKey)

/** The address of what was chosen, for those who may only look. */
export const answersPath = (kind: SelectionKind, curriculumKey: string, centreKey: string): string =>
  withCentre(kind, `${kind.list}/view/${curriculumKey}`, centreKey)
