/**
 * A part of a screen as the arguments of a query by role, which Playwright, Testing Library and Vitest's locators spell alike:
 * `page.getByRole(...signInPage.submit)`. A text is the whole accessible name; a pattern matches a part of it.
 */
export type Part<Role extends string = string> = readonly [role: Role, options: PartName]
interface PartName {
  readonly name: string | RegExp
  readonly exact?: boolean
  readonly level?: number
}

const partOf =
  <Role extends string>(role: Role) =>
  (name: string | RegExp): Part<Role> => [role, { name, exact: true }]

export const alertdialog = partOf('alertdialog')
export const article = partOf('article')
export const button = partOf('button')
export const progressbar = partOf('progressbar')
export const checkbox = partOf('checkbox')
export const columnheader = partOf('columnheader')
export const combobox = partOf('combobox')
export const complementary = partOf('complementary')
export const dialog = partOf('dialog')
export const group = partOf('group')
export const img = partOf('img')
export const link = partOf('link')
export const list = partOf('list')
export const listitem = partOf('listitem')
export const log = partOf('log')
export const menuitem = partOf('menuitem')
export const navigation = partOf('navigation')
export const option = partOf('option')
export const radio = partOf('radio')
export const radiogroup = partOf('radiogroup')
export const slider = partOf('slider')
export const region = partOf('region')
export const row = partOf('row')
export const searchbox = partOf('searchbox')
export const spinbutton = partOf('spinbutton')
export const tab = partOf('tab')
export const tableNamed = partOf('table')
export const textbox = partOf('textbox')
export const treegrid = partOf('treegrid')
export const toggle = partOf('switch')

/** A heading; where no level is given, that of the page. */
export const heading = (name: string | RegExp, level = 1): Part<'heading'> => ['heading', { name, exact: true, level }]

/** A field as the arguments of a query by label: the whole label. */
export type Field = readonly [label: string, options: { readonly exact: true }]

export const field = (label: string): Field => [label, { exact: true }]
