import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { fetchOnIntent } from '#src/app/fetch-on-intent.ts'

/** A page of links, and for which of their pages the right was asked, which comes right before the fetch. */
async function open() {
  const asked: string[] = []
  const stop = fetchOnIntent((path) => {
    asked.push(path)
    return true
  })
  const screen = await render(
    <>
      <a href="/profile">Profile</a>
      <a href="https://example.org/profile">Elsewhere</a>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/changepassword?from=list">Change Password</a>
            </td>
            <td>
              <button type="button">Edit</button>
            </td>
          </tr>
        </tbody>
      </table>
    </>,
  )
  return { screen, asked, stop }
}

afterEach(cleanup)

describe('a link to a page', () => {
  it('has the page fetched when the pointer comes to it, or the focus', async () => {
    const { screen, asked, stop } = await open()
    await screen.getByRole('link', { name: 'Profile' }).hover()
    expect(asked).toContain('/profile')
    asked.length = 0
    await userEvent.keyboard('{Tab}')
    expect(asked).toContain('/profile')
    stop()
  })

  it('serves the whole of its row', async () => {
    const { screen, asked, stop } = await open()
    await screen.getByRole('button', { name: 'Edit' }).hover()
    expect(asked).toContain('/changepassword')
    stop()
  })

  it('has nothing fetched when it leads elsewhere, or when nobody listens any more', async () => {
    const { screen, asked, stop } = await open()
    await screen.getByRole('link', { name: 'Elsewhere' }).hover()
    expect(asked).not.toContain('/profile')
    stop()
    await screen.getByRole('link', { name: 'Profile' }).hover()
    expect(asked).not.toContain('/profile')
  })
})
