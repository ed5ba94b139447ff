import { CancelledError, QueryObserver } from '@tanstack/react-query'
import { createActor, toPromise, type AnyActorLogic, type InputFrom } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { createLinkActors } from '#src/account/account-actors.ts'
import type { Api } from '#src/api/client.ts'
import { createPolicyReader } from '#src/api/policy.ts'
import { fetchJustAsked, firstQuery } from '#src/api/first-query.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { readWithRetry } from '#src/api/read-with-retry.ts'
import { createExportPorts } from '#src/blocks/list/block-list-actors.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { createSchedulingPorts } from '#src/blocks/scheduling/scheduling-actors.ts'
import { createTimeZonesPorts } from '#src/blocks/time-zones/time-zones-actors.ts'
import { fixedClock } from '#src/time/clock.ts'
import { browserTimer } from '#src/time/timer.ts'
import { plainCodec } from '#tests/support/fake-block-api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reader = (...answers: readonly unknown[]) => {
  const read = vi.fn<() => Promise<unknown>>()
  for (const answer of answers)
    read.mockImplementationOnce(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  return read
}

const observe = (queryClient: ReturnType<typeof createQueryClient>, queryFn: () => Promise<unknown>) => {
  const observer = new QueryObserver(queryClient, { queryKey: ['list', {}], queryFn })
  const stop = observer.subscribe(() => {})
  return { observer, stop }
}

describe('what was read', () => {
  it('is used again for five minutes', async () => {
    const queryClient = createQueryClient()
    const read = reader('one', 'two')
    const options = { queryKey: ['list', {}], queryFn: read }
    // Looked at all the while, so that it is kept.
    const { stop } = observe(queryClient, read)
    await vi.advanceTimersByTimeAsync(299_999)
    expect(await queryClient.fetchQuery(options)).toBe('one')
    await vi.advanceTimersByTimeAsync(1)
    expect(await queryClient.fetchQuery(options)).toBe('two')
    stop()
  })

  it('is kept for three minutes after nobody looks at it any more', async () => {
    const queryClient = createQueryClient()
    const { stop } = observe(queryClient, reader('one'))
    await vi.advanceTimersByTimeAsync(0)
    stop()
    await vi.advanceTimersByTimeAsync(179_999)
    expect(queryClient.getQueryData(['list', {}])).toBe('one')
    await vi.advanceTimersByTimeAsync(1)
    expect(queryClient.getQueryData(['list', {}])).toBeUndefined()
  })

  it('is not read again because the window is looked at', async () => {
    const queryClient = createQueryClient()
    expect(queryClient.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
  })
})

describe('a read that fails', () => {
  it('is tried exactly once more', async () => {
    for (const problem of [new ApiProblem('server', 500), new ApiProblem('network', 0), new ApiProblem('refused', 400)]) {
      const read = reader(problem, problem, 'never')
      const { observer, stop } = observe(createQueryClient(), read)
      await vi.advanceTimersByTimeAsync(1)
      expect([read.mock.calls.length, observer.getCurrentResult().error]).toEqual([2, problem])
      stop()
    }
  })

  it('is tried again no sooner than the server asked', async () => {
    const read = reader(new ApiProblem('server', 503, 'Later.', 5), 'there')
    const { observer, stop } = observe(createQueryClient(), read)
    await vi.advanceTimersByTimeAsync(4999)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2)
    expect([read.mock.calls.length, observer.getCurrentResult().data]).toEqual([2, 'there'])
    stop()
  })

  it('is left to the person after a full deadline of silence, or when the server asked for a longer rest', async () => {
    for (const problem of [new ApiProblem('timeout', 0), new ApiProblem('server', 429, 'Much later.', 6)]) {
      const read = reader(problem, 'never')
      const { observer, stop } = observe(createQueryClient(), read)
      await vi.advanceTimersByTimeAsync(60_000)
      expect([read.mock.calls.length, observer.getCurrentResult().error]).toEqual([1, problem])
      stop()
    }
  })

  it('is not tried again when the session is over or nobody waits', async () => {
    for (const problem of [new ApiProblem('unauthorized', 401), new ApiProblem('aborted', 0)]) {
      const read = reader(problem, 'never')
      const { stop } = observe(createQueryClient(), read)
      await vi.advanceTimersByTimeAsync(1)
      expect(read).toHaveBeenCalledTimes(1)
      stop()
    }
  })
})

