import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { ChangePasswordPage } from '#src/account/ChangePasswordPage.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { answerOf, openPage, type Sent } from './start.tsx'

const changed = () => answerOf(200, 'Password changed', [{ userId: 101 }])

async function open(answer: (sent: Sent) => Response | Promise<Response> = changed) {
  const onChanged = vi.fn()
  const page = <ChangePasswordPage userId="101" username="ada@ncuk.test" breadcrumbs={null} onChanged={onChanged} />
  const { screen, ...rest } = await openPage(page, answer)
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const at = {
    current: field('Current password'),
    fresh: field('New password'),
    again: field('Confirm password'),
    button: screen.getByRole(...passwordPages.change),
  }
  const fill = async (current = 'Portal#2026', fresh = 'Portal#2027', again = fresh) => {
    await at.current.fill(current)
    await at.fresh.fill(fresh)
    await at.again.fill(again)
  }
  return { ...at, ...rest, fill, screen, onChanged }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the messages', () => {
  it('show once a field is left, one at a time, and follow what is typed', async () => {
    const { current, fresh, again, screen } = await open()
    await current.click()
    await expect.element(screen.getByText('is required')).not.toBeInTheDocument()
    await userEvent.tab()
    await fresh.click()
    await expect.element(current).toHaveAccessibleDescription('Current password is required')
    await again.click()
    await expect.element(fresh).toHaveAccessibleDescription('New password is required')
    for (const [text, message] of [
      ['Abcde!7', 'Password must have at least 8 characters'],
      ['Abcdefgh', 'Password must have at least 1 special character'],
      ['abcdefg!', 'Password must have at least 1 uppercase character'],
      ['Abcdefg!', ''],
    ] as const) {
      await fresh.fill(text)
      await expect.element(fresh).toHaveAccessibleDescription(message)
    }
    await expect.element(again).toHaveAccessibleDescription('Confirm password is required')
    await again.fill('Abcdefg?')
    await expect.element(again).toHaveAccessibleDescription('New password and Confirm password must be same')
    await again.fill('Abcdefg!')
    await expect.element(again).toHaveAccessibleDescription('')
    await fresh.fill('Abcdefg!!')
    await expect.element(again).toHaveAccessibleDescription('New password and Confirm password must be same')
    await expect.element(again).toBeInvalid()
  })

  it('all show on an attempt to send, which sends nothing and goes to the first wrong field', async () => {
    const { current, fresh, again, button, sent } = await open()
    await button.click()
    await expect.element(current).toHaveFocus()
    await expect.element(current).toHaveAccessibleDescription('Current password is required')
    await expect.element(fresh).toHaveAccessibleDescription('New password is required')
    await expect.element(again).toHaveAccessibleDescription('Confirm password is required')
    await current.fill('Portal#2026')
    await fresh.fill('Portal2027')
    await userEvent.keyboard('{Enter}')
    await expect.element(fresh).toHaveFocus()
    expect(sent).toEqual([])
  })
})

describe('looking at a password', () => {
  it('shows the text of one field alone, and is over after two seconds', async () => {
    const { current, fresh, screen } = await open()
    await fresh.fill('Orchard27')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await screen
      .getByRole(...signInPage.showPassword)
      .nth(1)
      .click()
    await expect.element(fresh).toHaveAttribute('type', 'text')
    await expect.element(current).toHaveAttribute('type', 'password')
    await expect.element(screen.getByRole(...signInPage.hidePassword)).toHaveFocus()
    vi.advanceTimersByTime(1900)
    await expect.element(fresh).toHaveAttribute('type', 'text')
    vi.advanceTimersByTime(100)
    await expect.element(fresh).toHaveAttribute('type', 'password')
    await expect.element(screen.getByRole(...signInPage.hidePassword)).not.toBeInTheDocument()
  })

  it('is over as soon as the field is left, by its toggle, and with the page', async () => {
    const { current, fresh, screen } = await open()
    await fresh.fill('Orchard27')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const toggle = screen.getByRole(...signInPage.showPassword).nth(1)
    await toggle.click()
    await fresh.click()
    await expect.element(fresh).toHaveAttribute('type', 'text')
    await current.click()
    await expect.element(fresh).toHaveAttribute('type', 'password')
    await toggle.click()
    await screen.getByRole(...signInPage.hidePassword).click()
    await expect.element(fresh).toHaveAttribute('type', 'password')
    await toggle.click()
    await expect.element(fresh).toHaveAttribute('type', 'text')
    await cleanup()
    expect([vi.getTimerCount(), document.body.innerHTML.includes('Orchard27')]).toEqual([0, false])
  })
})

