import * as v from 'valibot'
import type { RowAnswer } from '#machines/lists/list-types.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { audiences, type Audience } from './audiences.ts'
import { changeRelease, type ReleaseFinding } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

/** What the check of a set has found; pending while it is read. */
export interface SetCheck {
  readonly isPending: boolean
  readonly findings: { readonly errors: readonly ReleaseFinding[]; readonly warnings: readonly ReleaseFinding[] } | undefined
}

/** Why a set is not released to an audience; empty where nothing stands against it. */
export function obstaclesOf(
  { fields }: Pick<StoredRecord, 'fields'>,
  { isPending, findings }: SetCheck,
  audience: Audience,
): readonly string[] {
  const releasedTo = [fields['releasedTo'] ?? []].flat()
  if (releasedTo.includes(audience)) return [texts.releasedAlready(audience)]
  if (isPending) return [texts.checking]
  if (!findings) return [texts.unchecked]
  const isEarly = audience === 'Students' && !releasedTo.includes('Centres')
  return [...findings.errors.map(({ text }) => text), ...(isEarly ? [texts.afterCentres] : [])]
}

/** What is wanted of a set: to whom it is released, and whether its warnings were read, or why it is not. */
const plannedRelease = v.object({
  audience: v.picklist(audiences.map(({ name }) => name)),
  hasReadWarnings: v.boolean(),
  refusal: v.optional(v.string()),
})

/** Releases a set as it is wanted; one that is not released says why. */
export async function releaseAsWanted(api: Api, codec: IdCodec, id: string, wanted: unknown): Promise<RowAnswer> {
  const { audience, hasReadWarnings, refusal } = v.parse(plannedRelease, wanted)
  return refusal === undefined
    ? changeRelease(api, codec, id, `release:${audience}`, { hasReadWarnings })
    : { message: refusal, warning: texts.notSent }
}
