import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { compareBlocks, type ComparedBlock } from '#machines/blocks/compare/compare.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import { createDraftStore } from '../draft-store.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockSummaryQuery, modulesQuery, zoneGroupsQuery } from '../queries.ts'
import { createScheduleDraftStore, keptDays } from '../scheduling/schedule-draft-store.ts'
import { useBlockService } from '../use-block-service.ts'
import type { saveDifferences } from './compare-csv.ts'
import { comparisonOf, draftSide, readCompareAddress, type CompareAddress } from './compare-address.ts'
import { CompareView, type CompareStatus } from './CompareView.tsx'
import { draftBlock, hasUnsavedWork, type UnsavedWork } from './draft-block.ts'
import { compareTexts as texts } from './texts.ts'

// Loaded on demand, as few people save a file. Outside the component: React Compiler skips components that contain an `import()`.
const saveFileOf: typeof saveDifferences = (...given) => void import('./compare-csv.ts').then((csv) => csv.saveDifferences(...given))

interface ComparePageProps {
  readonly kind: BlockKindSpec
  readonly userId: string
  breadcrumbs(last: string): ReactNode
}

/** The unsaved changes of a block in this browser, as they were when the page was opened. */
function useUnsavedWork(kind: BlockKindSpec, userId: string, id: BlockId | null): UnsavedWork {
  const { clock } = useServices()
  const [stores] = useState(() => {
    const owner = { userId: ownerKey(userId), kindId: kind.id }
    const drafts = createDraftStore(() => localStorage, owner, clock.now)
    return { drafts, schedules: createScheduleDraftStore(() => localStorage, owner, clock.now) }
  })
  const [works] = useState(() => new Map<BlockId, UnsavedWork>())
  if (id === null) return { details: null, zones: null, days: [] }
  const { drafts, schedules } = stores
  const work = works.get(id) ?? { details: drafts.read(id), zones: drafts.readZones(id), days: keptDays(schedules.read(id)) }
  works.set(id, work)
  return work
}

/** The comparison of two blocks of a kind, or of a block with its unsaved changes: what it shows is its address. */
export function ComparePage({ kind, userId, breadcrumbs }: ComparePageProps) {
  const { codec, clock } = useServices()
  const service = useBlockService(kind)
  const [, navigate] = useLocation()
  const address = useFromSearch(readCompareAddress)
  const isDraft = address.right === draftSide
  const leftId = codec.decrypt(address.left)
  const rightId = isDraft ? null : codec.decrypt(address.right)
  const left = useQuery({ ...blockSummaryQuery(service, kind.id, leftId ?? ''), enabled: leftId !== null })
  const right = useQuery({ ...blockSummaryQuery(service, kind.id, rightId ?? ''), enabled: rightId !== null })
  const modules = useQuery(modulesQuery(service, kind.id))
  const work = useUnsavedWork(kind, userId, isDraft ? leftId : null)
  // Only a draft of time zones needs the groups: it has the ids of zones but not their names.
  const groups = useQuery({ ...zoneGroupsQuery(service, kind.id), enabled: work.zones !== null })

  const isUnreadable = (address.left !== null && leftId === null) || (!isDraft && address.right !== null && rightId === null)
  if (isUnreadable) return <MissingRecord title={texts.title} noun={kind.texts.noun} listHref={kind.paths.list} breadcrumbs={breadcrumbs} />

  const show = (next: Partial<CompareAddress>) => navigate(comparisonOf(kind.paths, { ...address, ...next }), { replace: true })
  const hasDraft = hasUnsavedWork(work)
  const other: ComparedBlock | undefined = isDraft
    ? left.data && (work.zones === null || groups.data) && draftBlock(left.data, work, groups.data ?? [])
    : right.data
  const failed = [left, right, groups].find(({ isError }) => isError)
  const status: CompareStatus =
    leftId === null || (rightId === null && !isDraft)
      ? { kind: 'unchosen' }
      : failed?.error
        ? { kind: 'failed', message: toFailure(failed.error).message }
        : isDraft && !hasDraft
          ? { kind: 'nothingUnsaved' }
          : left.data && other
            ? { kind: 'compared', left: left.data, right: other, comparison: compareBlocks(left.data, other, isDraft ? 'date' : 'weekday') }
            : { kind: 'loading' }
  const sideOf = (id: BlockId | null, record: ComparedBlock['record'] | undefined) => (id === null ? null : { id, record: record ?? null })
  return (
    <CompareView
      kind={kind}
      breadcrumbs={breadcrumbs(texts.title)}
      left={sideOf(leftId, left.data?.record)}
      right={isDraft ? 'draft' : sideOf(rightId, right.data?.record)}
      status={status}
      shown={address.show}
      colours={new Map((modules.data ?? []).map(({ id, colour }) => [id, colour]))}
      onPick={(side, id) => show({ [side]: codec.encrypt(id) })}
      onSwap={() => show({ left: address.right, right: address.left })}
      onShow={(kind) => show({ show: kind })}
      onRetry={() => [left, right, groups].forEach((query) => query.isError && void query.refetch())}
      onSave={(differences) => saveFileOf(kind.texts.nouns, differences, clock.today())}
      onPrint={() => window.print()}
    />
  )
}
