import { checkRecord, recordTexts, type FieldErrors, type GivenFields } from '../check-record.ts'
import { customRequest } from '../generated/resources/selection/custom-request.ts'

/** The statuses of a custom request. */
export const requestStatus = {
  submitted: 9,
  review: 10,
  approved: 8,
  rejected: 11,
  withdrawn: -1,
} as const

/** The fields that a custom request has by its kind, beside those of all. */
export const requestParts = {
  233: ['stream'],
  234: ['module', 'syllabus'],
  235: ['delivery'],
  236: ['teachingDate'],
} as const

/** The kind of a custom request. */
export type RequestCode = keyof typeof requestParts

/** A part of a custom request that only some kinds have. */
export type RequestPart = (typeof requestParts)[RequestCode][number]

/** The kind that a value names; null for every other value. */
export const requestCodeOf = (value: unknown): RequestCode | null =>
  Object.hasOwn(requestParts, String(value)) ? (Number(value) as RequestCode) : null

/** The fields of other kinds. */
export const otherParts = (code: RequestCode): readonly RequestPart[] => {
  const own: readonly string[] = requestParts[code]
  return Object.values(requestParts)
    .flat()
    .filter((part) => !own.includes(part))
}

/** What a custom request lacks for its kind, by path. */
export function missingOfKind(given: GivenFields): FieldErrors {
  const code = requestCodeOf(given['requestCode'])
  if (code === null) return new Map()
  const missing = requestParts[code].filter((part) => given[part] === undefined)
  return new Map(
    missing.flatMap((part): [string, string][] => {
      const rules = customRequest.fields[part]
      if (!('fields' in rules)) return [[part, recordTexts.required(rules.label)]]
      return [...checkRecord(rules.fields, {})].map(([path, text]) => [`${part}.${path}`, text])
    }),
  )
}
