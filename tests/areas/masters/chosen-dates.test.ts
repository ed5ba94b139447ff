import { expect, it } from 'vitest'
import { chosenIn } from '#src/masters/centre/chosen-dates.ts'

const selection = (fields: Readonly<Record<string, unknown>>) => ({ fields: { decision: 'Open', ...fields } })

it('gathers the blocks and intakes of all selections that were not rejected', () => {
  const chosen = chosenIn([
    selection({ blocks: [{ intakeId: 401, examblockIds: [101, 106] }], intakes: [{ intakeId: 401, teachingDateIds: [1] }] }),
    selection({ decision: 'Accepted', blocks: [{ intakeId: 402, examblockIds: [104], testblockIds: [201] }] }),
    selection({ decision: 'Rejected', blocks: [{ intakeId: 402, examblockIds: [109] }] }),
  ])
  expect(chosen).toEqual(
    new Map([
      ['Examblock', new Set([101, 106, 104])],
      ['Testblock', new Set([201])],
      ['Intake', new Set([401])],
    ]),
  )
})

it('names no resource of which nothing was chosen', () => {
  expect(chosenIn([])).toEqual(new Map())
  expect(chosenIn([selection({ blocks: [{ intakeId: 401 }], intakes: 'unread' })])).toEqual(new Map())
})
