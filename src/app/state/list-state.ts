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
