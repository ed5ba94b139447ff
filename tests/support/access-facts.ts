import type { VisitFacts } from '#machines/access/visit.ts'

/** A visit at which nothing special is the matter: what only some visits have is added by the test. */
export const plainVisit = {
  search: '',
  isMaintenance: false,
  isArriving: false,
  isDeparting: false,
  isRemembered: true,
} satisfies Partial<VisitFacts>
