import { paths } from '#machines/access/paths.ts'
import { defaultYear } from '#src/api/constants.ts'
import { invoiceList, slugOf, type BilledList, type Variant } from '#src/money/variant.ts'
import { recordPaths } from '#src/resources/record-page.ts'
import { listOf, namesOf, optionsOf, read } from '../loading/first-calls.ts'
import { at, importable, withOwnFront, type ResourceEntry } from './entry.ts'

const targets = `${paths.budgets}/targets`

/** Where a year's fixed invoices are made. */
const generation = {
  pattern: `${paths.invoices}/${slugOf('Fixed')}-masters/generate`,
  title: 'Generate invoices',
  permission: 'Add',
  load: async () => (await import('#src/money/generate/GeneratePage.tsx')).GeneratePage,
}

/** Where requests become invoices. */
const unbilled = {
  pattern: `${paths.invoices}/${slugOf('Request based')}-masters/unbilled`,
  title: 'Unbilled requests',
  permission: 'View',
  load: async () => (await import('#src/money/unbilled/UnbilledPage.tsx')).UnbilledPage,
}

/** Further pages of the masters of a variant: fixed invoices are generated, requests wait to be billed. */
const more = { Fixed: [generation], 'Request based': [unbilled], New: [] } as const

/** The masters of a variant of invoices: each stands under an address of its own. */
export const invoiceMasters = (variant: Variant) => ({
  ...at(
    `${paths.invoices}/${slugOf(variant)}-masters`,
    'Invoice Master',
    'masterName:asc',
    async () => (await import('#src/money/invoice-masters.tsx')).invoiceMasters,
  ),
  within: { variant: [variant] },
  more: more[variant],
})

/** The partners of a list of invoices. Those of students stand among the centres'. */
const partners = {
  centres: ['Centre', 'Student'],
  institutes: ['University'],
} as const satisfies Readonly<Record<BilledList, readonly string[]>>

/** A list of the invoices of a variant. */
export const invoices = (variant: Variant, kind: BilledList) => ({
  ...at(invoiceList(variant, kind), 'Invoice', 'invoiceNumber:desc', async () => (await import('#src/money/invoices.tsx')).invoices),
  within: { variant: [variant], partnerKind: partners[kind] },
})

/** The invoices of a variant, or all of them, whoever is billed. */
export const invoiceOverview = (variant: Variant | null): ResourceEntry => {
  const list = variant === null ? paths.invoices : `${paths.invoices}/${slugOf(variant)}`
  // In the menu, the list of fixed invoices is a second address of the entry for all invoices.
  const rightsOf = variant === 'Fixed' ? paths.invoices : list
  return {
    ...at(
      list,
      'Invoice',
      'invoiceNumber:desc',
      async () => (await import('#src/money/invoice-overview.tsx')).invoiceOverview,
      variant === null ? 'Invoices' : `${variant} Invoices`,
      rightsOf,
    ),
    within: variant === null ? {} : { variant: [variant] },
    firstCalls: [read('getInvoiceSummary', { query: { searchText: '', statusId: '0', ...(variant !== null && { variant }) } })],
  }
}

/** Where the pages of money stand. */
export const money = {
  Invoice: { ...invoices('Fixed', 'centres'), everywhere: { paths: recordPaths(paths.invoices), rightsOf: paths.invoices } },
  InvoiceMaster: invoiceMasters('Fixed'),
  Payment: at(
    `${paths.invoices}/payments`,
    'Payment',
    'receivedOn:desc',
    async () => (await import('#src/money/payments.tsx')).payments,
    'Payments',
    paths.invoices,
  ),
  PaymentRequest: at(
    '/payment-requests',
    'Payment Request',
    'dueDate:asc',
    async () => (await import('#src/money/requests/payment-requests.tsx')).paymentRequests,
  ),
  SponsorshipLetter: at(
    '/sms/unique-sponsorship-letter',
    'Sponsorship Letter',
    'uslNumber:asc',
    async () => (await import('#src/money/letters/letters.tsx')).sponsorshipLetters,
  ),
  Target: importable(
    {
      ...withOwnFront(
        at(targets, 'Target', 'targetName:asc', async () => (await import('#src/money/budgets/targets.tsx')).targets),
        [
          listOf('Target', { filters: { yearId: [String(defaultYear)] } }),
          optionsOf('/sms/centre'),
          optionsOf('/sms/program'),
          namesOf('/sms/year', [defaultYear]),
        ],
      ),
      more: [
        {
          pattern: `${targets}/paste`,
          title: 'Paste from a sheet',
          permission: 'Add',
          load: async () => (await import('#src/money/budgets/PasteTargets.tsx')).PasteTargets,
        },
      ],
    },
    async () => (await import('#openapi/generated/resources/money/target.ts')).target,
  ),
  PlanningRate: at(
    `${targets}/rates`,
    'Planning Rate',
    'rateName:asc',
    async () => (await import('#src/money/budgets/planning-rates.tsx')).planningRates,
    'Planning Rates',
    targets,
  ),
} as const
