/** Which choices are on the screen. */
export interface ChoiceView {
  /** What is searched for. */
  readonly words: string
  /** What was chosen when only that was asked for: it stays in sight when its tick is taken away. Null for all. */
  readonly ids: readonly number[] | null
  /** Only what is asked for, or what something is asked of. */
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
