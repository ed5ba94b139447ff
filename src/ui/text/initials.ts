/** The first letters of a text; a surrogate pair counts as one. */
export const firstLetters = (text: string, count: number): string => Array.from(text).slice(0, count).join('')

/** "NU" of Northgate University: the letters of the first and the last word, and of a single word its first two. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return (last === '' ? firstLetters(first, 2) : `${firstLetters(first, 1)}${firstLetters(last, 1)}`).toLocaleUpperCase('en')
}
