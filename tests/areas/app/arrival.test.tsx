import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Arrival } from '#src/app/loading/Arrival.tsx'
import { pageTitle } from '#tests/pages/shell.ts'

const Page = ({ name }: { readonly name: string }) => (
  <>
    <button type="button" aria-haspopup="menu" data-state="closed">
      Ada
    </button>
    <div role="menu" tabIndex={-1} data-state="closed" aria-label="Ada" />
    <main>
      <h1 tabIndex={-1}>{name}</h1>
      <Arrival key={name} title={name} productName="Pathway" />
    </main>
  </>
)

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

async function arrive() {
  const screen = await render(<Page name="Dashboard" />)
  await screen.rerender(<Page name="Profile" />)
  const heading = screen.getByRole(...pageTitle.profile)
  await expect.element(heading).toHaveFocus()
  return { screen, heading, button: screen.getByRole('button', { name: 'Ada' }) }
}

it('the focus is on the heading of a page that has come, however late the menu that led there gives it back to its button', async () => {
  const { screen, heading, button } = await arrive()
  await frames(5)
  button.element().focus()
  await expect.element(heading).toHaveFocus()
  screen.getByRole('menu').element().focus()
  await expect.element(heading).toHaveFocus()
})

it('a menu that is closed by the next key keeps the focus on its button', async () => {
  const { button } = await arrive()
  await userEvent.keyboard('{Escape}')
  button.element().focus()
  await frames(3)
  await expect.element(button).toHaveFocus()
})

/** A page that reads its record before it can say what it is called. */
function LatePage() {
  const [isRead, setRead] = useState(false)
  return (
    <main tabIndex={-1}>
      {isRead ? <h1 tabIndex={-1}>Profile</h1> : <p>Loading</p>}
      <button type="button" onClick={() => setRead(true)}>
        Read
      </button>
      <Arrival title="Profile" productName="Pathway" />
    </main>
  )
}

async function waitOnLatePage() {
  const screen = await render(<Page name="Dashboard" />)
  await screen.rerender(<LatePage />)
  await expect.element(screen.getByRole('main')).toHaveFocus()
  const read = screen.getByRole('button', { name: 'Read' }).element()
  if (!(read instanceof HTMLElement)) throw new Error('There is no button.')
  return { screen, read }
}

it('a heading that comes after its page has the focus once it is there', async () => {
  const { screen, read } = await waitOnLatePage()
  // A click by script, which is no input of a person: it stands for the answer.
  read.click()
  await expect.element(screen.getByRole(...pageTitle.profile)).toHaveFocus()
})

it('a heading that comes late leaves the focus where a person has taken it', async () => {
  const { screen, read } = await waitOnLatePage()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Read' })).toHaveFocus()
  read.click()
  await expect.element(screen.getByRole(...pageTitle.profile)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Read' })).toHaveFocus()
})
