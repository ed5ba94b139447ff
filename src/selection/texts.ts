import { counted } from '#src/ui/text/counted.ts'

/** Texts of what centres are offered and what they choose. */
export const selectionTexts = {
  matrix: 'Matrix',
  matrixOf: (year: string) => `Offers by centre and curriculum in ${year}`,
  list: 'List',
  year: 'Year',
  centre: 'Centre',
  searchCentres: 'Search centres',
  noOffers: 'No offers in this year',
  noCentresFound: 'No centres found',
  notOffered: (curriculum: string, centre: string) => `${curriculum} is not offered to ${centre}`,
  offered: (curriculum: string, centre: string, status: string) => `${curriculum}, ${centre}: ${status}`,
  tooMany: (shown: number, total: number) => `The first ${counted(shown)} of ${counted(total)} offers. The list has all of them.`,
  grouping: 'Add a group of centres',
  addGroup: (group: string, count: number) => `Add ${group}, ${counted(count)} ${count === 1 ? 'centre' : 'centres'}`,
  added: (group: string) => `${group} was added to the centres.`,
  noGroups: 'No centres in these groups',
  accept: 'Accept',
  reject: 'Reject',
  reopen: 'Reopen',
  approve: 'Approve',
  overview: 'Request',
  requested: 'What is requested',
  noSelection: 'This selection does not exist.',
} as const
