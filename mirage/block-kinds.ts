import type { Evaluation, MasterType } from '#openapi/generated/schema.d.ts'

/** The words of a kind of block, and the first letters of its codes. */
interface KindFacts {
  /** How a call for a code names the kind. */
  readonly masterType: MasterType
  /** Which modules it schedules. */
  readonly evaluation: Evaluation
  /** At the beginning of a description: "Exam Block". */
  readonly title: string
  /** Inside a sentence. */
  readonly noun: string
  readonly plural: string
  /** The one that begins its descriptions of mappings: "Exam block". */
  readonly subject: string
  readonly codeName: string
  readonly codePrefix: string
  /** What many blocks of the kind are called: "Exams". */
  readonly series: string
}

/** All that the aggregator has to know of a kind, beside how its calls are spelled and what is seeded of it. */
const facts = {
  exam: {
    masterType: 'examblock',
    evaluation: 'exam',
    title: 'Exam Block',
    noun: 'exam block',
    plural: 'exam blocks',
    subject: 'Exam block',
    codeName: 'exam code',
    codePrefix: 'EB',
    series: 'Exams',
  },
  test: {
    masterType: 'testblock',
    evaluation: 'test',
    title: 'Test Block',
    noun: 'test block',
    plural: 'test blocks',
    subject: 'Test block',
    codeName: 'test code',
    codePrefix: 'TB',
    series: 'Tests',
  },
} as const satisfies Record<string, KindFacts>

export type BlockKind = keyof typeof facts

export interface BlockWords extends KindFacts {
  readonly kind: BlockKind
}

const isKind = (name: string): name is BlockKind => Object.hasOwn(facts, name)

export const wordsOf = (kind: BlockKind): BlockWords => ({ kind, ...facts[kind] })

/** Every kind of block, in one order. */
export const blockKinds: readonly BlockKind[] = Object.keys(facts).filter(isKind)
