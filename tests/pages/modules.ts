import { button, dialog, field, link, menuitem, searchbox, treegrid } from './parts.ts'

/** The menus as trees. */
export const modulePage = {
  tree: treegrid('Modules of the menu'),
  search: searchbox('Search modules by name or address'),
  actions: (name: string) => button(`Actions on ${name}`),
  up: menuitem('Move up'),
  down: menuitem('Move down'),
  move: menuitem('Move to…'),
  moving: (name: string) => dialog(`Move ${name}`),
  below: field('Below'),
  place: field('Place'),
  moveNow: button('Move'),
  asTree: link('Tree'),
}
