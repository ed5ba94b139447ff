import { button, combobox, link, radio, region, tableNamed, textbox } from '../parts.ts'

/** The grid of what teachers say of students, by modules. */
export const gridPage = {
  table: tableNamed('Marks by module'),
  /** The box that scrolls, where the grid has no field. */
  box: region('Marks by module'),
  cell: (field: string, module: string, student: string) => textbox(`${field}, ${module}, ${student}`),
  save: (student: string) => button(`Save the marks of ${student}`),
  reset: (student: string) => button(`Undo the changes of ${student}`),
  shown: (field: string) => radio(field),
  module: combobox('Module'),
  list: link('List'),
}
