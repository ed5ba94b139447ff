import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Record<string, unknown>

/** The id of a module. */
export const idOf = (name: string) => moduleNamed(name).moduleId

/** An administrator who changes some fields of a master, and the portal's other calls. */
export async function startMasters() {
  const world = startAggregator()
  const admin = await recordsAs(world.handle)
  const change = async (
    name: 'Module' | 'Combo' | 'Curriculum' | 'Stream' | 'Subcurriculum' | 'Program' | 'Year',
    id: number,
    changes: Fields,
  ) => {
    const { createdAt: _at, updatedBy: _by, names: _names, ...fields } = await admin.succeed(name, 'details', { id })
    const idField = resourceRules[name].id
    const status = name === 'Curriculum' ? { status: undefined } : {}
    const colour = name === 'Module' ? { colourCode: undefined } : {}
    return admin.callBadly(name, 'update', { id, body: { ...fields, [idField]: undefined, ...status, ...colour, ...changes } })
  }
  return { ...world, admin, change, blocks: await world.signIn() }
}
