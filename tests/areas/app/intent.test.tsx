import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { systemClock } from '#src/time/clock.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { fetchOnIntent } from '#src/app/loading/fetch-on-intent.ts'
import { mainMenu, shell } from '#tests/pages/shell.ts'

/** A page of links. `asked` has the paths whose right was asked for, right before their fetch; `reads` has the calls that were made. */
async function open() {
  const asked: string[] = []
  const reads: string[] = []
  const api: Api & ResourceApi = {
    call: (operation) => {
      reads.push(operation)
      return new Promise(() => {})
    },
    send: ({ path }) => {
      reads.push(path)
      return new Promise(() => {})
    },
  }
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const resting = new Set<() => void>()
  /** Lets the pointer rest long enough where it is. */
  const rest = () => {
    for (const due of resting) due()
    resting.clear()
  }
  const stop = fetchOnIntent({
    startTimer: (_, due) => {
      resting.add(due)
      return () => void resting.delete(due)
    },
    services: { api, codec, clock: systemClock, contactType: 'NCUK', queryClient: createQueryClient() },
    isOpen: (path) => {
      asked.push(path)
      return true
    },
  })
  const screen = await render(
    <>
      <a href="/profile">Profile</a>
      <a href="https://example.org/profile">Elsewhere</a>
      <a href="/sms/exam-block?page=2">Exam Block</a>
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
          <tr>
            <td>
              <a href={`/sms/exam-block/Examcentreadministration?examBlockId=${codec.encrypt('7')}`}>Summer</a>
            </td>
          </tr>
        </tbody>
      </table>
      <a href="#content">Skip to content</a>
    </>,
  )
  return { screen, asked, reads, rest, stop }
}

describe('an address', () => {
  it('has what its page reads first asked for when it becomes that of the portal, and not when its page changes it', async () => {
    const { reads, stop } = await open()
    const before = window.location.href
    window.history.pushState(null, '', '/sms/testblock')
    window.dispatchEvent(new Event('pushState'))
    expect(reads).toEqual(['listTestBlocks'])
    window.history.replaceState(null, '', '/sms/testblock?page=2')
    window.dispatchEvent(new Event('replaceState'))
    expect(reads).toEqual(['listTestBlocks'])
    window.history.replaceState(null, '', before)
    stop()
  })
})

describe('a link to a page', () => {
  it('has the page fetched when the pointer comes to it, or the focus', async () => {
    const { screen, asked, rest, stop } = await open()
    await screen.getByRole('link', { name: 'Profile' }).hover()
    rest()
    expect(asked).toContain('/profile')
    asked.length = 0
    await userEvent.keyboard('{Tab}')
    expect(asked).toContain('/profile')
    stop()
  })

  it('has nothing fetched when it stays on the page that is shown', async () => {
    const { screen, asked, rest, stop } = await open()
    const skip = screen.getByRole(...shell.skipToContent)
    await skip.hover()
    rest()
    skip.element().focus()
    expect(asked).not.toContain(window.location.pathname)
    stop()
  })

  it('has nothing fetched when the pointer only passes over it', async () => {
    const { screen, asked, rest, stop } = await open()
    await screen.getByRole('link', { name: 'Profile' }).hover()
    await screen.getByRole('link', { name: 'Elsewhere' }).hover()
    rest()
    expect(asked).toEqual([])
    stop()
  })

  it('has the page fetched when the pointer comes to any part of its table row', async () => {
    const { screen, asked, rest, stop } = await open()
    await screen.getByRole('button', { name: 'Edit' }).hover()
    rest()
    expect(asked).toContain('/changepassword')
    stop()
  })

  it('has what its page reads first asked for once, however often somebody turns to it', async () => {
    const { screen, reads, rest, stop } = await open()
    const link = screen.getByRole(...mainMenu.examBlocks)
    await link.hover()
    rest()
    expect(reads).toEqual(['listExamBlocks'])
    await screen.getByRole('link', { name: 'Profile' }).hover()
    rest()
    await link.hover()
    rest()
    link.element().focus()
    expect(reads).toEqual(['listExamBlocks'])
    stop()
  })

  it('in a row has its record read when it is pressed, not when the pointer crosses it', async () => {
    const { screen, reads, rest, stop } = await open()
    const link = screen.getByRole('link', { name: 'Summer' })
    link.element().addEventListener('click', (event) => event.preventDefault())
    await link.hover()
    rest()
    expect(reads).not.toContain('getExamBlockSummary')
    await link.click()
    expect(reads.filter((read) => read === 'getExamBlockSummary')).toHaveLength(1)
    stop()
  })

  it('has nothing fetched when it leads elsewhere, or when nobody listens any more', async () => {
    const { screen, asked, rest, stop } = await open()
    await screen.getByRole('link', { name: 'Elsewhere' }).hover()
    rest()
    expect(asked).not.toContain('/profile')
    stop()
    await screen.getByRole('link', { name: 'Profile' }).hover()
    rest()
    expect(asked).not.toContain('/profile')
  })
})
