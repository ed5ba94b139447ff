import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createActor, toPromise, waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { blockExportMachine } from '#machines/blocks/list/block-list.machine.ts'
import type { Removal } from '#machines/blocks/block.ts'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { createExportPorts, createListPorts } from '#src/blocks/list/block-list-actors.ts'
import { exportLimits } from '#src/resources/list-export.ts'
import { blockListQuery, readListsAgain } from '#src/blocks/queries.ts'
import type { BlockService } from '#src/blocks/service.ts'
import { createTimers } from '#tests/support/client/client.ts'
import { createFakeApi, plainCodec } from '#tests/support/fake-block-api.ts'

const query: BlockListQuery = { page: 3, pageSize: 25, search: 'may', status: 'draft', sort: { column: 'from', direction: 'desc' } }
const examService = examKind.createService(createFakeApi().api, plainCodec)

describe('changing a block', () => {
  const start = (removal: Removal | Error = { isBlocked: false, message: 'Deleted.' }) => {
    const asked: string[] = []
    const service: BlockService = {
      ...examService,
      list: () => {
        asked.push('list')
        return Promise.resolve({ rows: [], total: 0, counts: null })
      },
      publish: (ids) => {
        asked.push(`publish ${ids.join(' ')}`)
        return Promise.resolve({ message: 'Published.' })
      },
      remove: (ids) => {
        asked.push(`remove ${ids.join(' ')}`)
        return removal instanceof Error ? Promise.reject(removal) : Promise.resolve(removal)
      },
    }
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, networkMode: 'always' } } })
    const kept: unknown[] = []
    const onKept = (...told: readonly unknown[]) => kept.push(told)
    const { changeRow } = createListPorts({ service, kind: examKind, queryClient, check: () => Promise.resolve([]), onKept })
    const change = (act: 'publish' | 'delete') => toPromise(createActor(changeRow, { input: { act, id: '7' } }).start())
    return { asked, kept, queryClient, service, change }
  }

  it('sends one block by one call, and gives the server’s words', async () => {
    const { asked, change } = start()
    expect([await change('publish'), await change('delete')]).toEqual([{ message: 'Published.' }, { message: 'Deleted.' }])
    expect(asked).toEqual(['publish 7', 'remove 7'])
  })

  it('that a mapping keeps is its kind’s warning', async () => {
    const { change } = start({ isBlocked: true, message: 'Used by 3 centres.' })
    expect(await change('delete')).toEqual({
      message: 'Used by 3 centres.',
      warning: 'Exam Block cannot be deleted due to a existing mapping available.',
    })
  })

  it('that is refused tells why the block stays', async () => {
    const refusal = new Error('It is in use.')
    const { kept, change } = start(refusal)
    await expect(change('delete')).rejects.toBe(refusal)
    expect(kept).toEqual([['7', refusal]])
  })

  it('leaves the list on the screen alone until it is read again, once, also after a failure', async () => {
    const { asked, queryClient, service, change } = start(new Error('no answer'))
    const list = blockListQuery(service, 'exam', query)
    await queryClient.fetchQuery(list)
    const stop = new QueryObserver(queryClient, list).subscribe(() => undefined)
    await expect(change('delete')).rejects.toThrow('no answer')
    await change('publish')
    expect([asked, queryClient.getQueryState(list.queryKey)?.isInvalidated]).toEqual([['list', 'remove 7', 'publish 7'], true])
    await readListsAgain(queryClient, 'exam')
    expect(asked).toEqual(['list', 'remove 7', 'publish 7', 'list'])
    stop()
  })
})

