import type { BrowserEnvironment } from '#src/session/record/browser-environment.ts'
import type { TokenVault } from '#src/session/token/token-vault.ts'

/** Resolves after everything that is ready to run has run. */
export const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** A database value shared by the tabs; every access takes a turn. */
function createVault() {
  let value: unknown
  const vault: TokenVault = {
    read: () => turn().then(() => structuredClone(value)),
    change: async (work) => {
      await turn()
      value = structuredClone(work(structuredClone(value)))
      return structuredClone(value)
    },
    clear: () => turn().then(() => void (value = undefined)),
  }
  return { vault, look: () => value, put: (next: unknown) => void (value = next) }
}

interface Waiting {
  grant(): void
}

/** Web Locks as the specification has them, as far as the portal uses them: one holder, a queue, signals, stealing. */
function createLocks() {
  const held = new Map<string, { lose(): void }>()
  const queues = new Map<string, Waiting[]>()
  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.grant()
  }

  const hold = async (name: string, work: LockGrantedCallback<unknown>): Promise<unknown> => {
    const { promise: lost, reject } = withResolvers()
    const own = { lose: () => reject(new DOMException('The lock was stolen.', 'AbortError')) }
    held.set(name, own)
    try {
      return await Promise.race([Promise.resolve(work({ name, mode: 'exclusive' })), lost])
    } finally {
      if (held.get(name) === own) {
        held.delete(name)
        next(name)
      }
    }
  }

  const request = (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as LockGrantedCallback<unknown>
    const { signal, steal = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions
    if (steal) {
      held.get(name)?.lose()
      held.delete(name)
      return hold(name, work)
    }
    return new Promise<unknown>((resolve, reject) => {
      const waiting = { grant: () => hold(name, work).then(resolve, reject) }
      const queue = queues.get(name) ?? []
      queues.set(name, [...queue, waiting])
      signal?.addEventListener('abort', () => {
        const left = queues.get(name) ?? []
        if (!left.includes(waiting)) return
        queues.set(
          name,
          left.filter((other) => other !== waiting),
        )
        reject(signal.reason as Error)
      })
      setImmediate(() => next(name))
    })
  }
  return { request: request as LockManager['request'], isHeld: (name: string) => held.has(name) }
}

function withResolvers() {
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<never>((_, fail) => void (reject = fail))
  promise.catch(() => {})
  return { promise, reject }
}

interface Listeners {
  readonly storage: Set<(key: string | null, text: string | null) => void>
  /** What a tab sees of the storage while events reach it late, and the events that wait for it. */
  late: { readonly view: Map<string, string>; readonly news: (() => void)[] } | null
  readonly messages: Set<(message: unknown) => void>
  readonly returns: Set<() => void>
  readonly activities: Set<() => void>
}

/** One browser with several tabs. A feature that a tab leaves out is blocked in it. */
export function createBrowser() {
  const kept = new Map<string, string>()
  const cookies = new Map<string, string>()
  const tokens = createVault()
  const leases = createVault()
  const locks = createLocks()
  const tabs: Listeners[] = []

  const openTab = (without: readonly ('storage' | 'vault' | 'locks' | 'channel')[] = []) => {
    const own: Listeners = { storage: new Set(), late: null, messages: new Set(), returns: new Set(), activities: new Set() }
    tabs.push(own)
    const others = () => tabs.filter((tab) => tab !== own)
    const has = (part: (typeof without)[number]) => !without.includes(part)
    const isFrozen = { value: false }
    const tellStorage = (key: string, text: string | null) => {
      for (const tab of others()) {
        const tell = () => tab.storage.forEach((hear) => hear(key, text))
        if (tab.late) tab.late.news.push(tell)
        else setImmediate(tell)
      }
    }
    const environment: BrowserEnvironment = {
      tabId: `tab-${tabs.length}`,
      storage: has('storage')
        ? {
            getItem: (key) => (own.late?.view ?? kept).get(key) ?? null,
            setItem: (key, text) => {
              own.late?.view.set(key, text)
              kept.set(key, text)
              tellStorage(key, text)
            },
            removeItem: (key) => {
              own.late?.view.delete(key)
              if (kept.delete(key)) tellStorage(key, null)
            },
          }
        : null,
      vault: has('vault') ? tokens.vault : null,
      leases: has('vault') ? leases.vault : null,
      locks: has('locks') ? locks : null,
      channel: has('channel')
        ? {
            post: (message) => setImmediate(() => others().forEach((tab) => tab.messages.forEach((hear) => hear(message)))),
            listen: (listener) => {
              const hear = (message: unknown) => {
                if (!isFrozen.value) listener(message)
              }
              own.messages.add(hear)
              return () => void own.messages.delete(hear)
            },
          }
        : null,
      cookies: {
        read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        write: (cookie) => {
          const [pair = ''] = cookie.split(';')
          const [name = '', value = ''] = pair.split('=')
          cookies.set(name, value)
        },
      },
      onStorage: (listener) => {
        own.storage.add(listener)
        return () => void own.storage.delete(listener)
      },
      onReturn: (listener) => {
        own.returns.add(listener)
        return () => void own.returns.delete(listener)
      },
      onActivity: (listener) => {
        own.activities.add(listener)
        return () => void own.activities.delete(listener)
      },
    }
    const lag = () => void (own.late = { view: new Map(kept), news: [] })
    return {
      environment,
      lag,
      /** The tab sees the storage as it is, without an event about the changes. */
      catchUp: () => void (own.late = null),
      freeze: () => void (isFrozen.value = true),
      comeBack: () => own.returns.forEach((look) => look()),
      /** A person acts in this tab. */
      act: () => own.activities.forEach((hear) => hear()),
    }
  }

  return { openTab, kept, cookies, tokens, leases, locks }
}

export type Browser = ReturnType<typeof createBrowser>
