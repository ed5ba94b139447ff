/** Which choices are on the screen. */
export interface ChoiceView {
  /** What is searched for. */
  readonly words: string
  /** The ids that were chosen when the view of chosen ones was opened: they stay in sight without their tick. Null for all. */
  readonly ids: readonly number[] | null
  /** Only choices that are requested, or that have an open request. */
  readonly isRequested: boolean
}

/** Shows all choices. */
export const everyChoice: ChoiceView = { words: '', ids: null, isRequested: false }

interface Named {
  readonly id: number
  readonly title: string
  readonly caption?: string
  readonly hasRequest?: boolean
}

const folded = (text: string) => text.toLocaleLowerCase('en')

/** Whether a choice is shown: all words of the search stand in its title or its caption. */
export const isShown = (
  { words, ids, isRequested }: ChoiceView,
  { id, title, caption = '', hasRequest = false }: Named,
  chosen: readonly number[],
): boolean =>
  (hasRequest || !isRequested) &&
  (ids === null || ids.includes(id) || chosen.includes(id)) &&
  folded(words)
    .split(/\s+/)
    .every((word) => folded(`${title} ${caption}`).includes(word))
