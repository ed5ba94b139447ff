import { button, combobox, dialog, list, menuitem, textbox } from './parts.ts'

/** The list of any resource. */
export const recordList = {
  clearAll: button('Clear search and filters'),
  /** Which rows of how many are shown, below the list. */
  found: /^\d+–\d+ of \d+$/,
  chips: list('Filters that are on'),
  /** Beside the filters. */
  foundOf: (count: number, whole: number) => `${count} of ${whole}`,
  editedField: combobox('Field'),
  newPlaces: textbox('Places a year'),
  editRows: button(/^Edit$/),
  filters: button(/^Filters/),
  clearFilters: button('Clear filters'),
  done: button('Done'),
  saveView: button('Save view'),
  viewName: 'Name of the view',
  views: button('Views'),
  columns: button('Columns'),
  columnChoice: dialog('Columns'),
  columnCount: (shown: number, all: number) => `${shown} of ${all}`,
  deleteView: menuitem('Delete view'),
}
