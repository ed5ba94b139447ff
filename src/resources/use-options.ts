import { useQuery } from '@tanstack/react-query'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { useServices } from '#src/api/services.tsx'
import { optionsQuery } from './record-queries.ts'
import type { OptionQuery } from './record-service.ts'
import type { RecordOption } from './record-types.ts'

/** The records of a resource that a query finds; none until they are there. */
export function useOptions({ name, path }: Pick<ResourceRules, 'name' | 'path'>, query: OptionQuery): readonly RecordOption[] {
  const { api } = useServices()
  const { data = [] } = useQuery(optionsQuery(name, api, path, query))
  return data
}
