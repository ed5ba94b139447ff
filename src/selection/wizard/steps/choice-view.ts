/** Which choices are on the screen. */
export interface ChoiceView {
  /** What is searched for. */
  readonly words: string
  /** What was chosen when only that was asked for: it stays in sight when its tick is taken away. Null for all. */
  readonly ids: readonly number[] | null
}

/** Shows all choices. */
export const everyChoice: ChoiceView = { words: '', ids: null }

interface Named {
  readonly id: number
  readonly title: string
  readonly caption?: string
}

const folded = (text: string) => text.toLocaleLowerCase('en')

/** Whether a choice is shown: all words of the search stand in its title or its caption. */
export const isShown = ({ words, ids }: ChoiceView, { id, title, caption = '' }: Named, chosen: readonly number[]): boolean =>
  (ids === null || ids.includes(id) || chosen.includes(id)) &&
  folded(words)
    .split(/\s+/)
    .every((word) => folded(`${title} ${caption}`).includes(word))
