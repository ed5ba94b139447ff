import type { VisitFacts } from '#machines/access/visit.ts'

/** An ordinary visit; a test adds what only some visits have. */
export const plainVisit = {
  search: '',
  isMaintenance: false,
  isArriving: false,
  isDeparting: false,
  isRemembered: true,
} satisfies Partial<VisitFacts>
