import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ApiProblem } from '#src/api/problem.ts'
import { invoices } from '#src/money/invoices.tsx'
import { kit } from '#tests/pages/kit.ts'
import { severalPages } from '#tests/pages/money.ts'
import { issued } from '../../../stories/money/issued-invoice.tsx'
import { listOf, usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const bills = [issued, { ...issued, invoiceId: 42, invoiceNumber: 'PW-2026-00042', invoiceName: 'PW-2026-00042' }]

/** A list of two invoices; the first answer about the first one is lost. */
async function open() {
  await page.viewport(1440, 900)
  const sent: { readonly invoiceId: number; readonly dueDate: string; readonly requestId: string }[] = []
  const at = pageAt('/sms/invoicing/fixed-invoices-centres', 'Fixed Invoices Centres', '1')
  const { list: List } = invoices
  const create = ({ body }: { readonly body?: unknown }) => {
    sent.push(body as (typeof sent)[number])
    return sent.length === 1 ? Promise.reject(new ApiProblem('server', 500, 'It broke.')) : { paymentRequestId: sent.length }
  }
  await render(
    <Served answers={{ ...usual, 'GET list': listOf(bills), 'POST create': create }} path={at.paths.list}>
      <List {...at} />
    </Served>,
  )
  return sent
}

const bar = page.getByRole(...kit.chosenRows)
const chooseAll = () => page.getByRole(...kit.selectPage).click({ timeout: 15_000 })

/** Asks for the payment of the chosen invoices by that day. */
async function request(count: number, dueDate: string) {
  await bar.getByRole(...severalPages.request).click()
  const question = page.getByRole(...severalPages.requestQuestion(count))
  await question.getByLabelText(...severalPages.due).fill(dueDate)
  await question.getByRole(...severalPages.makeDrafts).click()
  await expect.element(question).not.toBeInTheDocument()
}

it('a draft whose answer was lost is asked for again by the same id, and any other one by its own', async () => {
  const sent = await open()
  await chooseAll()
  await request(2, '31/12/2099')
  // What was not drafted stays chosen.
  await request(1, '31/12/2099')
  await expect.element(bar).not.toBeInTheDocument()
  await chooseAll()
  await request(2, '31/12/2099')
  const [lost, answered, again, ...others] = sent.map(({ requestId }) => requestId)
  expect(sent.map(({ invoiceId }) => invoiceId)).toEqual([41, 42, 41, 41, 42])
  expect(again).toBe(lost)
  expect(new Set([lost, answered, ...others]).size).toBe(4)
})

it('with another date it is another draft', async () => {
  const sent = await open()
  await chooseAll()
  await request(2, '31/12/2099')
  await request(1, '30/12/2099')
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3)
})
