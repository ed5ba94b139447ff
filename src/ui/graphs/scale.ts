/** About how many pixels a letter is wide, and how many stay free between two names. */
const [letterWidth, gap] = [6.4, 4]
/** Shows every n-th name below a chart: the smallest n with which names of this length do not touch in the given pixels. */
export function nameStep(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length))
  return Math.max(1, Math.ceil((names.length * (letterWidth * longest + gap)) / width))
}

/** How many steps a scale has, about. */
const wantedSteps = 4

/** The numbers beside a chart: from 0 in equal, round steps up to the first that is not below the highest value. */
export function scaleTo(highest: number): readonly number[] {
  const rough = Math.max(highest, 1) / wantedSteps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10))
  return Array.from({ length: Math.ceil(Math.max(highest, 1) / step) + 1 }, (_, index) => index * step)
}
