import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { portalRoutes } from '#src/app/routes.ts'
import { createSession } from '#src/session/session-actor.ts'
import { SessionProvider } from '#src/session/session-context.tsx'
import { createSessionWork } from '#src/session/session-work.ts'
import { SignInPage } from '#src/session/sign-in/SignInPage.tsx'
import { browserEnvironment } from '#src/session/record/browser-environment.ts'
import { fixedClock } from '#src/time/clock.ts'
import { kit } from '#tests/pages/kit.ts'
import { policyDialog, signInPage } from '#tests/pages/sign-in.ts'
import { holdsFocus } from '#tests/support/holds-focus.ts'

const origin = window.location.origin
const data = {
  token: 'token-1',
  token_type: 'Bearer',
  refresh_token: 'refresh-1',
  token_expires_in: 1800,
  userId: 101,
  contactId: 501,
  firstName: 'Ada',
  username: 'ada@ncuk.test',
  contactTypeParentName: 'NCUK',
}

interface Sent {
  readonly path: string
  readonly body: unknown
}

/** The page over the production session; the test answers its calls. */
async function open({ signIn = () => Promise.resolve(Response.json({ code: 200, data })), policy = ['/policy.txt'] as unknown } = {}) {
  const sent: Sent[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const text = await request.text()
    sent.push({ path: pathname.replace('/api/aggregate/v1', ''), body: text === '' ? null : JSON.parse(text) })
    if (pathname.endsWith('/user/login')) return signIn()
    if (pathname.endsWith('/get-privacy-policy-url')) return Response.json({ code: 200, data: policy })
    if (pathname === '/policy.txt') return new Response('# Your data\n\nWe keep little.', { headers: { 'content-type': 'text/plain' } })
    return Response.json({ code: 200, data: pathname.includes('/permission/') ? { routePermissions: [] } : [] })
  }
  const queryClient = createQueryClient()
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const clock = fixedClock(Date.UTC(2027, 0, 15, 12))
  const environment = browserEnvironment()
  const deps = {
    config: defaultConfig,
    origin,
    fetch,
    startTimer: () => () => {},
    codec,
    clock,
    queryClient,
    environment,
    whenIdle: () => {},
    portalRoutes,
    forget: () => {},
  }
  const session = createSession({
    isMaintenance: false,
    places: environment,
    createWork: (actor) => Promise.resolve(createSessionWork(deps, actor)),
  })
  session.actor.start()
  const screen = await render(
    <ServicesProvider value={{ api: session.api, codec, queryClient, clock, config: defaultConfig, ...browserEdges }}>
      <SessionProvider value={session}>
        <SignInPage />
      </SessionProvider>
    </ServicesProvider>,
  )
  const at = {
    username: screen.getByLabelText(...signInPage.username),
    password: screen.getByLabelText(...signInPage.password),
    accept: screen.getByRole(...signInPage.policy),
    link: screen.getByRole('link', { name: 'Privacy Policy' }),
    button: screen.getByRole(...signInPage.submit),
    dialog: screen.getByRole(...policyDialog.layer),
  }
  return { ...at, screen, session, signIns: () => sent.filter(({ path }) => path === '/user/login'), sent }
}

const forgetEverything = () => {
  localStorage.clear()
  document.cookie = 'privacyPolicy=; path=/; max-age=0'
}
beforeEach(forgetEverything)
afterEach(() => {
  vi.useRealTimers()
  forgetEverything()
})

describe('before the policy is accepted', () => {
  it('Sign In is off, can be reached by keyboard, and sends nothing, not even by Enter', async () => {
    const { username, password, button, screen, accept, signIns } = await open()
    await username.fill('ada@ncuk.test')
    await password.fill('Correct#27')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(signInPage.acceptFirst).first()).toBeVisible()
    await expect.element(accept).toHaveFocus()
    expect(signIns()).toEqual([])
    await accept.click()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })
})

describe('the messages of the fields', () => {
  it('show when a field is left, and go when it is put right', async () => {
    const { username, password, screen } = await open()
    await username.fill('abc')
    await expect.element(screen.getByText('Please enter a valid email')).not.toBeInTheDocument()
    await password.click()
    await expect.element(username).toHaveAccessibleDescription('Please enter a valid email')
    await username.fill('')
    await expect.element(username).toHaveAccessibleDescription('Username is required')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
    await username.fill('ada@ncuk.test')
    await expect.element(username).toHaveAccessibleDescription('')
    await password.fill('   ')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
  })

  it('never move what is being pressed from under the pointer', async () => {
    const { username, accept, screen } = await open()
    await username.fill('abc')
    await accept.click()
    await expect.element(accept).toBeChecked()
    await expect.element(screen.getByText('Please enter a valid email')).toBeVisible()
  })

  it('keep the form from being sent, and take the focus to the first one', async () => {
    const { username, password, accept, button, signIns } = await open()
    await accept.click()
    await button.click()
    await expect.element(username).toHaveFocus()
    await username.fill('ada@ncuk.test')
    await button.click()
    await expect.element(password).toHaveFocus()
    expect(signIns()).toEqual([])
  })
})

