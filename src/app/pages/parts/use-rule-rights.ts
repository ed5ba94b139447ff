import { can } from '#machines/access/access.ts'
import { rulePaths } from '#src/module-properties/paths.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'

/** Rights on every page of module properties: by the list's labels in the permission tree. */
export function useRuleRights() {
  const { access } = useSignedInPortal()
  return { can: (label: string) => can(access, rulePaths.list, label) }
}
