const [business, science, economics, engineering] = [1, 2, 5, 6]

/** What each centre is accepted to teach this year, one that has left since among them. Its students take nothing else. */
const accepted: readonly (readonly [centreIds: readonly number[], curriculumIds: readonly number[]])[] = [
  [[2, 3, 4, 5, 6, 7, 8, 18], [economics]],
  [[10, 11, 19, 26], [science]],
  [[12], [business, economics]],
  [
    [13, 14, 15],
    [science, economics],
  ],
  [[16], [business]],
  [[20], [science, engineering]],
  [[21], [engineering]],
  [
    [22, 23, 24],
    [business, engineering],
  ],
]

/** The curricula that a centre is accepted to teach this year. */
export const acceptedAt = (centreId: number): readonly number[] => accepted.find(([centreIds]) => centreIds.includes(centreId))?.[1] ?? []
