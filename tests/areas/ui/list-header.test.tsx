import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ListHeader } from '#src/ui/list/list-header.tsx'

it.each([
  [0, '0 exam blocks'],
  [1, '1 exam block'],
  [10_000, '10,000 exam blocks'],
])('says %i with the right noun', async (total, text) => {
  await render(<ListHeader title="Exam Block" breadcrumbs={null} total={total} noun="exam block" nouns="exam blocks" create={null} />)
  await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument()
})
