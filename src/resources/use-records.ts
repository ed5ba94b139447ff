import { useMemo } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { useServices } from '#src/api/services.tsx'
import type { Clock } from '#src/time/clock.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { ResourcePart } from './record-calls.ts'
import { useRecordPage } from './record-page-context.ts'
import { createRecordService, type RecordService } from './record-service.ts'

/** What the parts of a resource's pages work with. */
export interface RecordDeps {
  readonly rules: ResourceRules
  readonly service: RecordService
  readonly queryClient: QueryClient
  readonly codec: IdCodec
  readonly clock: Clock
  readonly startTimer: StartTimer
  readonly createId: () => string
}

/** The service of a resource, or of the part of it that a page is about, and what the ports of its machines need. */
export function useRecords(rules: ResourceRules, part?: ResourcePart): RecordDeps {
  const { api, codec, queryClient, clock, startTimer, createId } = useServices()
  const rightsOf = useRecordPage()?.rightsOf
  const within = part?.within
  const partCalls = part?.partCalls
  const service = useMemo(
    () => createRecordService(rules, api, codec, { within: within ?? {}, partCalls, rightsOf }),
    [rules, api, codec, within, partCalls, rightsOf],
  )
  return { rules, service, queryClient, codec, clock, startTimer, createId }
}
