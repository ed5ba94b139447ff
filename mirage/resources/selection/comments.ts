import type { Db } from '../../db.ts'
import { addDays } from '../../factories/days.ts'
import type { SeedDays } from '../engine/service.ts'

/** A comment on a selection or a custom request. It is never edited. */
export interface CommentRecord {
  readonly id: number
  readonly resource: 'CentreSelection' | 'CustomRequest'
  readonly recordId: number
  /** The stream of the selection that it is about, where it is about one. */
  readonly streamId?: number | undefined
  readonly comment: string
  /** The provider alone reads it. */
  readonly isInternal: boolean
  readonly userId: number
  /** The name of its author. */
  readonly author: string
  /** An instant as on the wire. */
  readonly createdAt: string
  /** The id that the form sent with it: sent again, it makes no second comment. */
  readonly requestId: string
}

/** How long its author may delete a comment, in milliseconds. */
export const deletableFor = 10 * 60_000

const [provider, centre] = [
  { userId: 101, author: 'Alexandrina Lindqvist-Okonkwo' },
  { userId: 103, author: 'Oluwaseyifunmi Mensah' },
] as const

/** The request of a stream of Baobab College Accra, and what was said of it. */
const talked = 1
const talk = [
  [provider, 'Which modules would be new for the centre?'],
  [centre, 'Computer Science alone. Mathematics and Physics are taught already.'],
  [provider, 'Last year three students chose this route.', 'internal'],
  [provider, 'Who teaches Computer Science?'],
  [centre, 'Two colleagues who hold the qualification. Their certificates are with the accreditation of the centre.'],
  [provider, 'The certificates are complete.', 'internal'],
  [provider, 'How many places has the laboratory?'],
  [centre, 'Sixteen.\nA second group may use it in the afternoon.'],
  [provider, 'How many students are expected?'],
  [centre, 'Eighteen.'],
  [provider, 'Accept with a limit of sixteen, or ask for a second group first.', 'internal'],
  [provider, 'Please say whether a second group is taught.'],
] as const

/** A request with twelve comments, three of them internal. */
export function seedComments(db: Db, days: SeedDays): void {
  const first = days.on('2026-09-14')
  for (const [place, [person, comment, kind]] of talk.entries())
    db.comments.insert({
      resource: 'CustomRequest',
      recordId: talked,
      comment,
      isInternal: kind === 'internal',
      ...person,
      createdAt: `${addDays(first, place)} 09:30:00.000000`,
      requestId: `seed-${place}`,
    })
}