describe('a read whose answer the cache does not keep', () => {
  const start = (problem: ApiProblem) => {
    const sent: OperationId[] = []
    const api: Api = {
      call: (operation) => {
        sent.push(operation)
        return Promise.reject(problem)
      },
    }
    const queryClient = createQueryClient()
    const service = examKind.createService(api, plainCodec)
    const deps = { service, kind: examKind, queryClient, clock: fixedClock(0), userId: '101' }
    return { sent, api, service, deps }
  }
  const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) => toPromise(createActor(logic, { input }).start())
  const drafts = { read: () => null, keep: () => {}, drop: () => {} }
  const signal = new AbortController().signal
  const query = { page: 1, pageSize: 10, search: '', status: 'all', sort: null } as const
  const base = { dateId: '1', date: '2027-05-24', slots: [] }
  const exported = {
    input: { wanted: { query, rows: null, hidden: [] } },
    save: () => Promise.resolve(),
  }

  it.each<[OperationId, (started: ReturnType<typeof start>) => unknown]>([
    ['getExamTimeSlots', ({ deps }) => run(createTimeZonesPorts(deps).loadSlots, { blockId: '7', isFresh: false })],
    [
      'getExamBlockSummary',
      ({ deps }) => run(createSchedulingPorts(deps, drafts).saveDays, { blockId: '7', days: [{ ...base, base: base.slots }] }),
    ],
    [
      'listExamBlocks',
      ({ service }) => {
        createActor(createExportPorts({ service, save: exported.save, startTimer: browserTimer }).writeFile, exported).start()
        return null
      },
    ],
    [
      'getPrivacyPolicyUrl',
      ({ api }) =>
        createPolicyReader({
          api,
          config: { policyFileName: 'policy.pdf' },
          origin: 'https://portal.test',
          fetch: () => Promise.reject(new Error('It was asked.')),
          startTimer: browserTimer,
          clock: fixedClock(0),
        })(signal),
    ],
    ['validateResetKey', ({ api }) => run(createLinkActors(api, browserTimer).checkKey, { key: 'reset-1' })],
  ])('is tried exactly once more: %s', async (operation, read) => {
    const started = start(new ApiProblem('server', 500))
    void Promise.resolve(read(started)).catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(started.sent.filter((one) => one === operation)).toHaveLength(2)
  })

  it('is not tried again where the answer is the verdict on a key', async () => {
    const { api, sent } = start(new ApiProblem('refused', 400, 'This link has expired.'))
    expect([await run(createLinkActors(api, browserTimer).checkKey, { key: 'reset-1' }), sent.length]).toEqual([
      'This link has expired.',
      1,
    ])
  })

  it('waits as long as the server asked, and not for a caller who has gone', async () => {
    const read = reader(new ApiProblem('server', 503, 'Later.', 5), 'there')
    const reading = readWithRetry(read, { startTimer: browserTimer })
    await vi.advanceTimersByTimeAsync(4999)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await reading).toBe('there')

    const gone = new AbortController()
    const dropped = reader(new ApiProblem('server', 503, 'Later.', 5), 'never')
    const ended = readWithRetry(dropped, { startTimer: browserTimer, signal: gone.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    gone.abort()
    expect(await ended).toMatchObject({ kind: 'aborted' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(dropped).toHaveBeenCalledTimes(1)
  })
})

describe('a read that a machine waits for', () => {
  it('goes on where a page that shared it is left', async () => {
    const queryClient = createQueryClient()
    let answer: (data: string) => void = () => {}
    const read = vi.fn(({ signal }: { readonly signal: AbortSignal }) => {
      return new Promise<string>((resolve, reject) => {
        answer = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    })
    const options = { queryKey: ['list', {}], queryFn: read }
    const leave = new QueryObserver(queryClient, options).subscribe(() => {})
    const awaited = fetchJustAsked(queryClient, options).catch((error: unknown) => error)
    leave()
    answer('one')
    expect(await awaited).toBe('one')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('ends where everything is cancelled', async () => {
    const queryClient = createQueryClient()
    const never = ({ signal }: { readonly signal: AbortSignal }) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const awaited = fetchJustAsked(queryClient, { queryKey: ['list', {}], queryFn: never }).catch((error: unknown) => error)
    await queryClient.cancelQueries()
    expect(await awaited).toBeInstanceOf(CancelledError)
  })
})

describe('a read that failed on the way to its page', () => {
  const refused = () => new ApiProblem('server', 503)
  const options = (read: () => Promise<unknown>) => ({ queryKey: ['list', {}], queryFn: read })

  it('is sent twice and not again by the page', async () => {
    const queryClient = createQueryClient()
    const read = reader(refused(), refused(), 'late')
    const prefetched = firstQuery(options(read)).start(queryClient)
    await vi.advanceTimersByTimeAsync(4000)
    await prefetched
    const { observer, stop } = observe(queryClient, read)
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().status).toBe('error')
    expect(read).toHaveBeenCalledTimes(2)
    await observer.refetch()
    expect(observer.getCurrentResult().data).toBe('late')
    stop()
  })

  it('is sent again by a page that comes later', async () => {
    const queryClient = createQueryClient()
    const read = reader(refused(), refused(), 'late')
    const prefetched = firstQuery(options(read)).start(queryClient)
    await vi.advanceTimersByTimeAsync(4000)
    await prefetched
    await vi.advanceTimersByTimeAsync(5000)
    const { observer, stop } = observe(queryClient, read)
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toBe('late')
    stop()
  })

  it('fails the first read of a machine and not its next', async () => {
    const queryClient = createQueryClient()
    const read = reader(refused(), refused(), 'late')
    const prefetched = firstQuery(options(read)).start(queryClient)
    await vi.advanceTimersByTimeAsync(4000)
    await prefetched
    await expect(fetchJustAsked(queryClient, options(read))).rejects.toThrow(ApiProblem)
    expect(read).toHaveBeenCalledTimes(2)
    await expect(fetchJustAsked(queryClient, options(read))).resolves.toBe('late')
  })

  it('is asked for again at once where the page itself has failed to read it', async () => {
    const queryClient = createQueryClient()
    const read = reader(refused(), refused(), 'late')
    const failed = fetchJustAsked(queryClient, options(read)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await failed).toBeInstanceOf(ApiProblem)
    await expect(fetchJustAsked(queryClient, options(read))).resolves.toBe('late')
  })

  it('is asked for again at once where another part of the page watches it', async () => {
    const queryClient = createQueryClient()
    const read = reader(refused(), refused(), 'late')
    const failed = fetchJustAsked(queryClient, options(read)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await failed).toBeInstanceOf(ApiProblem)
    const stop = new QueryObserver(queryClient, options(read)).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(900)
    expect(read).toHaveBeenCalledTimes(2)
    await expect(fetchJustAsked(queryClient, options(read))).resolves.toBe('late')
    stop()
  })
})
