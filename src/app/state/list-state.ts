import { listStatusIds } from '#src/api/constants.ts'
import type { ListQuery } from '#src/ui/list/list-address.ts'
import type { Slices } from './slices.ts'

/** What a list shows, as the portal remembers lists; `view` is how its rows are shown, empty for the usual way. */
export const listStateOf = ({ search, status, sort }: ListQuery<string>, view = ''): Omit<Slices['list'], 'filterData'> => ({
  searchText: search,
  searchCriteria: '',
  courseStatus: { statusId: listStatusIds[status], buttonType: status },
  recordView: view,
  sortData: sort,
  sortParam: sort ? `${sort.column}:${sort.direction}` : '',
})

/** The same of a list of records, whose status is the text of its value. */
export const recordListStateOf = (
  { search, status, sort }: ListQuery<string, string, string>,
  view: string,
): Omit<Slices['list'], 'filterData'> => ({
  searchText: search,
  searchCriteria: '',
  courseStatus: { statusId: Number.isSafeInteger(Number(status)) ? Number(status) : 0, buttonType: status },
  recordView: view,
  sortData: sort,
  sortParam: sort ? `${sort.column}:${sort.direction}` : '',
})
