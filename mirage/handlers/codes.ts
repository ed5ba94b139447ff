import { blockKinds } from '../block-kinds.ts'
import { ok, type Call, type Handlers } from '../contract.ts'
import type { Db } from '../db.ts'
import { codeSequence } from '../factories/sequences.ts'
import type { Service } from '../resources/engine/service.ts'
import { folded } from '../resources/engine/values.ts'
import { services } from '../resources/services.ts'
import { answering, refuse } from './blocks-shared-refusal.ts'

/** Leaves room for the letters before it and the number after it in the 30 characters of a code. */
const longestInitials = 18

/**
 * The part of a name that its code takes over: the first letter of each word, and words with digits whole. "S2 Finals 27" gives "S2F27".
 */
const initialsOf = (name: string): string =>
  (name.toUpperCase().match(/[A-Z0-9]+/g) ?? [])
    .map((word) => (/\d/.test(word) ? word : word.charAt(0)))
    .join('')
    .slice(0, longestInitials)

const numbered = (name: string, number: number): string => `${initialsOf(name)}-${String(number).padStart(3, '0')}`

type Request = Call<'generateCode'>['body']

/** The next code of a kind of block; null for an unknown kind. */
function blockCode({ name, masterType }: Request, db: Db): string | null {
  const words = Object.values(blockKinds)
    .map((kind) => kind.words)
    .find((one) => one.masterType === masterType)
  if (!words) return null
  const { kind, codePrefix } = words
  const next = (): string => {
    const code = `${codePrefix}${numbered(name, db.nextId(codeSequence(kind)))}`
    return db.blocks.findBy((block) => block.kind === kind && block.code === code) ? next() : code
  }
  return next()
}

/** The next code of a resource, or null where it has none. */
function recordCode({ name, masterType }: Request, db: Db): string | null {
  const rules = Object.values<Service>(services)
    .map((service) => service.rules)
    .find((one) => one.name.toLowerCase() === masterType)
  const field = rules && Object.keys(rules.fields).find((one) => rules.fields[one]?.kind === 'code')
  if (!rules || field === undefined) return null
  const next = (): string => {
    const code = numbered(initialsOf(name) === '' ? masterType : name, db.nextId(`${masterType}Code`))
    const isTaken = db.records(rules.name).findBy(({ fields }) => folded(fields[field]) === folded(code))
    return isTaken ? next() : code
  }
  return next()
}

/** Codes of records. */
export const codeHandlers = {
  // The number grows with every call, so that two people at the same time never get the same code.
  generateCode: ({ body, db }) =>
    answering(() => {
      if (body.name.trim() === '') refuse('The short name must not be blank.')
      return ok({ masterCode: blockCode(body, db) ?? recordCode(body, db) ?? refuse(`There are no codes of ${body.masterType}.`) })
    }),
} satisfies Partial<Handlers>
