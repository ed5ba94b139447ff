import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blockListMachine, type BlockListContext } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { fallbackText, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { useListExport } from '#src/resources/use-list-page.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import type { RowNote } from '#src/ui/list/list-question.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { readListsAgain } from '../queries.ts'
import { texts as blockTexts } from '../texts.ts'
import { useBlockService } from '../use-block-service.ts'
import { createExportPorts, createListPorts } from './block-list-actors.ts'
import { listTexts as texts } from './texts.ts'

const loadBlockChecks = () => import('./block-checks.ts')
const loadDeletionNotes = () => import('./deletion-notes.ts')
const loadBlockCsv = () => import('./block-csv.ts')

interface BlockListStart {
  readonly kind: BlockKindSpec
  /** Whose unsaved edits count among what is open about a block. */
  readonly userId: string
  /** The search text in the address. */
  readonly search: string
  /** The message of the previous page; empty for none. */
  readonly arrived: string
  /** Called when the typing pauses: the list should show this search. */
  onSearch(search: string): void
}

/** Runs the list's machine on the portal's services. `kept` has the errors of blocks that could not be deleted, by their ids. */
export function useBlockList({ kind, userId, search, arrived, onSearch }: BlockListStart) {
  const service = useBlockService(kind)
  const { queryClient, clock } = useServices()
  const [kept, setKept] = useState<ReadonlyMap<BlockId, unknown>>(new Map())
  const create = () => {
    const deps = { service, kind, queryClient, clock, userId: ownerKey(userId) }
    // Fetched with the first publish: few visits to the list have one.
    const check = async (ids: readonly BlockId[], signal: AbortSignal) => (await loadBlockChecks()).checkBlocksHere(deps, ids, signal)
    const onKept = (id: BlockId, problem: unknown) => setKept((before) => new Map(before).set(id, problem))
    return blockListMachine.provide({ actors: createListPorts({ service, kind, queryClient, check, onKept }) })
  }
  const actor = useProcess(create, {
    input: {
      search,
      message: arrived,
      texts: {
        failure: (problem, act) => {
          const { code, message } = toFailure(problem)
          return { code, message: act === 'publish' && message === fallbackText ? blockTexts.publishFailed : message }
        },
        outcome: texts.outcome,
        notSent: texts.notSent,
      },
    },
    facts: {
      'search.due': ({ text }) => onSearch(text),
      'work.ended': () => void readListsAgain(queryClient, kind.id),
    },
  })
  return { actor, kept }
}

const noNotes: readonly RowNote[] = []

/** What is deleted together with the blocks that a person is asked about deleting; empty until it is read. */
export function useDeletionNotes(kind: BlockKindSpec, work: BlockListContext['work']): readonly RowNote[] {
  const service = useBlockService(kind)
  const { queryClient } = useServices()
  const ids = work?.act === 'delete' && work.outcomes.length === 0 ? work.rows.map(({ id }) => id) : []
  const notes = useQuery({
    queryKey: ['deletionNotes', { kind: kind.id, ids }],
    // Fetched with the first deletion: few visits to the list have one.
    queryFn: async ({ signal }) => (await loadDeletionNotes()).readDeletionNotes({ service, kind, queryClient }, ids, signal),
    enabled: ids.length > 0,
    gcTime: 0,
  })
  return notes.data ?? noNotes
}

/** The export of a list; what makes the file is fetched with the first one. */
export function useBlockExport(kind: BlockKindSpec) {
  const service = useBlockService(kind)
  const { clock, startTimer } = useServices()
  return useListExport(() =>
    createExportPorts({
      service,
      startTimer,
      save: async (rows, hidden) => (await loadBlockCsv()).saveBlocks(kind, rows, hidden, clock.today()),
    }),
  )
}
