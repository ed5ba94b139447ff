import { invoiceMaster } from '#openapi/generated/resources/money/invoice-master.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { serveResource, type Breach, type FieldsOf, type SeedOf } from '../engine/service.ts'

type MasterFields = FieldsOf<'InvoiceMaster'>
type Currency = MasterFields['prices'][number]['currency']

const everyCurrency: readonly Currency[] = ['GBP', 'EUR', 'USD', 'AED']

/** Only request based masters have a service, and they need one. */
function serviceBreach({ variant, service }: MasterFields): Breach | null {
  const isAsked = variant === 'Request based'
  if (isAsked && service === undefined) return ['service', recordTexts.required('Service')]
  return service !== undefined && !isAsked ? ['service', 'Only request based masters have a service.'] : null
}

function doublePrice({ prices }: MasterFields): Breach | null {
  const second = prices.findIndex(({ currency }, index) => prices.findIndex((one) => one.currency === currency) < index)
  return second < 0 ? null : [`prices.${second}.currency`, recordTexts.double]
}

/** Shares in hundredths, so that 33.34, 33.33 and 33.33 make 100. */
function planBreach({ instalmentPlan = [] }: MasterFields): Breach | null {
  const sum = instalmentPlan.reduce((total, { share }) => total + Math.round(share * 100), 0)
  return sum === 0 || sum === 10_000 ? null : ['instalmentPlan', `Instalments make ${sum / 100} %, not 100 %.`]
}

type Row = readonly [
  name: string,
  code: string,
  rest: Pick<MasterFields, 'variant' | 'partnerKind' | 'basis'> & Partial<MasterFields>,
  gbp: number,
]

const fixed = { variant: 'Fixed', partnerKind: 'Centre', basis: 'Registered student' } as const
const university = { variant: 'Fixed', partnerKind: 'University', basis: 'Placed student' } as const
const request = { variant: 'Request based', partnerKind: 'Centre', basis: 'Request' } as const
const termsOnly = { variant: 'New', partnerKind: 'Centre', basis: 'Year' } as const
const thirds = [
  { share: 33.34, dueAfterDays: 30 },
  { share: 33.33, dueAfterDays: 90 },
  { share: 33.33, dueAfterDays: 180 },
]

/** In the order of their ids, from 1 on; prices in minor units of GBP. */
const rows: readonly Row[] = [
  ['Foundation Year registration', 'FIX-IFY', { ...fixed, programId: 1, instalmentPlan: thirds }, 24_000],
  ['Year One registration', 'FIX-IY1', { ...fixed, programId: 2 }, 31_000],
  ["Pre-Master's registration", 'FIX-PMP', { ...fixed, programId: 3 }, 28_500],
  ['English registration', 'FIX-ENG', { ...fixed, programId: 4 }, 12_000],
  ['Centre licence', 'FIX-LIC', { ...fixed, basis: 'Year', instalmentPlan: thirds }, 100_000],
  ['Placement Foundation Year', 'PLC-IFY', { ...university, programId: 1 }, 90_000],
  ['Placement Year One', 'PLC-IY1', { ...university, programId: 2 }, 75_000],
  ['University partnership', 'PLC-YEAR', { ...university, basis: 'Year' }, 250_000],
  ['Resit', 'REQ-RES', { ...request, service: 'Resit' }, 4500],
  ['Re-mark', 'REQ-REM', { ...request, service: 'Re-mark' }, 6000],
  ['Late registration', 'REQ-LATE', { ...request, service: 'Late registration' }, 8000],
  ['Certificate copy', 'REQ-CERT', { ...request, service: 'Certificate' }, 2500],
  ['Other request', 'REQ-OTH', { ...request, service: 'Other' }, 5000],
  ['Resit of a student', 'REQ-RES-S', { ...request, partnerKind: 'Student', service: 'Resit' }, 5500],
  ['Visit of a moderator', 'NEW-VISIT', termsOnly, 115_000],
  ['Training of teachers', 'NEW-TRAIN', termsOnly, 60_000],
  ['University event', 'NEW-EVENT', { ...termsOnly, partnerKind: 'University' }, 150_000],
  ['Tuition of a student', 'NEW-TUIT', { ...termsOnly, partnerKind: 'Student', instalmentPlan: thirds }, 300_000],
]

const withoutDirhams = 'FIX-ENG'
/** Rough exchange rates of the pound, for realistic prices. */
const rates: Readonly<Record<Currency, number>> = { GBP: 1, EUR: 1.2, USD: 1.3, AED: 4.8 }

const seedOf = ([masterName, masterCode, rest, gbp]: Row, index: number): SeedOf<'InvoiceMaster'> => ({
  id: index + 1,
  masterName,
  masterCode,
  yearId: 22,
  ...rest,
  prices: everyCurrency
    .filter((currency) => currency !== 'AED' || masterCode !== withoutDirhams)
    .map((currency) => ({ currency, unitMinor: Math.round(gbp * rates[currency]) })),
  taxRate: rest.variant === 'Request based' ? 20 : 0,
})

/** What is charged, for what, and on which terms. */
export const invoiceMasters = serveResource({
  rules: invoiceMaster,
  seeds: () => rows.map(seedOf),
  checks: [serviceBreach, doublePrice, planBreach],
})
