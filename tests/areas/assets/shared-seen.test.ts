import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { createLibrary, markSharedSeen, sharedQuery, type SharedAssets } from '#src/assets/library/calls.ts'

const at = (date: string) => ({ date: `${date} 09:00:00.000000` })

const read = (seenUntil?: string): SharedAssets => ({
  ...(seenUntil !== undefined && { seenUntil: at(seenUntil) }),
  shares: [
    { shareId: 1, sharedBy: 'A. Lindqvist', sharedAt: at('2026-09-02'), access: 'View', assets: [] },
    { shareId: 2, sharedBy: 'A. Lindqvist', sharedAt: at('2026-09-04'), access: 'View', assets: [] },
  ],
})

function start(isRefused = false) {
  const call = vi.fn(async () => {
    if (isRefused) throw new Error('No network.')
    return null
  })
  const queryClient = new QueryClient()
  const library = createLibrary({ call } as never, (id) => id)
  const { queryKey } = sharedQuery(library)
  const mark = (shown: SharedAssets) => {
    queryClient.setQueryData(queryKey, shown)
    return markSharedSeen(shown, library, queryClient)
  }
  return { call, mark, kept: () => queryClient.getQueryData(queryKey)?.seenUntil }
}

describe('shared assets that were shown', () => {
  it('are noted once, up to the newest of them, where the next visit begins', async () => {
    const { call, mark, kept } = start()
    await mark(read('2026-09-03'))
    expect(call).toHaveBeenCalledExactlyOnceWith('markSharedSeen', { body: { seenUntil: at('2026-09-04') } }, expect.anything())
    expect(kept()).toEqual(at('2026-09-04'))
  })

  it('are not noted where nothing is new, or nothing is shared', async () => {
    const { call, mark } = start()
    await mark(read('2026-09-04'))
    await mark({ shares: [] })
    expect(call).not.toHaveBeenCalled()
  })

  it('are new once more after a call that failed', async () => {
    const { call, mark, kept } = start(true)
    await mark(read())
    expect(call).toHaveBeenCalledOnce()
    expect(kept()).toBeUndefined()
  })
})
