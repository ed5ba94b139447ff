import 'wouter/use-browser-location'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Arrival } from '#src/app/loading/Arrival.tsx'
import { pageTitle } from '#tests/pages/shell.ts'

it('a page to which a person went while the first page was loading has the focus on its heading', async () => {
  window.history.pushState(null, '', '#profile')
  const screen = await render(
    <main>
      <h1 tabIndex={-1}>Profile</h1>
      <Arrival title="Profile" productName="Pathway" />
    </main>,
  )
  await expect.element(screen.getByRole(...pageTitle.profile)).toHaveFocus()
})
