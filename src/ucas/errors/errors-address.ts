import { errorStatuses, type ShownErrors } from '../ucas-service.ts'

/** What the address says of the errors to show; what it does not know is left out. */
export function shownIn(search: string): ShownErrors {
  const asked = new URLSearchParams(search)
  return {
    search: asked.get('search') ?? '',
    status: errorStatuses.find((one) => one === asked.get('status')) ?? 'all',
    isLastFirst: asked.get('sort') === '-line',
  }
}

/** The search of the address of some errors of an import. */
export const errorsAddress = (typeId: number, { search, status, isLastFirst }: ShownErrors): string =>
  `?${new URLSearchParams({
    tab: 'errors',
    ...(typeId !== 0 && { type: String(typeId) }),
    ...(search !== '' && { search }),
    ...(status !== 'all' && { status }),
    ...(isLastFirst && { sort: '-line' }),
  })}`
