import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { UnbilledPage } from '#src/money/unbilled/UnbilledPage.tsx'
import { unbilledPages } from '#tests/pages/money.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { unbilledRequest } from './unbilled-request.ts'

const request = (id: number) => ({ ...unbilledRequest, id, name: `Resit ${id}` })

/** Twenty-seven requests that are not billed yet, at an address of the queue; a call that bills waits for the test. */
async function open(search: string) {
  let waiting = Array.from({ length: 27 }, (_, at) => request(at + 1))
  const answers: (() => void)[] = []
  const at = pageAt('/sms/invoicing/request-based-masters', 'Unbilled requests', '1')
  await render(
    <Served
      answers={{}}
      calls={{
        listUnbilledRequests: (input) => {
          const { pageNo } = Object(input).query
          return { list: waiting.slice((pageNo - 1) * 25, pageNo * 25), totalCount: waiting.length, serviceCounts: [] }
        },
        billRequests: async (input) => {
          await new Promise<void>((resolve) => void answers.push(resolve))
          const billed = new Set(Object(input).body.requests.map(({ id }: { id: number }) => id))
          waiting = waiting.filter(({ id }) => !billed.has(id))
          return null
        },
      }}
      path={`${at.paths.list}/unbilled${search}`}
    >
      <UnbilledPage {...at} />
    </Served>,
  )
  return { answer: () => answers.shift()?.() }
}

const one = (name: string) => page.getByRole(...unbilledPages.chooseOne(name))

it('shows the page before once all of the last one is billed', async () => {
  const { answer } = await open('?page=2')
  await page.getByRole(...unbilledPages.choosePage).click()
  await page.getByRole(...unbilledPages.create(1)).click()
  await expect.element(page.getByRole(...unbilledPages.create(1))).toHaveAttribute('aria-busy')
  answer()
  await expect.element(one('Resit 1')).toBeVisible()
})

it('shows the last page where an address asks for one behind it', async () => {
  await open('?page=99')
  await expect.element(one('Resit 27')).toBeVisible()
  await expect.element(page.getByText('26–27 of 27')).toBeVisible()
})

it('keeps what was chosen while other requests were billed', async () => {
  const { answer } = await open('')
  await one('Resit 1').click()
  await page.getByRole(...unbilledPages.create(1)).click()
  await one('Resit 2').click()
  answer()
  await expect.element(one('Resit 1')).not.toBeInTheDocument()
  await expect.element(one('Resit 2')).toBeChecked()
  await expect.element(page.getByText(/^1 chosen/)).toBeVisible()
})
