import { queryOptions } from '@tanstack/react-query'
import type { PlacedModule } from '#machines/rights/module-tree.ts'
import type { RecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { plainText } from '#src/resources/plain-text.ts'

/** A menu has fewer modules than the largest page of a list. */
const wholeMenu = 1000

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(plainText) : [])

/** A stored module at its place. */
const placed = ({ id, name, status, fields }: StoredRecord): PlacedModule => ({
  id,
  name,
  icon: plainText(fields['iconsName']),
  parentId: plainText(fields['parentModuleId']) || null,
  isPage: textsOf(fields['routes']).length > 0,
  labels: [],
  order: Number(fields['order'] ?? 0),
  isActive: status === 1,
  routes: textsOf(fields['routes']),
})

/** All modules of the menu of a contact type. */
export const menuModulesQuery = (service: RecordService, contactType: string) =>
  queryOptions({
    queryKey: ['records', 'MenuModule', 'list', { menu: contactType }],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: wholeMenu, search: '', status: 'all', sort: null, filters: { parentContactType: [contactType] } }
      return (await service.list(query, signal)).rows.map(placed)
    },
  })
