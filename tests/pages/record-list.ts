import { button, menuitem } from './parts.ts'

/** The list of any resource. */
export const recordList = {
  editRows: button(/^Edit$/),
  filters: button(/^Filters/),
  clearFilters: button('Clear filters'),
  done: button('Done'),
  saveView: button('Save view'),
  viewName: 'Name of the view',
  views: button('Views'),
  deleteView: menuitem('Delete view'),
}
