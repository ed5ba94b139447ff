import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { ForgotPasswordPage } from '#src/account/ForgotPasswordPage.tsx'
import { UpdatePasswordPage } from '#src/account/UpdatePasswordPage.tsx'
import { passwordPages } from '#tests/pages/account.ts'
import { kit } from '#tests/pages/kit.ts'
import { pageTitle } from '#tests/pages/shell.ts'
import { signInPage } from '#tests/pages/sign-in.ts'
import { answerOf, openPage, type Sent } from './start.tsx'

type Answer = (sent: Sent) => Response | Promise<Response>

describe('a forgotten password', () => {
  const open = async (answer: Answer = () => answerOf(200, 'A link was sent.')) => {
    const { screen, ...rest } = await openPage(<ForgotPasswordPage />, answer)
    return { ...rest, screen, username: screen.getByLabelText(...signInPage.username), button: screen.getByRole(...kit.submit) }
  }

  it('has the messages of sign-in, and sends nothing while one shows', async () => {
    const { username, button, sent, screen } = await open()
    await username.click()
    await expect.element(screen.getByText('Username is required')).not.toBeInTheDocument()
    await button.click()
    await expect.element(username).toHaveAccessibleDescription('Username is required')
    await expect.element(username).toHaveFocus()
    await username.fill('abc')
    await userEvent.keyboard('{Enter}')
    await expect.element(username).toHaveAccessibleDescription('Please enter a valid email')
    expect(sent).toEqual([])
  })

  it('asks for a link once, however often it is pressed, and says what the aggregator said', async () => {
    let answer: (response: Response) => void = () => {}
    const { username, button, sent, screen } = await open(() => new Promise<Response>((resolve) => void (answer = resolve)))
    await username.fill(' ada@ncuk.test ')
    await button.dblClick()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(sent).toEqual([{ call: 'POST /user/forgot-password', body: { username: 'ada@ncuk.test' } }])
    answer(answerOf(200, 'A link was sent.'))
    const told = screen.getByText('A link was sent.')
    await expect.element(told).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveFocus()
    await expect.element(screen.getByRole(...passwordPages.backToSignIn)).toHaveAttribute('href', '/login')
  })

  it.each([
    ['in its words', () => answerOf(400, '<i>No</i> such account.'), '<i>No</i> such account.'],
    ['in a fixed text when it has none', () => answerOf(500, ''), 'Something went wrong!'],
    ['in a fixed text when no answer came', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong!'],
  ])('that is refused says so %s, and can be tried again', async (_, refusal: Answer, text) => {
    const { username, button, sent, screen } = await open(refusal)
    await username.fill('ada@ncuk.test')
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    await expect.element(username).toHaveValue('ada@ncuk.test')
    await button.click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(screen.getByRole('alert')).toHaveFocus()
  })
})

describe('the link of a password mail', () => {
  const valid = () => answerOf(200, 'Success', { userId: 101 })
  const open = async (resetKey: string, check: Answer = valid, save: Answer = () => answerOf(200, 'Password changed')) => {
    const onChanged = vi.fn()
    const { screen, ...rest } = await openPage(<UpdatePasswordPage resetKey={resetKey} onChanged={onChanged} />, (sent) =>
      (sent.call.startsWith('GET') ? check : save)(sent),
    )
    return {
      ...rest,
      screen,
      onChanged,
      fresh: screen.getByLabelText(...passwordPages.new),
      again: screen.getByLabelText(...passwordPages.confirm),
      button: screen.getByRole(...passwordPages.update),
    }
  }

  it('is checked before there is a form, and sets a password by the rules of the portal', async () => {
    const { fresh, again, button, sent, onChanged } = await open('reset-1')
    await fresh.fill('Portal2027')
    await again.fill('Portal2028')
    await button.click()
    await expect.element(fresh).toHaveFocus()
    await expect.element(fresh).toHaveAccessibleDescription('Password must have at least 1 special character')
    await expect.element(again).toHaveAccessibleDescription('New password and Confirm password must be same')
    expect(sent.map(({ call }) => call)).toEqual(['GET /user/password/validate/reset-1'])
    await fresh.fill('Portal#2027')
    await again.fill('Portal#2027')
    await button.dblClick()
    await expect.poll(() => onChanged.mock.calls).toEqual([['Password changed']])
    expect(sent.slice(1)).toEqual([{ call: 'PUT /user/password/reset/reset-1', body: { newPassword: 'Portal#2027' } }])
  })

  it('that may not be used says why, without a form, and leads to a new one', async () => {
    const { screen, fresh } = await open('reset-1', () => answerOf(400, 'This link was <b>used</b>.'))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This link was <b>used</b>.')
    await expect.element(fresh).not.toBeInTheDocument()
    await expect.element(screen.getByRole(...passwordPages.requestLink)).toHaveAttribute('href', '/forgotpassword')
  })

  it.each([[''], ['..'], ['a/b'], ['100%']])('with the key %j is not asked about', async (key) => {
    const { screen, sent, fresh } = await open(key)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This link is not valid. Please ask for a new one.')
    await expect.element(screen.getByRole(...passwordPages.requestLink)).toBeVisible()
    await expect.element(fresh).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it.each([
    ['fails', () => answerOf(500, 'The mail room is closed.'), 'The mail room is closed.'],
    ['never comes', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong!'],
    ['is of a wrong shape', () => answerOf(200, ['Success'], 'unexpected'), 'Something went wrong!'],
  ])('whose check %s can be checked again', async (_, failure: Answer, text) => {
    // A read that fails is tried once more by itself.
    const answers: Answer[] = [failure, failure, valid]
    const { screen, sent, fresh } = await open('reset-1', (one) => (answers.shift() ?? valid)(one))
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
    await screen.getByRole(...kit.tryAgain).click()
    await expect.element(fresh).toBeVisible()
    await expect.element(screen.getByRole(...pageTitle.updatePassword)).toHaveFocus()
    expect(sent.length).toBe(3)
  })

  it('whose new password is refused says why and keeps what was typed', async () => {
    const { screen, fresh, again, button, onChanged } = await open('reset-1', valid, () => answerOf(400, 'This link was used.'))
    await fresh.fill('Portal#2027')
    await again.fill('Portal#2027')
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This link was used.')
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await expect.element(fresh).toHaveValue('Portal#2027')
    expect(onChanged).not.toHaveBeenCalled()
  })
})
