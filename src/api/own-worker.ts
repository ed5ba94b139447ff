interface ScriptPolicy {
  createScriptURL(url: string): string
}

/** What TypeScript does not describe yet. */
interface TrustedTypesScope {
  readonly trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy }
}

/** Passes addresses of the portal's own scripts and no others. */
function createScriptURL(url: string): string {
  const { origin, pathname } = new URL(url, location.href)
  const isOwn = origin === location.origin && (import.meta.env.DEV || pathname.startsWith('/assets/'))
  if (!isOwn) throw new TypeError(`${url} is no script of the portal.`)
  return url
}

let policy: ScriptPolicy | undefined

/** A policy has one name and is made once in a page. */
const trusted = (url: string): string =>
  (policy ??= (globalThis as TrustedTypesScope).trustedTypes?.createPolicy('portal', { createScriptURL }) ?? {
    createScriptURL,
  }).createScriptURL(url)

/**
 * Asks a worker of the portal's own, and resolves with what it answers. The worker ends then, or when it is aborted.
 * @param url from an import that ends in `?worker&url`
 * @param moved the parts of the question that are transferred instead of copied
 */
export function askWorker<Answer>(
  url: string,
  question: unknown,
  signal: AbortSignal,
  moved: readonly Transferable[] = [],
): Promise<Answer> {
  const worker = new Worker(trusted(url), { type: 'module' })
  const ended = new AbortController()
  const answer = new Promise<Answer>((resolve, reject) => {
    const until = { signal: ended.signal }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), until)
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started.')), until)
    signal.addEventListener('abort', () => reject(signal.reason as Error), until)
    worker.postMessage(question, [...moved])
  })
  return answer.finally(() => {
    ended.abort()
    worker.terminate()
  })
}
