import type { OutcomeCounts } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'

const participles = { publish: 'published', delete: 'deleted' } as const

/** Texts of the block list that are the same for both kinds; `title` is what one block of the kind is called. */
export const listTexts = {
  compareItem: 'Compare',
  shareItem: 'Share and print',
  nextYearItem: 'Next year',
  empty: (nouns: string) => `No ${nouns} yet`,
  emptyHint: (create: string) => `Begin with ${create}.`,

  severalQuestion: (act: RecordAct, title: string, count: number) => `Are you sure you want to ${act} these ${count} ${title}s?`,
  publishQuestion: (title: string) => `Are you sure you want to publish this ${title}?`,
  checking: 'Looking for open points',
  openPoints: (count: number) => `${count} open ${count === 1 ? 'point' : 'points'}`,
  pointsUnread: 'Open points could not be loaded',
  blocksWithPoints: (count: number, total: number, title: string) =>
    total === 1 ? `This ${title} has open points.` : `${count} of these ${title}s ${count === 1 ? 'has' : 'have'} open points.`,
  blocksUnread: (count: number, total: number, title: string) =>
    total === 1
      ? `The open points of this ${title} could not be loaded.`
      : `The open points of ${count} of these ${title}s could not be loaded.`,
  outcome: (act: RecordAct, { total, done, warned }: OutcomeCounts) => {
    const others = total - done
    if (others === 0) return `${total} ${participles[act]}.`
    return `${done} ${participles[act]}, ${others} not${warned === others ? ': existing mapping' : '.'}`
  },
  notSent: 'Not sent.',
}
