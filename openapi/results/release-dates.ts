/** Who results are released to, in the order in which they see them, with the field of the time. */
export const releaseTimes = [
  ['Universities', 'releaseUniversities'],
  ['Centres', 'releaseCentres'],
  ['Students', 'releaseStudents'],
] as const

const tooEarly = (audience: string, before: string): string => `${audience} cannot see results before ${before.toLowerCase()}.`

/** Why a set is not taken from centres, nor given to students alone. */
export const studentsLast = tooEarly('Students', 'Centres')

/** The audiences that would see results before the one in front of them, by the field; both the form and the server ask. Times that are missing are not compared. */
export function releaseOrderErrors(
  times: Readonly<Partial<Record<(typeof releaseTimes)[number][1], string>>>,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  for (const [index, [audience, field]] of releaseTimes.entries()) {
    const [before, earlier] = releaseTimes[index - 1] ?? []
    const [at, limit] = [times[field], earlier && times[earlier]]
    if (before && at && limit && at < limit) errors.set(field, tooEarly(audience, before))
  }
  return errors
}
