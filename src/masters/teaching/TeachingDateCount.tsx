import { figureCell } from '#src/resources/fields/figure-cell.ts'

/** How many teaching dates an intake has. */
export const TeachingDateCount = figureCell(({ value }: { readonly value: readonly unknown[] }) => value.length)
