/** What a chart measures: names of points, and for each series a value a point; null where there is none. */
export interface Measured {
  /** What is measured. */
  readonly label: string
  readonly unit: '' | '%'
  readonly points: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** A value as charts and their tables show it. */
export const valueText = (value: number | null, unit: Measured['unit'], missing = '–'): string =>
  value === null ? missing : `${number.format(value)}${unit}`

/** The figures of a point in a sentence. */
export function readPoint({ points, series, unit }: Measured, place: number): string {
  const [only] = series
  const figures =
    series.length === 1 && only
      ? [valueText(only.values[place] ?? null, unit)]
      : series.map(({ name, values }) => `${name} ${valueText(values[place] ?? null, unit)}`)
  return [points[place] ?? '', ...figures].join(' · ')
}
