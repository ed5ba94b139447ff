import { expect, it } from 'vitest'
import { moduleNamed } from '#mirage/fixtures/modules.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const may = 2
const names = ['resultSetName', 'kind', 'yearId', 'intakeId', 'blockKind', 'examBlockId', 'viewUniversities', 'viewCentres', 'viewStudents']

it('a result set keeps the modules that it has results of', async () => {
  const admin = await recordsAs(startAggregator().handle)
  const { updatedAt, ...stored } = await admin.succeed('ResultSet', 'details', { id: may })
  const moduleIds = [moduleNamed('Physics').moduleId]
  const body = { ...Object.fromEntries(names.map((name) => [name, stored[name]])), updatedAt, moduleIds }
  expect((await admin.callBadly('ResultSet', 'update', { id: may, body })).data).toEqual({
    fields: [{ field: 'moduleIds', description: 'This set has results of Economics.' }],
  })
})
