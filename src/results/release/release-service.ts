import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'
import { audiences, type ReleaseAct, type ReleaseTimes } from './audiences.ts'

const finding = v.object({ text: v.string(), count: v.number(), address: v.optional(v.string()) })
const time = v.optional(v.string())
const blockDates = v.object({ releaseUniversities: time, releaseCentres: time, releaseStudents: time })
const read = answerReader('checkRelease', v.object({ errors: v.array(finding), warnings: v.array(finding), blockDates }))

/** The release dates of the block of a set. */
export type BlockDates = ReturnType<typeof read>['blockDates']

/** Something that stands against the release of a set. */
export type ReleaseFinding = ReturnType<typeof read>['errors'][number]

/** The release check of a set. As lists are, it is read again after a write. */
export const releaseCheckQuery = (api: Api, codec: IdCodec, setId: string) =>
  queryOptions({
    queryKey: ['records', resultSet.name, 'list', { releaseOf: setId }],
    queryFn: async ({ signal }) => {
      const log = { component: resultSet.components, permission: 'View' as const }
      return read(await api.call('checkRelease', { path: { id: encrypted(codec, setId) } }, { log, signal }))
    },
  })

/** What a person has said with an act on a release. */
interface Said {
  readonly reason?: string
  /** The person was shown warnings, and says to have read them. */
  readonly hasReadWarnings?: boolean
}

/** Releases a set, withdraws it for a reason, or shows or hides it. */
export async function changeRelease(
  api: Api,
  codec: IdCodec,
  setId: string,
  act: ReleaseAct,
  { reason = '', hasReadWarnings = false }: Said,
): Promise<Done> {
  const audience = audiences.find(({ name }) => act.endsWith(`:${name}`))?.name
  if (!audience) throw new Error(`${act} names no audience.`)
  const log = { component: resultSet.components, permission: 'Modify' as const }
  if (act.startsWith('show:') || act.startsWith('hide:')) {
    const flag = act.startsWith('show:') ? (1 as const) : (0 as const)
    const { description } = await api.call('updateViewFlags', { body: { resultIntakeId: Number(setId), audience, flag } }, { log })
    return { message: description }
  }
  const isAcknowledged = hasReadWarnings ? (1 as const) : (0 as const)
  const body = act.startsWith('release:') ? { audience, isAcknowledged } : { audience, isWithdrawn: 1 as const, reason }
  const { description } = await api.call('releaseResults', { path: { id: encrypted(codec, setId) }, body }, { log })
  return { message: description }
}

/** Sets when each audience sees a set. */
export async function changeDates(api: Api, codec: IdCodec, setId: string, times: ReleaseTimes): Promise<Done> {
  const log = { component: resultSet.components, permission: 'Modify' as const }
  const { description } = await api.call('updateReleaseDates', { path: { id: encrypted(codec, setId) }, body: times }, { log })
  return { message: description }
}
