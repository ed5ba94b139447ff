// Generated from mirage/resources by `npm run generate`; do not edit.
import { menuPage as coloursPage } from '../resources/masters/colours.ts'
import { menuPage as yearsPage } from '../resources/masters/years.ts'

/** The pages of the menu that stand beside their resources. */
export const menuPages = [coloursPage, yearsPage] as const
