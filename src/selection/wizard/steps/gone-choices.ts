import type { GoneChoice, SelectionChoices } from '#openapi/selection/answers.ts'
import type { Choice } from './ChoiceGroup.tsx'

/** What was chosen and can be chosen no more, so that it is seen and can be given up. */
export const goneChoices = ({ gone = [] }: SelectionChoices, kind: GoneChoice['kind'], chosen: readonly number[]): readonly Choice[] =>
  gone.filter((one) => one.kind === kind && chosen.includes(one.id)).map(({ id, name }) => ({ id, title: name, isGone: true }))
