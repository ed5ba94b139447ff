import { daysBetween } from '../../factories/days.ts'
import type { Day } from '../../models.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { programmesOfStudents } from '../students/programmes.ts'
import { invoiceFields, isIssued } from './invoices.ts'
import { inPounds, sharesOf } from './pounds.ts'

/** One thing that counts in the budget of a year: a student, or money. */
export interface BudgetEntry {
  readonly yearId: number
  readonly day: Day
  readonly centreId: number | undefined
  readonly programId: number | undefined
  readonly currency: string
  /** Students, or an amount in its own currency. */
  readonly amount: number
}

/** The centre, the programme and the region that are asked for; 0 for all. */
export interface BudgetFilter {
  readonly centreId: number
  readonly programId: number
  readonly regionId: number
}

/** Whose figure it is. */
export interface BudgetOwner {
  readonly centreId?: number | undefined
  readonly programId?: number | undefined
}

/** The region of each centre, through its country; undefined without one. */
export function regionsOfCentres(store: PersonalStore): (centreId: number | undefined) => number | undefined {
  const regions = new Map(
    store
      .records('Centre')
      .where()
      .map(({ id, fields }) => {
        const { countryId } = fields as FieldsOf<'Centre'>
        const regionId = store.records('Country').find(countryId)?.fields['regionId']
        return [id, typeof regionId === 'number' ? regionId : undefined] as const
      }),
  )
  return (centreId) => (centreId === undefined ? undefined : regions.get(centreId))
}

/** Tells which figures a filter leaves in. */
export function wantedBy({ centreId, programId, regionId }: BudgetFilter, store: PersonalStore): (of: BudgetOwner) => boolean {
  const regionOf = regionsOfCentres(store)
  return (of) =>
    (centreId === 0 || of.centreId === centreId) &&
    (programId === 0 || of.programId === programId) &&
    (regionId === 0 || regionOf(of.centreId) === regionId)
}

const received = 1

/** The registered students. */
export function registrations(store: PersonalStore): readonly BudgetEntry[] {
  const programmes = programmesOfStudents(store)
  return store.scoped('Student').flatMap(({ id, fields }) => {
    const { yearId, centreId } = fields as FieldsOf<'Student'>
    const day = fields['registeredOn']
    if (typeof day !== 'string') return []
    return [{ yearId, day, centreId, programId: programmes.get(id), currency: 'GBP', amount: 1 }]
  })
}

/** An amount of an invoice, divided among the programmes that its lines name through their masters. */
function byProgramme(invoice: ReturnType<typeof invoiceFields>, day: Day, amount: number, store: PersonalStore): readonly BudgetEntry[] {
  const { yearId, centreId, currency } = invoice
  const weights = new Map<number | undefined, number>()
  for (const { masterId, netMinor = 0 } of invoice.lines) {
    const programId = masterId === undefined ? undefined : store.records('InvoiceMaster').find(masterId)?.fields['programId']
    const key = typeof programId === 'number' ? programId : undefined
    weights.set(key, (weights.get(key) ?? 0) + netMinor)
  }
  const shares = sharesOf(amount, [...weights.values()])
  return [...weights.keys()].map((programId, place) => ({ yearId, day, centreId, programId, currency, amount: shares[place] ?? 0 }))
}

/** What has been billed without tax; credit notes take it back. */
export const billed = (store: PersonalStore): readonly BudgetEntry[] =>
  store
    .scoped('Invoice')
    .filter(isIssued)
    .map(invoiceFields)
    .flatMap((invoice) => byProgramme(invoice, invoice.issueDate ?? store.today, invoice.netMinor ?? 0, store))

/** What has been paid on invoices. */
export const paid = (store: PersonalStore): readonly BudgetEntry[] =>
  store.scoped('Payment').flatMap(({ status, fields }) => {
    const { invoiceId, receivedOn, amountMinor } = fields as FieldsOf<'Payment'>
    const invoice = status === received ? store.records('Invoice').find(invoiceId) : null
    return invoice ? byProgramme(invoiceFields(invoice), receivedOn, amountMinor, store) : []
  })

interface LeftOut {
  readonly year: string
  readonly currency: 'EUR' | 'USD' | 'AED'
  readonly amountMinor: number
}

/** The entries in pounds by the planning rates of their years, and what has no rate: that is never guessed. */
export function converted(entries: readonly BudgetEntry[], store: PersonalStore) {
  const rates = store
    .records('PlanningRate')
    .where()
    .filter(({ status }) => status === 1)
  const rateOf = ({ yearId, currency }: BudgetEntry): number | null => {
    if (currency === 'GBP') return 1
    const rate = rates.find(({ fields }) => fields['yearId'] === yearId && fields['currency'] === currency)?.fields['rate']
    return typeof rate === 'number' ? rate : null
  }
  const inRates: BudgetEntry[] = []
  const missing = new Map<string, LeftOut>()
  for (const entry of entries) {
    const { yearId, currency, amount } = entry
    const rate = rateOf(entry)
    if (rate !== null) inRates.push({ ...entry, amount: inPounds(amount, rate) })
    else if (currency === 'EUR' || currency === 'USD' || currency === 'AED') {
      const key = `${yearId} ${currency}`
      const { amountMinor = 0 } = missing.get(key) ?? {}
      missing.set(key, { year: store.named('Year', yearId), currency, amountMinor: amountMinor + amount })
    }
  }
  return { entries: inRates, leftOut: [...missing.values()].filter(({ amountMinor }) => amountMinor !== 0) }
}

export const sumOfEntries = (entries: readonly BudgetEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** The week of a year in which a day falls, from 1 on; what is earlier or later counts in the first or the last one. */
export const weekOf = (day: Day, startDate: Day, count: number): number =>
  Math.min(count, Math.max(1, Math.floor(daysBetween(startDate, day) / 7) + 1))