describe('sending', () => {
  it('happens once, however often it is pressed, and leaves no password in the page', async () => {
    let answer: (response: Response) => void = () => {}
    const { fill, button, sent, onChanged, fresh } = await open(() => new Promise<Response>((resolve) => void (answer = resolve)))
    await fill(' Portal#2026 ')
    await button.dblClick()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([
      { call: 'PUT /user/change-password', body: { userId: 101, password: 'Portal#2026', newPassword: 'Portal#2027' } },
    ])
    answer(changed())
    await expect.poll(() => onChanged.mock.calls).toEqual([['Password changed']])
    await expect.element(fresh).toHaveValue('')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    const kept = [localStorage, sessionStorage].flatMap((store) => Object.values(store))
    expect([document.documentElement.outerHTML, location.href, ...kept].join()).not.toMatch(/Portal#/)
  })

  it('goes on when the page is left, since a changed password ends the session', async () => {
    let answer: (response: Response) => void = () => {}
    const { fill, button, onChanged, sent } = await open(() => new Promise<Response>((resolve) => void (answer = resolve)))
    await fill()
    await button.click()
    await expect.poll(() => sent.length).toBe(1)
    await cleanup()
    answer(changed())
    await expect.poll(() => onChanged.mock.calls).toEqual([['Password changed']])
  })

  it.each([
    ['is refused', () => answerOf(400, 'The <b>current</b> password is not correct.')],
    ['answers without a first element', () => answerOf(200, 'The <b>current</b> password is not correct.', [])],
  ])('that %s says why in a snackbar and above the form, keeps what was typed, and can be tried again', async (_, refusal) => {
    const snackbar = vi.spyOn(toast, 'failure').mockReturnValue()
    const answers = [refusal(), refusal(), changed()]
    const { fill, current, fresh, again, button, screen, onChanged, sent } = await open(() => answers.shift() ?? changed())
    await fill('Portal#2025')
    await button.click()
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent('The <b>current</b> password is not correct.')
    await expect.element(alert).toHaveFocus()
    expect(snackbar.mock.calls).toEqual([['The <b>current</b> password is not correct.']])
    await expect.element(current).toHaveValue('Portal#2025')
    await expect.element(fresh).toHaveValue('Portal#2027')
    await expect.element(again).toHaveValue('Portal#2027')
    expect(onChanged).not.toHaveBeenCalled()
    await button.click()
    await expect.element(alert).toHaveFocus()
    await button.click()
    await expect.poll(() => onChanged.mock.calls.length).toBe(1)
    expect([sent.length, snackbar.mock.calls.length]).toEqual([3, 2])
  })

  it.each([
    ['without a description', () => answerOf(400, '')],
    ['without a first element and without a description', () => Response.json({ code: 200, message: 'OK', description: '', data: [] })],
    ['with a description that is no text', () => answerOf(500, { reason: 'none' })],
    ['with a page of a proxy', () => new Response('<!doctype html><h1>502</h1>', { status: 502 })],
    ['of a wrong shape', () => answerOf(200, ['Success'], 'unexpected')],
    ['that never comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('to an answer %s shows a snackbar without words, and says above the form that nothing was changed', async (_, refusal) => {
    const snackbar = vi.spyOn(toast, 'failure').mockReturnValue()
    const { fill, fresh, button, screen, onChanged } = await open(refusal)
    await fill()
    await button.click()
    await expect.poll(() => snackbar.mock.calls).toEqual([['']])
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Your password was not changed. Try again.')
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await expect.element(fresh).toHaveValue('Portal#2027')
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('that fails is told by the real snackbar, which stays three seconds', async () => {
    const { fill, button, screen } = await open(() => answerOf(400, 'Not this one.'))
    await fill()
    await button.click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Not this one.')
    await expect.element(screen.getByRole('status'), { timeout: 4500 }).not.toBeInTheDocument()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not this one.')
  })

  it('is given up by Cancel, which leads home', async () => {
    const { screen, sent, visited } = await open()
    await screen.getByRole(...kit.cancel).click()
    expect([visited, sent]).toEqual([['/'], []])
  })
})
