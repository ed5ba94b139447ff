import { paths } from '#machines/access/paths.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import * as first from '../loading/first-queries.ts'
import { invoiceLists } from '../resources.ts'
import { route, type RouteSpec } from '../route-spec.ts'
import { texts } from '../texts.ts'
import { below, labelsBelow, onePage, opens } from './route-parts.ts'

const NotFound = lazyComponent(async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage)
const PaymentStatus = lazyComponent(async () => (await import('../pages/money/PaymentStatusPage.tsx')).PaymentStatusPage)
const PaymentMethod = lazyComponent(async () => (await import('../pages/money/PaymentMethodPage.tsx')).PaymentMethodPage)
const PaymentSuccess = lazyComponent(async () => (await import('../pages/money/PaymentSuccessPage.tsx')).PaymentSuccessPage)
const budgetPage = (page: 'HistoricPage' | 'LivePage') => lazyComponent(async () => (await import('../pages/money/BudgetPages.tsx'))[page])

const partnerIds = { centre: 'centreId', university: 'institutionId', student: 'studentId' } as const

/** Below the lists of invoices: the statements of partners, and each status by its name. All else there is not found. */
export const invoiceRoutes: readonly RouteSpec[] = [
  ...invoiceLists.flatMap(({ list, rightsOf, partners }) => {
    const pages = partners.map((kind) => {
      const path = `${list}/${kind}-view/:${partnerIds[kind]}`
      const Page = lazyComponent(async () => (await import('../pages/money/StatementPage.tsx')).statementPage(kind))
      return route(path, 'Statement', Page, { ...below(rightsOf, opens(path, 'View')), firstQueries: first.statement(kind) })
    })
    if (list === paths.invoices) return pages
    const path = `${list}/:statusName`
    const InStatus = lazyComponent(async () => (await import('../pages/money/InvoiceStatusPage.tsx')).invoiceStatusPage(list))
    return [...pages, route(path, 'Invoices', InStatus, { ...below(rightsOf, opens(path, 'View')), shape: 'list' })]
  }),
  // Unknown addresses need Add, which partners do not hold: none of them opens a form of the portal to a partner.
  ...[':page', ':page/:subPage', ':page/:subPage/:id'].map((end) =>
    route(`${paths.invoices}/${end}`, texts.notFound.title, NotFound, below(paths.invoices, opens(`${paths.invoices}/${end}`, 'Add'))),
  ),
]

/** The budgets of the past and of this year. */
export const budgetRoutes: readonly RouteSpec[] = [
  ...onePage(`${paths.budgets}/historic`, 'Historic', budgetPage('HistoricPage'), { firstQueries: first.historicBudget, by: labelsBelow }),
  ...onePage(`${paths.budgets}/live`, 'Live', budgetPage('LivePage'), { firstQueries: first.liveBudget, by: labelsBelow }),
]

/** Where students see what they owe, and pay. */
export const paymentRoutes: readonly RouteSpec[] = [
  ...onePage(paths.paymentStatus, 'Payment Status', PaymentStatus, { firstQueries: first.studentInvoices, by: 'list' }),
  ...onePage(paths.paymentMethod, 'Payment Method', PaymentMethod, { firstQueries: first.studentInvoices, by: 'list' }),
  route(paths.paymentSuccess, 'Payment', PaymentSuccess, {
    ...below(paths.paymentMethod, opens(paths.paymentSuccess, 'list')),
    firstQueries: first.payment,
  }),
]
