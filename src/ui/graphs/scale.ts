const [ofLetter, between] = [6.4, 4]

/** Each which name has room in so many pixels. */
const stepIn = (points: readonly string[], room: number): number =>
  Math.max(1, Math.ceil((points.length * (ofLetter * Math.max(0, ...points.map(({ length }) => length)) + between)) / room))

/** Each which name stands on a phone, and in more room; a name of the phone stands in both, so that gaps are alike. */
export function stepsOfNames(points: readonly string[]): { readonly narrow: number; readonly wide: number } {
  const wide = stepIn(points, 440)
  return { narrow: Math.ceil(stepIn(points, 280) / wide) * wide, wide }
}

/** About how many lines a scale has. */
const wanted = 4

/** Round numbers from 0 on, in equal steps, until one is not below the highest value. */
export function scaleTo(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step)
}
