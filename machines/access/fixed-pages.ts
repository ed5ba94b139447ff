import type { Access } from './access.ts'
import { allowedByType, alwaysAllowed, toContactType, type ContactType } from './contact-types.ts'
import { byLength, hasParameters, toPatterns, type RoutePattern } from './route-pattern.ts'

/** The pages that are open to a contact type with any permission tree. */
export const fixedPages = (contactType: ContactType | null): readonly RoutePattern[] =>
  toPatterns([...alwaysAllowed, ...(contactType ? allowedByType[contactType] : [])])

/** Pages that open without a further check of permissions, in the form in which `decide` looks them up. */
export const opening = (pages: readonly RoutePattern[]): Pick<Access, 'openPaths' | 'openPatterns'> => ({
  openPaths: new Set(pages.filter((page) => !hasParameters(page)).map(({ text }) => text)),
  openPatterns: byLength(pages.filter(hasParameters)),
})

/** Nothing beyond the fixed pages: what counts while the permissions could not be loaded. */
export function emptyAccess(type: unknown): Access {
  const contactType = toContactType(type)
  const pages = fixedPages(contactType)
  return {
    contactType,
    firstName: '',
    tree: [],
    allowedRoutes: [...new Set(pages.map(({ text }) => text))],
    fetchedRoutes: [],
    ...opening(pages),
    subRoutes: [],
    listsForUnknown: [],
  }
}
