import { describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { createFakeApi, exampleAnswer, plainCodec } from '#tests/support/fake-block-api.ts'
import { mutants } from '#tests/support/mutants.ts'

type Read = readonly [OperationId, (service: BlockService) => Promise<unknown>]

const reads = (kind: 'Exam' | 'Test'): readonly Read[] => [
  [`list${kind}Blocks`, (service) => service.list({ page: 1, pageSize: 10, search: '', status: 'all', sort: null })],
  ['generateCode', (service) => service.generateCode({ shortName: 'May', isEditMode: false })],
  ['getTimeZoneAdminDetails', (service) => service.zoneGroups()],
  ['listScheduleModules', (service) => service.modules()],
  ['listModuleCombinations', (service) => service.combinations()],
  ['listHolidays', (service) => service.holidays({ from: '2027-03-22', to: '2027-04-02' })],
  ['listModuleRules', (service) => service.prohibitedPairs()],
  [`get${kind}TimeSlots`, (service) => service.savedSlots('21')],
  [`list${kind}Dates`, (service) => service.dates('21')],
  [`list${kind}TimeZones`, (service) => service.slots('21')],
  [`get${kind}BlockSummary`, (service) => service.summary('21')],
  [`get${kind}BlockSummary`, (service) => service.day('21', '4001')],
  [`delete${kind}Blocks`, (service) => service.remove(['21'])],
]

const suites: readonly { kind: BlockKindSpec; operations: readonly Read[] }[] = [
  { kind: examKind, operations: [...reads('Exam'), ['getExamBlockSummary', (service) => service.record('21')]] },
  {
    kind: testKind,
    operations: [
      ...reads('Test'),
      ['getTestBlock', (service) => service.record('31')],
      ['listTestAcademicDates', (service) => service.record('31')],
    ],
  },
]

describe.each(suites)('the $kind.id kind', ({ kind, operations }) => {
  it.each(operations)('reads a damaged answer of %s or calls it malformed', async (operation, read) => {
    const unexpected: unknown[] = []
    let refused = 0
    for (const data of mutants(exampleAnswer(operation).data)) {
      const service = kind.createService(createFakeApi({ [operation]: data }).api, plainCodec)
      try {
        await read(service)
      } catch (error) {
        if (Object(error).kind === 'malformed') refused += 1
        else unexpected.push({ data, error })
      }
    }
    expect(unexpected).toEqual([])
    expect(refused).toBeGreaterThan(0)
  })
})
