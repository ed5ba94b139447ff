import { alertdialog, button, checkbox, columnheader, combobox, field, heading, link, searchbox } from './parts.ts'

export const mappingListPage = {
  search: searchbox('Search mappings'),
  create: link('Create Mapping'),
  nameColumn: columnheader('Mapping name'),
  sortByName: button('Mapping name'),
  selectUnnamed: checkbox('Select N/A'),
  deleteQuestion: alertdialog('Are you sure you want to delete this mapping?'),
}

export const mappingForm = {
  title: heading('Create Mapping'),
  name: field('Mapping name'),
  module: combobox('Module'),
  prohibited: combobox('Prohibited Modules'),
}

export const mappingSummaryPage = {
  backToEdit: button('Back to Edit Mapping'),
  untitled: heading('N/A'),
  published: 'Mapping published successfully.',
}
