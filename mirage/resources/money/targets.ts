import { target } from '#openapi/generated/resources/money/target.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { targetSeeds } from './seeds/targets.ts'

type Target = FieldsOf<'Target'>

const [draft, active] = [2, 1]

function doubleTarget({ yearId, centreId, programId }: Target, { db, id }: Writing<Target>): Breach | null {
  const others = db
    .records('Target')
    .where(
      (other) =>
        other.id !== id &&
        other.fields['yearId'] === yearId &&
        other.fields['centreId'] === centreId &&
        other.fields['programId'] === programId,
    )
  return others.length === 0 ? null : ['programId', 'This centre has a target for this programme and year.']
}

/** What a centre should reach with a programme in a year. Whoever may publish puts it into force; a change takes it back to draft. */
export const targets = serveResource({
  rules: target,
  seeds: targetSeeds,
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: ({ yearId, centreId, programId }, _, { named }) => ({
    targetName: `${named('Centre', centreId)} · ${named('Program', programId)} · ${named('Year', yearId)}`,
    currency: 'GBP',
  }),
  checks: [doubleTarget],
  statusOnceChanged: () => draft,
  deleteRefusal: (_, { status }) => (status === active ? 'Take the target back to draft first.' : null),
})
