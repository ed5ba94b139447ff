/** A total of one marker. */
export interface MarkedTotal {
  readonly role: 'First' | 'Second' | 'Third'
  readonly total: number
}

/** What two or three totals come to: one mark, a third marker, or nothing yet. */
export type Agreement = { readonly kind: 'agreed'; readonly total: number } | { readonly kind: 'third' } | { readonly kind: 'open' }

export interface AgreementRules {
  /** Whether a second marker marks the script too. */
  readonly isDouble: boolean
  /** The marks of the paper. */
  readonly paperMarks: number
  /** How far two totals may lie apart, in per cent of the marks of the paper. */
  readonly tolerance: number
}

/** A mark rounded to halves; a quarter is rounded up. */
export const toHalfMark = (mark: number): number => Math.floor(mark * 2 + 0.5) / 2

/** How far two totals may lie apart, in marks. */
export const allowedDifference = ({ paperMarks, tolerance }: Omit<AgreementRules, 'isDouble'>): number => (paperMarks * tolerance) / 100

/**
 * Whether two totals agree; exactly at the tolerance they do. Compared in whole numbers: in fractions a difference that is
 * exactly at the tolerance may come out a little above it.
 */
export const isWithinTolerance = (one: number, other: number, { paperMarks, tolerance }: Omit<AgreementRules, 'isDouble'>): boolean =>
  Math.round(Math.abs(one - other) * 10_000) <= Math.round(paperMarks * tolerance * 100)

/** What the submitted totals of a script come to. */
export function agreementOf(totals: readonly MarkedTotal[], rules: AgreementRules): Agreement {
  const of = (role: MarkedTotal['role']) => totals.find((one) => one.role === role)?.total
  const [first, second, third] = [of('First'), of('Second'), of('Third')]
  if (first === undefined) return { kind: 'open' }
  if (!rules.isDouble) return { kind: 'agreed', total: first }
  if (second === undefined) return { kind: 'open' }
  if (third !== undefined) return { kind: 'agreed', total: third }
  return isWithinTolerance(first, second, rules) ? { kind: 'agreed', total: toHalfMark((first + second) / 2) } : { kind: 'third' }
}
