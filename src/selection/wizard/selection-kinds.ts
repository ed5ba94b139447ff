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

const [centreParameter, yearParameter] = ['centreId', 'yearId']

/** The encrypted id of the centre that an address names; null where it names none. */
export const centreIn = (search: string): string | null => new URLSearchParams(search).get(centreParameter)

/** An address with another centre, or with none, and all else that it names. */
export function withCentreIn(path: string, search: string, centreKey: string | null): string {
  const named = new URLSearchParams(search)
  if (centreKey === null) named.delete(centreParameter)
  else named.set(centreParameter, centreKey)
  return String(named) === '' ? path : `${path}?${String(named)}`
}

/** The encrypted id of the year that an address names; null where it names none. */
export const yearIn = (search: string): string | null => new URLSearchParams(search).get(yearParameter)

/** Which selection an address is of; keys are encrypted ids. */
export interface SelectionPlace {
  readonly curriculumKey: string
  readonly centreKey: string
  /** Null where the address names no year. */
  readonly yearKey: string | null
}

function withPlace({ isForAnyCentre }: SelectionKind, path: string, centreKey: string, yearKey: string | null = null): string {
  const named = { ...(isForAnyCentre && { [centreParameter]: centreKey }), ...(yearKey !== null && { [yearParameter]: yearKey }) }
  const search = new URLSearchParams(named).toString()
  return search === '' ? path : `${path}?${search}`
}

/** The address of what a centre is offered; the key is its encrypted id. */
export const listPath = (kind: SelectionKind, centreKey: string): string => withPlace(kind, kind.list, centreKey)

/** The address of the wizard at a step; without one at the first that is open. */
export const wizardPath = (
  kind: SelectionKind,
  { curriculumKey, centreKey, yearKey }: SelectionPlace,
  step: SelectionStep | null = null,
): string => withPlace(kind, [kind.list, curriculumKey, ...(step === null ? [] : [step])].join('/'), centreKey, yearKey)

/** The address of what was chosen, for those who may only look. */
export const answersPath = (kind: SelectionKind, { curriculumKey, centreKey, yearKey }: SelectionPlace): string =>
  withPlace(kind, `${kind.list}/view/${curriculumKey}`, centreKey, yearKey)
