import { planningRate } from '#openapi/generated/resources/money/planning-rate.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'

type Rate = FieldsOf<'PlanningRate'>

function doubleRate({ yearId, currency }: Rate, { db, id }: Writing<Rate>): Breach | null {
  const others = db
    .records('PlanningRate')
    .where((other) => other.id !== id && other.fields['yearId'] === yearId && other.fields['currency'] === currency)
  return others.length === 0 ? null : ['currency', 'This currency has a rate for this year.']
}

/** How much of a currency is planned for one pound, by year. The last year has none for dirhams yet. */
const seeded: readonly (readonly [yearId: number, currency: Rate['currency'], rate: number])[] = [
  [21, 'EUR', 1.18],
  [21, 'USD', 1.27],
  [21, 'AED', 4.65],
  [22, 'EUR', 1.19],
  [22, 'USD', 1.3],
  [22, 'AED', 4.76],
  [23, 'EUR', 1.19],
  [23, 'USD', 1.3],
]

/** The exchange rates by which a year is planned; budgets are in pounds. */
export const planningRates = serveResource({
  rules: planningRate,
  seeds: () => seeded.map(([yearId, currency, rate], index) => ({ id: index + 1, yearId, currency, rate })),
  scope: (user) => () => user.contactType === 'NCUK',
  calculated: ({ yearId, currency }, _, { named }) => ({ rateName: `${currency} ${named('Year', yearId)}` }),
  checks: [doubleRate],
})
