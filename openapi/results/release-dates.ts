/** Who results are released to, in the order in which they see them, with the field of the time. */
export const releaseTimes = [
  ['Universities', 'releaseUniversities'],
  ['Centres', 'releaseCentres'],
  ['Students', 'releaseStudents'],
] as const

const tooEarly = (audience: string, before: string): string => `${audience} cannot see results before ${before.toLowerCase()}.`

/** Why a set cannot be withdrawn from centres, or released to students, where only students would see it then. */
export const studentsLast = tooEarly('Students', 'Centres')

/** The errors of audiences that would see results too early, by field; both form and server ask. Missing times are not compared. */
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
