import type { StoredRecord } from '#src/resources/record-types.ts'
import type { Audience, ReleaseFinding } from './release-service.ts'
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
