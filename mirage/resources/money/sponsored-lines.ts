import { amountText } from '#openapi/money/amount-text.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Breach, FieldsOf, Writing } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { titleOf } from '../engine/store.ts'
import { letterFields, letterStatus } from './letters.ts'
import { totalsOf } from './reckoning.ts'

type Sent = FieldsOf<'Invoice'>
type Line = Sent['lines'][number]

const shareOf = (line: Line): number => totalsOf([line]).totalMinor

/** The shares of a letter that other invoices charge, less what of them was credited. */
function chargedElsewhere(uslId: number, { records, id }: Writing<Sent>): number {
  const shares = records('Invoice')
    .where((record) => record.id !== id)
    .flatMap(({ fields }) => {
      const { lines, creditOf } = fields as Sent & { readonly creditOf?: number }
      const sign = creditOf === undefined ? 1 : -1
      return lines.filter((line) => line.uslId === uslId).map((line) => sign * shareOf(line))
    })
  return shares.reduce((sum, share) => sum + share, 0)
}

/** Why a letter does not pay for who is billed, or null. */
function holderText(letter: ResourceRecord, { studentId, centreId }: Sent): string | null {
  const held = letterFields(letter)
  if (studentId !== undefined) return held.studentId === studentId ? null : 'This letter is for another student.'
  if (centreId === undefined) return 'A letter pays for a student: bill the student or the centre.'
  return held.centreId === centreId ? null : 'This letter is for a student of another centre.'
}

/** What is wrong with the sponsor's share, or null: a letter that covers a part covers no more in all invoices together. */
function amountBreach(
  letter: ResourceRecord,
  line: Line,
  { currency }: Sent,
  writing: Writing<Sent>,
): readonly [keyof Line, string] | null {
  const { coverage, amountMinor = 0, currency: covered = currency } = letterFields(letter)
  if (coverage !== 'Part') return null
  if (covered !== currency) return ['uslId', `The letter covers an amount in ${covered}.`]
  const left = Math.max(0, amountMinor - chargedElsewhere(letter.id, writing))
  return shareOf(line) > left
    ? ['unitMinor', `The letter covers ${amountText(amountMinor, covered)}; ${amountText(left, covered)} of it is left.`]
    : null
}

/** The rules of a line that names a sponsorship letter. */
export function letterBreach(fields: Sent, writing: Writing<Sent>): Breach | null {
  const kept = new Set(writing.before?.lines.map(({ uslId }) => uslId))
  for (const [index, line] of fields.lines.entries()) {
    const letter = line.uslId === undefined ? null : writing.records('SponsorshipLetter').find(line.uslId)
    if (!letter) continue
    if (letter.status !== letterStatus.approved && !kept.has(letter.id))
      return [`lines.${index}.uslId`, 'Choose an approved letter that is still valid.']
    const holder = holderText(letter, fields)
    if (holder !== null) return [`lines.${index}.uslId`, holder]
    const amount = amountBreach(letter, line, fields, writing)
    if (amount) return [`lines.${index}.${amount[0]}`, amount[1]]
  }
  return null
}

/** Why an invoice is not issued for a letter that it names, or null. */
export function endedLetter(
  { lines }: Sent,
  { records, services }: Pick<Store, 'records'> & Pick<Writing<Sent>, 'services'>,
): string | null {
  const named = lines.flatMap(({ uslId }) => (uslId === undefined ? [] : [records('SponsorshipLetter').find(uslId)]))
  const ended = named.find((letter) => letter !== null && letter.status !== letterStatus.approved)
  return ended ? `${titleOf(services.SponsorshipLetter, ended)} is no longer valid.` : null
}
