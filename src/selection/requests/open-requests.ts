import { useQuery } from '@tanstack/react-query'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { requestCodeOf, requestStatus } from '#openapi/selection/custom-requests.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useRecords } from '#src/resources/use-records.ts'
import type { RequestRights } from './request-rights.ts'

/** A request about the streams of a selection that the provider has not decided on. */
export interface OpenRequest {
  readonly id: number
  readonly code: 233 | 234
  readonly title: string
  readonly reason: string
  readonly status: number | string
  readonly updatedAt: string
  /** The stream that a module is asked for; null where a whole stream is. */
  readonly streamId: number | null
  /** How many modules a requested stream has. */
  readonly moduleCount: number
}

const { submitted, review } = requestStatus

/** A stored request as an open one; null for what is decided on or not about streams. */
export function openRequestOf({ id, name, status, updatedAt, fields }: StoredRecord): OpenRequest | null {
  const code = requestCodeOf(fields['requestCode'])
  if ((code !== 233 && code !== 234) || (status !== submitted && status !== review)) return null
  const { streamId = null } = Object(fields['module'])
  const { moduleIds = [] } = Object(fields['stream'])
  const about = code === 234 ? { streamId, moduleCount: 0 } : { streamId: null, moduleCount: moduleIds.length }
  return { id: Number(id), code, title: name, reason: plainText(fields['reason']), status, updatedAt, ...about }
}

/** The open requests about the streams of a selection; none while they are not known, nor for those who may not see them. */
export function useOpenRequests(selectionId: number | null, { mayList }: Pick<RequestRights, 'mayList'>): readonly OpenRequest[] {
  const { service } = useRecords(customRequest)
  const filters = { centreSelectionId: [String(selectionId)], requestCode: ['233', '234'] }
  const { data } = useQuery({
    ...recordListQuery(customRequest, service, { ...allRecords, filters }),
    enabled: selectionId !== null && mayList,
  })
  return (data?.rows ?? []).flatMap((row) => openRequestOf(row) ?? [])
}
