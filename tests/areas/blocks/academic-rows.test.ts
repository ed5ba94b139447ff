import { describe, expect, it } from 'vitest'
import { customRow, rowsOf } from '#machines/blocks/academic-dates/academic-dates-rules.ts'
import { groupsOf, shortNameOf } from '#src/blocks/academic-dates/row-names.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { testKind } from '#src/blocks/kinds/test.ts'

const rows = ({ defaultAcademicDates }: BlockKindSpec) => [
  ...rowsOf(defaultAcademicDates, { parse: () => null, format: (day) => day }),
  { ...customRow('added'), name: 'Marking: workshop' },
]
const shown = (kind: BlockKindSpec) =>
  groupsOf(rows(kind)).map((group) => [group.heading, group.rows.map((row) => shortNameOf(row, group))])

describe('the rows of the page of academic dates', () => {
  it('stand in the order of a test block, by full names: a heading would seem to hold the date after its group as well', () => {
    expect(shown(testKind)).toEqual([
      [
        null,
        [
          'Study for Centre Materials Deadline',
          'Moderation and Exam Boards',
          'Data Validation',
          'Results release date: Universities',
          'Results release date: Students',
          'Clearing',
        ],
      ],
      ['Custom', ['Marking: workshop']],
    ])
  })

  it('stand in the order of an exam block, with results under their headings', () => {
    expect(shown(examKind)).toEqual([
      [null, ['Study for Centre Materials Deadline', 'Moderation', 'Exam Boards', 'Data Validation', 'Clearing']],
      ['Results release date', ['Universities', 'Centre', 'Students']],
      ['Resit Results release date', ['Universities', 'Centre', 'Students']],
      ['Custom', ['Marking: workshop']],
    ])
  })
})
