import { blockKinds, wordsOf } from '../block-kinds.ts'
import { ok, type Handlers } from '../contract.ts'
import { codeSequence } from '../factories/sequences.ts'
import { answering, refuse } from './blocks-shared-refusal.ts'

/** Leaves room for the letters before it and the number after it in the 30 characters of a code. */
const longestInitials = 18

/**
 * What a code keeps of a name: the first letter of each word, and words with digits whole. "S2 Finals 27" gives "S2F27".
 */
const initialsOf = (name: string): string =>
  (name.toUpperCase().match(/[A-Z0-9]+/g) ?? [])
    .map((word) => (/\d/.test(word) ? word : word.charAt(0)))
    .join('')
    .slice(0, longestInitials)

/** Codes of records. */
export const codeHandlers = {
  // The number counts up with every call, so that two people who name a block at the same time never get the same code.
  generateCode: ({ body, db }) =>
    answering(() => {
      const words = blockKinds.map(wordsOf).find(({ masterType }) => masterType === body.masterType)
      const { kind, codePrefix } = words ?? refuse(`There are no codes of ${body.masterType}.`)
      if (body.name.trim() === '') refuse('The short name must not be blank.')
      const next = (): string => {
        const code = `${codePrefix}${initialsOf(body.name)}-${String(db.nextId(codeSequence(kind))).padStart(3, '0')}`
        return db.blocks.findBy((block) => block.kind === kind && block.code === code) ? next() : code
      }
      return ok({ masterCode: next() })
    }),
} satisfies Partial<Handlers>
