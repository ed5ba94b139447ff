import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { paths } from '#machines/access/paths.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { OpenPage } from '#src/app/loading/OpenPage.tsx'
import { paymentRoutes } from '#src/app/routes/money-routes.ts'
import { payingPages } from '#tests/pages/money.ts'
import { createShell } from '#tests/support/shell.tsx'

const paid = {
  orderId: '5f2c',
  provider: 'PayPal',
  state: 'Paid',
  studentInvoiceId: 140,
  invoiceNumber: 'PW-2026-00101',
  amountMinor: 100,
  currency: 'GBP',
  paymentStatus: 'Partially paid',
  reference: 'PAYPAL-5F2C',
  paidOn: '2026-11-21',
}

/** The page of an order whose details are read by `call`. */
async function open(call: () => Promise<unknown>) {
  const { Around } = createShell({ type: 'STUDENT', path: `${paths.paymentSuccess}?orderId=5f2c`, call })
  const route = paymentRoutes.find(({ pattern }) => pattern.text === paths.paymentSuccess)
  if (!route) throw new Error('The page has no route.')
  await render(
    <Around>
      <main tabIndex={-1}>
        <OpenPage path={paths.paymentSuccess} match={{ route, params: {} }} title={route.title} />
      </main>
    </Around>,
  )
}

it('an order that is not there is no success, by its heading and in the tab', async () => {
  await open(() => Promise.reject(new ApiProblem('notFound', 404, 'The payment was not found.')))
  await expect.element(page.getByText(payingPages.noPayment)).toBeVisible()
  await expect.element(page.getByRole(...payingPages.unknownHeading)).toBeVisible()
  expect(document.title).toBe('Payment · Pathway')
})

it('an order that is paid is a success', async () => {
  await open(() => Promise.resolve({ data: paid, description: '', code: 200 }))
  await expect.element(page.getByRole(...payingPages.receiptHeading)).toBeVisible()
  await expect.element(page.getByRole(...payingPages.receipt)).toHaveTextContent('PAYPAL-5F2C')
})
