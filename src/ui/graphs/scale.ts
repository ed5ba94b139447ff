/** About how many lines a scale has. */
const wanted = 4

/** Round numbers from 0 on, in equal steps, until one is not below the highest value. */
export function scaleTo(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step)
}