describe('signing in', () => {
  it('sends the trimmed password once, however often it is pressed', async () => {
    let answer: (response: Response) => void = () => {}
    const { username, password, accept, button, session, signIns } = await open({
      signIn: () => new Promise<Response>((resolve) => void (answer = resolve)),
    })
    await username.fill(' ada@ncuk.test ')
    await password.fill('  Secret1! ')
    await accept.click()
    await button.dblClick()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(signIns()).toEqual([{ path: '/user/login', body: { username: 'ada@ncuk.test', password: 'Secret1!' } }])
    expect(document.cookie).not.toContain('privacyPolicy')
    answer(Response.json({ code: 200, data }))
    await expect.poll(() => session.actor.getSnapshot().matches('signedIn')).toBe(true)
    expect(document.cookie).toContain('privacyPolicy=1')
    expect(session.hasAcceptedPolicy()).toBe(true)
  })

  it('that is refused shows the server’s words in focus, keeps what was typed, stores nothing, and can be tried again', async () => {
    let count = 0
    const { username, password, accept, button, screen, session, signIns } = await open({
      signIn: () => {
        count += 1
        const refused = { code: 401, message: 'Unauthorized', description: `<b>Wrong</b>, ${count}.`, data: null }
        return Promise.resolve(Response.json(refused, { status: 401 }))
      },
    })
    await username.fill('ada@ncuk.test')
    await password.fill('wrong')
    await accept.click()
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('<b>Wrong</b>, 1.')
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    await expect.element(username).toHaveValue('ada@ncuk.test')
    await expect.element(password).toHaveValue('wrong')
    expect([localStorage.getItem('session'), document.cookie.includes('privacyPolicy')]).toEqual([null, false])
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('<b>Wrong</b>, 2.')
    await expect.element(screen.getByRole('alert')).toHaveFocus()
    expect([signIns().length, session.actor.getSnapshot().matches('signedOut')]).toEqual([2, true])
  })

  it('without a network says so in plain words and goes on when it is back', async () => {
    let isBack = false
    const { username, password, accept, button, screen, session } = await open({
      signIn: () => (isBack ? Promise.resolve(Response.json({ code: 200, data })) : Promise.reject(new TypeError('Failed to fetch'))),
    })
    await username.fill('ada@ncuk.test')
    await password.fill('Correct#27')
    await accept.click()
    await button.click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong!')
    isBack = true
    await button.click()
    await expect.poll(() => session.actor.getSnapshot().matches('signedIn')).toBe(true)
  })

  it('is a tick less the next time', async () => {
    document.cookie = 'privacyPolicy=1; path=/'
    const { accept, button } = await open()
    await expect.element(accept).toBeChecked()
    await expect.element(button).not.toHaveAttribute('aria-disabled')
  })
})

describe('the privacy policy', () => {
  it('shows the document with a link to it; I Accept ticks the box and gives it the focus', async () => {
    const { link, dialog, accept, screen, sent } = await open()
    await link.click()
    await expect.element(dialog).toHaveTextContent('We keep little.')
    await expect.element(screen.getByRole(...policyDialog.openInTab)).toHaveAttribute('href', `${origin}/policy.txt`)
    await screen.getByRole(...policyDialog.accept).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(accept).toBeChecked()
    await expect.element(accept).toHaveFocus()
    expect(sent.map(({ path }) => path)).toEqual(['/aws-url/get-privacy-policy-url', '/policy.txt'])
  })

  it.each(['Cancel', 'Escape'])('closes without a change by %s and gives the focus back', async (way) => {
    const { link, dialog, accept, screen } = await open()
    await link.click()
    await expect.poll(() => holdsFocus(dialog.element())).toBe(true)
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await screen.getByRole(...kit.cancel).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(accept).not.toBeChecked()
    await expect.element(link).toHaveFocus()
  })

  it.each([[[]], [['javascript:alert(1)']], [null]])('is missing when the answer is %j', async (policy) => {
    const { link, screen } = await open({ policy })
    await link.click()
    await expect.element(screen.getByText('Privacy policy file not found.')).toBeVisible()
  })
})

describe('the password', () => {
  it('is shown and hidden by its toggle, which can be reached by keyboard', async () => {
    const { password, screen } = await open()
    await password.fill('Correct#27')
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(password).toHaveAttribute('type', 'text')
    await screen.getByRole(...signInPage.hidePassword).click()
    await expect.element(password).toHaveAttribute('type', 'password')
  })

  it('stays readable until its toggle is pressed again', async () => {
    const { password, screen } = await open()
    await password.fill('Correct#27')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await screen.getByRole(...signInPage.showPassword).click()
    vi.advanceTimersByTime(3000)
    await expect.element(password).toHaveAttribute('type', 'text')
    await expect.element(screen.getByRole(...signInPage.hidePassword)).toBeVisible()
  })
})
