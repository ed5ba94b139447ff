import { button, dialog, region, textbox } from '../parts.ts'

/** The board of leads. */
export const leadBoard = {
  column: (state: string) => region(state),
  move: (name: string) => button(`Move ${name}`),
  lose: dialog('Mark as lost'),
  reason: textbox(/^Comment/),
  accept: button('Mark as lost'),
}
