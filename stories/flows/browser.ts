import type { BrowserEnvironment } from '#src/session/record/browser-environment.ts'
import type { TokenVault } from '#src/session/token/token-vault.ts'

function createVault(): TokenVault {
  let value: unknown
  return {
    read: () => Promise.resolve(value),
    change: (work) => {
      const next = work(value)
      value = next
      return Promise.resolve(next)
    },
    clear: () => {
      value = undefined
      return Promise.resolve()
    },
  }
}

/** A browser of a story's own, in memory: nobody is signed in, and nothing of it outlives the story. */
export function createBrowser() {
  const kept = new Map<string, string>()
  const cookies = new Map<string, string>()
  const returns = new Set<() => void>()
  const activities = new Set<() => void>()
  const listenTo = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const environment: BrowserEnvironment = {
    tabId: 'story',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    },
    cookies: {
      read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      write: (cookie) => {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      },
    },
    vault: createVault(),
    leases: createVault(),
    locks: null,
    channel: null,
    onStorage: () => () => {},
    onReturn: listenTo(returns),
    onActivity: listenTo(activities),
  }
  return {
    environment,
    /** The person does something, and the portal looks at the time. */
    act: () => {
      for (const hear of activities) hear()
      for (const look of returns) look()
    },
  }
}
