const openings = [
  'The word is used every day, yet what it means is narrower than most people think.',
  'It helps to begin with what it is not, because the two are often taken for one another.',
  'In the lessons we met it as a definition; in practice it is a way of asking questions.',
]

const middles = [
  'An example of my own is the small shop of my uncle. He noticed it when he counted what was left at the end of a month.',
  'Last winter our class measured it twice. The second value was lower, and it took us a while to see why.',
  'Think of a town with one bridge. While the bridge is open no one asks, and on the day it closes all of them do.',
  'A football team shows it well: the best player alone does not win, and the weakest one alone does not lose.',
]

const limits = [
  'The idea has its limits where the numbers are small, because then chance speaks louder than any rule.',
  'It does not hold for ever: as soon as people know about it they change what they do.',
  'I would not use it where the quantities cannot be measured, as the result is only as good as they are.',
]

const endings = ['To conclude, it is a good servant.', 'So it explains much, though not all.', 'That is why I would use it with care.']

const of = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An essay of a candidate about a term: the more able the candidate, the longer it is. */
export function essayOf(term: string, meaning: string, place: number, ability: number): string {
  const paragraphs = [
    `${of(openings, place)} ${upper(term)} is ${ability > 0.25 ? meaning : 'a word from the second unit'}.`,
    ...(ability > 0.4 ? [of(middles, place)] : []),
    ...(ability > 0.75 ? [of(middles, place + 2)] : []),
    ...(ability > 0.55 ? [of(limits, place)] : []),
    of(endings, place),
  ]
  return paragraphs.join('\n\n')
}

/** An essay of so many words. */
export function longEssay(words: number): string {
  const stock = [...openings, ...middles, ...limits, ...endings].join(' ').split(' ')
  const perParagraph = 120
  const all = Array.from({ length: words }, (_, index) => of(stock, index))
  return Array.from({ length: Math.ceil(words / perParagraph) }, (_, index) =>
    all.slice(index * perParagraph, (index + 1) * perParagraph).join(' '),
  ).join('\n\n')
}
