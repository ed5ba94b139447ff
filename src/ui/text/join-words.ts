const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Words as a sentence names them: "A, B and C". */
export const joinWords = (words: Iterable<string>): string => and.format(words)
