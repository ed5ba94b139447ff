import { recordTexts, type GivenFields } from '../check-record.ts'

/** The conditions of an offer that name no module though they are about one, or name one though they are not; by path. */
export function conditionErrors({ conditions }: GivenFields): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  const rows: readonly GivenFields[] = Array.isArray(conditions) ? conditions : []
  for (const [index, { subject, moduleId }] of rows.entries()) {
    if (subject === undefined || (subject === 'Module') === (moduleId !== undefined)) continue
    const text = subject === 'Module' ? recordTexts.required('Module') : 'Only the condition of a module names one.'
    errors.set(`conditions.${index}.moduleId`, text)
  }
  return errors
}
