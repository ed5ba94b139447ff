import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'

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