describe('an export', () => {
  const rowOf = (number: number): BlockRow => ({
    id: `${number}`,
    name: `Block ${number}`,
    shortName: '',
    code: '',
    from: null,
    to: null,
    status: 2,
  })
  type Answer = { readonly rows: readonly BlockRow[]; readonly total: number }
  /** `size` rows of a page, as a server with so many of them gives them. */
  const pageOf = (total: number, { page, pageSize }: Pick<BlockListQuery, 'page' | 'pageSize'>, size = pageSize): Answer => {
    const first = (page - 1) * size
    return { rows: Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => rowOf(first + index + 1)), total }
  }

  const start = (answer: (query: BlockListQuery) => Answer | Promise<Answer>, save?: () => Promise<void>) => {
    const asked: BlockListQuery[] = []
    const saved: (readonly BlockRow[])[] = []
    const left: (readonly HideableColumn[])[] = []
    const signals: (AbortSignal | undefined)[] = []
    const ports = createExportPorts({
      startTimer: createTimers().startTimer,
      service: {
        list: async (sent, signal) => {
          asked.push(sent)
          signals.push(signal)
          return { ...(await answer(sent)), counts: null }
        },
      },
      save: (rows, without) => {
        saved.push(rows)
        left.push(without)
        return save?.() ?? Promise.resolve()
      },
    })
    const actor = createActor(blockExportMachine.provide({ actors: ports }), {
      input: { texts: { failure: (problem) => ({ message: String(problem) }), cut: (done, total) => `${done} of ${total}` } },
    })
    const progress: unknown[] = []
    actor.subscribe(({ context }) => {
      if (context.progress && context.progress !== progress.at(-1)) progress.push(context.progress)
    })
    actor.start()
    const run = async (rows: readonly BlockRow[] | null = null) => {
      actor.send({ type: 'export.start', wanted: { query, rows, hidden: ['code'] } })
      const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      return context.message
    }
    return { actor, asked, saved, left, signals, progress, run }
  }

  it('reads every page of what the list finds, from the first on, in its order', async () => {
    const { asked, saved, progress, run } = start((sent) => pageOf(2500, sent))
    expect(await run()).toBeNull()
    expect(asked).toEqual([1, 2, 3].map((page) => ({ ...query, page, pageSize: exportLimits.page })))
    expect(saved[0]?.map(({ id }) => Number(id))).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1))
    expect(progress).toEqual([
      { done: 1000, total: 2500 },
      { done: 2000, total: 2500 },
    ])
  })

  it('of chosen rows asks nothing, and leaves out what is hidden', async () => {
    const { asked, saved, left, run } = start(() => pageOf(0, query))
    await run([rowOf(3), rowOf(1)])
    expect([asked, saved[0]?.map(({ id }) => id), left]).toEqual([[], ['3', '1'], [['code']]])
  })

  it('is not shortened by a server that gives smaller pages than it was asked for', async () => {
    const { saved, run } = start((sent) => pageOf(25, sent, 10))
    await run()
    expect(saved[0]).toHaveLength(25)
  })

  it('has each row once when rows move between the pages, and ends when no page brings a new one', async () => {
    const { asked, saved, run } = start(({ page }) => ({ rows: page === 1 ? [rowOf(1), rowOf(2)] : [rowOf(2)], total: 4 }))
    expect(await run()).toBeNull()
    expect([asked.length, saved[0]?.map(({ id }) => id)]).toEqual([2, ['1', '2']])
  })

  it('ends at its limit, and says so', async () => {
    const { asked, saved, run } = start((sent) => pageOf(34_000, sent))
    expect(await run()).toEqual({ tone: 'warning', text: '20000 of 34000' })
    expect([asked.length, saved[0]?.length]).toEqual([20, 20_000])
  })

  it('that fails half-way makes no file', async () => {
    const { saved, run } = start((sent) => (sent.page === 2 ? Promise.reject(new Error('no answer')) : pageOf(2500, sent)))
    expect(await run()).toEqual({ tone: 'error', text: 'Error: no answer' })
    expect(saved).toEqual([])
  })

  it('whose file cannot be made says so', async () => {
    const { run } = start(
      (sent) => pageOf(5, sent),
      () => Promise.reject(new Error('chunk missing')),
    )
    expect(await run()).toEqual({ tone: 'error', text: 'Error: chunk missing' })
  })

  it('that is cancelled drops its call, asks for no more and makes no file', async () => {
    const answers: ((answer: Answer) => void)[] = []
    const { actor, asked, saved, signals } = start(() => new Promise<Answer>((resolve) => answers.push(resolve)))
    actor.send({ type: 'export.start', wanted: { query, rows: null, hidden: [] } })
    actor.send({ type: 'export.cancel' })
    expect(signals[0]?.aborted).toBe(true)
    answers[0]?.(pageOf(5, { page: 1, pageSize: 10 }))
    await new Promise((turn) => setImmediate(turn))
    expect([asked.length, saved, actor.getSnapshot().value]).toEqual([1, [], 'resting'])
  })
})
