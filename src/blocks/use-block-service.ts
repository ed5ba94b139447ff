import { useServices } from '#src/api/services.tsx'
import type { BlockKindSpec } from './kinds/kind.ts'
import type { BlockService } from './service.ts'

/** The kind's service on the portal's client. */
export function useBlockService(kind: BlockKindSpec): BlockService {
  const { api, codec } = useServices()
  return kind.createService(api, codec)
}
