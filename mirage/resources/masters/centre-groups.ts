import { recordTexts } from '#openapi/check-record.ts'
import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { serveResource, type SeedOf } from '../engine/service.ts'
import { folded } from '../engine/values.ts'

type Group = readonly [name: string, ...centreIds: readonly number[]]

const seedOf = (
  id: number,
  centreGroupName: string,
  yearId: number,
  groups: readonly Group[],
  curriculumId?: number,
): SeedOf<'CentreGroup'> => ({
  id,
  centreGroupName,
  yearId,
  curriculumId,
  noOfGroups: groups.length,
  groups: groups.map(([groupName, ...centreIds]) => ({ groupName, centreIds })),
})

/** How the centres of a year are divided. */
export const centreGroups = serveResource({
  rules: centreGroup,
  seeds: () => [
    seedOf(1, 'Exam waves 2026/27', 22, [
      ['Wave A', 30, 31, 32, 33, 34, 35, 36, 37, 38, 39],
      ['Wave B', 10, 11, 12, 13, 14, 15, 16, 17, 18, 20],
      ['Wave C', 1, 2, 3, 4, 5, 26, 40, 41, 42, 43],
    ]),
    // The last two groups are empty, so that they can be removed without losing a centre.
    seedOf(2, 'Moderation panels 2026/27', 22, [
      ['Africa', 1, 4, 5, 10, 26],
      ['Asia', 17, 18, 24, 27, 30],
      ['Europe', 2, 3, 8],
      ['Panel 4'],
      ['Panel 5'],
    ]),
    seedOf(
      3,
      'Business pilot',
      22,
      [
        ['Pilot', 2, 26],
        ['Control', 3, 4],
      ],
      1,
    ),
    seedOf(
      4,
      'Science laboratories',
      22,
      [
        ['With laboratory', 12, 17, 26, 30, 34],
        ['Visiting', 1, 6, 24],
      ],
      2,
    ),
    seedOf(5, 'Exam waves 2025/26', 21, [
      ['Wave A', 30, 31, 32],
      ['Wave B', 10, 17, 26],
    ]),
    seedOf(6, 'Exam waves 2027/28', 23, [
      ['Wave A', 30, 31],
      ['Wave B', 17, 26],
    ]),
  ],
  checks: [
    ({ noOfGroups, groups = [] }) => (groups.length > noOfGroups ? ['noOfGroups', recordTexts.atLeast(groups.length)] : null),
    ({ groups = [] }) => {
      const names = groups.map(({ groupName }) => folded(groupName))
      const double = names.findIndex((name, index) => names.indexOf(name) < index)
      return double < 0 ? null : [`groups.${double}.groupName`, recordTexts.unique('Group')]
    },
    ({ groups = [] }, { named }) => {
      const seen = new Map<number, string>()
      for (const [index, { groupName, centreIds = [] }] of groups.entries())
        for (const id of centreIds) {
          const other = seen.get(id)
          if (other !== undefined) return [`groups.${index}.centreIds`, `${named('Centre', id)} is in ${other} already.`]
          seen.set(id, groupName)
        }
      return null
    },
  ],
})
