import { can, type Access } from '#machines/access/access.ts'
import type { SelectionKind } from '#src/selection/wizard/selection-kinds.ts'

/** Whether the person may open the wizard, and not only look at what was chosen. */
export const mayChoose = (access: Access, { list }: SelectionKind): boolean => can(access, list, 'Modify') || can(access, list, 'Add')
