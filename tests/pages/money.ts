import { radio, tableNamed } from './parts.ts'

/** The pages of invoices and statements. */
export const moneyPages = {
  byAge: tableNamed('By age'),
  byStatus: tableNamed('By status'),
  showStatus: radio('By status'),
  statement: (currency: string) => tableNamed(`Statement, ${currency}`),
}
