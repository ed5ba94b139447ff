'use no memo'

import { Send } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { movesOf, ownActsOf } from '#machines/records/resource-view.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { askBeforeLeaving, losesWork } from '#src/ui/navigation/leave-guard.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import type { RecordCallFailure } from '../failure.ts'
import type { RecordCells } from '../list/record-columns.tsx'
import { NoSuchRecord } from '../NoSuchRecord.tsx'
import { withQuery, type RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import { useRecords } from '../use-records.ts'
import { currentOrigin } from '#src/ui/list/list-origin.ts'
import { definitionsOf, FieldParts } from './FieldParts.tsx'
import { Later } from './Later.tsx'
import { partsBeside } from './parts-beside.ts'
import { RecordFrame, type RecordPanel, type RecordTab } from './RecordFrame.tsx'
import { ShownRecordProvider } from './shown-record.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordLink } from './record-actions.tsx'
import type { Overview } from './RecordView.tsx'
import type { RecordAct } from './record-view-ports.ts'
import { useRecordView } from './use-record-view.ts'
import { useTabCounts } from './use-tab-counts.ts'

const RecordHistory = lazyComponent(async () => (await import('./RecordReads.tsx')).RecordHistory)
const UsedBy = lazyComponent(async () => (await import('./RecordReads.tsx')).UsedBy)

// Loaded after the page: no act can be asked for before.
const RecordQuestion = lazyComponent(async () => (await import('./RecordQuestion.tsx')).RecordQuestion, { isOptional: true })

interface StoredViewProps {
  readonly rules: ResourceRules
  readonly page: RecordPage
  readonly id: string
  readonly facts: readonly string[]
  readonly panel: RecordPanel | undefined
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly cells: RecordCells
  readonly overview: Overview | undefined
  /** In place of the record's name. */
  readonly title: string | undefined
  readonly editLabel: string
  readonly acts: readonly RecordAct[]
  readonly links: (record: StoredRecord) => readonly RecordLink[]
  readonly isForm: boolean
  readonly meta: string | undefined
  readonly renderGaps: ((gaps: ReadonlyMap<string, string>) => ReactNode) | undefined
  readonly renderRefusal: ((refusal: RecordCallFailure, record: StoredRecord) => ReactNode) | undefined
  readonly isOpen: (record: StoredRecord) => boolean
  readonly mayDelete: (record: StoredRecord) => boolean
  readonly isOffered: (record: StoredRecord, to: number | string) => boolean
  readonly tabs: readonly RecordTab[]
}

/** Who wrote the record and when. */
const stamps = ['createdAt', 'updatedAt', 'updatedBy']

const tabParameter = (search: string) => new URLSearchParams(search).get('tab') ?? ''

/** The page of a record, when its resource is known by its rules alone. */
export function StoredView({
  rules,
  page,
  id,
  facts,
  panel,
  parts,
  cells,
  overview,
  title,
  editLabel,
  acts,
  links,
  isForm,
  meta,
  renderGaps,
  renderRefusal,
  isOpen,
  mayDelete,
  isOffered,
  tabs,
}: StoredViewProps) {
  const deps = useRecords(rules)
  const { record, failure, act, notice, refusal, isForbidden, isBusy, retry, send } = useRecordView(deps, page, id, acts)
  const place = useRef<HTMLDivElement>(null)
  // The button of a step is removed once the step is taken; the new status stands beside the name, so that gets the focus.
  const keepFocus = useKeptFocus(() => document.querySelector<HTMLElement>('main h1'))
  const wanted = useFromSearch(tabParameter)
  const [, navigate] = useLocation()
  const isBeside = useMedia('(min-width: 1024px)')
  const counts = useTabCounts(rules.name, record, tabs)

  if (failure?.code === 404) return <NoSuchRecord rules={rules} page={page} />
  if (!record && failure)
    return (
      <>
        <PageHeader title={rules.noun} breadcrumbs={page.breadcrumbs(rules.noun)} />
        <ErrorState title={failure.message} onRetry={retry} />
      </>
    )
  if (!record) return <PagePlaceholder />

  const { linkTo } = page
  const shown = { rules, record, cells, linkTo }
  const OwnStatus = cells[rules.statusField]
  const standard: readonly RecordTab[] = [
    {
      id: 'uses',
      title: texts.usedBy,
      content: (
        <Later>
          <UsedBy deps={deps} id={id} linkTo={linkTo} />
        </Later>
      ),
    },
    {
      id: 'history',
      title: texts.history,
      content: (
        <Later>
          <RecordHistory deps={deps} id={id} />
        </Later>
      ),
    },
  ]
  const first = overview?.id ?? 'overview'
  const all: readonly RecordTab[] = [
    {
      id: first,
      title: overview?.title ?? texts.overview,
      isPaper: overview?.isPaper,
      tools: overview?.tools?.(record) ?? [],
      content: overview?.content ? (
        <Later>{overview.content}</Later>
      ) : (
        <>
          <FieldParts {...shown} parts={isBeside ? partsBeside(facts, parts) : parts} />
          {overview?.below}
        </>
      ),
    },
    ...tabs,
    ...(isForm ? [] : standard),
  ]
  const tab = all.find((one) => one.id === wanted)?.id ?? first
  // The history entry keeps what it knows of the list.
  const openTab = (to: string) => {
    const address = withQuery(page.paths.view(page.pathId ?? ''), to === first ? '' : `?tab=${to}`)
    askBeforeLeaving(address, () => navigate(address, { replace: true, state: window.history.state as unknown }))
  }
  const message = page.messageAbout(rules.name, id)
  const can: RecordPage['can'] = (right) => page.can(right) && !isForbidden
  return (
    <ShownRecordProvider value={{ record, page }}>
      <RecordFrame
        rules={rules}
        breadcrumbs={page.breadcrumbs(title ?? record.name)}
        record={title === undefined ? record : { ...record, name: title }}
        // The type of the status is known where the view names its cells.
        badge={OwnStatus && <OwnStatus value={record.status as never} record={record} />}
        facts={definitionsOf(shown, [...facts, ...stamps])}
        panel={panel}
        tabs={all}
        counts={counts}
        tab={tab}
        notice={notice}
        noticePlace={place}
        uses={refusal?.uses}
        more={refusal && renderRefusal?.(refusal, record)}
        gaps={
          renderGaps && refusal?.fields && refusal.fields.size > 0
            ? { count: refusal.fields.size, list: renderGaps(refusal.fields) }
            : undefined
        }
        steps={[
          ...ownActsOf(
            acts.filter((one) => one.isFor?.(record) ?? true),
            record.status,
            { can },
          ),
          ...movesOf(rules, record.status, { contactType: page.contactType, can }).filter(({ to }) => isOffered(record, to)),
        ]}
        mayDelete={can('Delete') && mayDelete(record)}
        editLabel={editLabel}
        links={links(record)}
        menuLinks={message === null ? [] : [{ label: texts.messageAbout(rules), href: message, icon: <Send size={16} aria-hidden /> }]}
        isForm={isForm}
        meta={meta}
        editHref={can('Modify') && isOpen(record) && !isForm ? page.paths.edit(deps.codec.encrypt(id) ?? '') : null}
        origin={currentOrigin()}
        busy={isBusy ? act : null}
        linkTo={linkTo}
        onAct={(act) => {
          // A step takes the record as it is stored, without what is typed on a tab.
          if (act !== 'delete' && losesWork()) return toast.failure(texts.saveFirst)
          keepFocus()
          send({ type: 'record.act', act, record })
        }}
        onTab={openTab}
        onCloseNotice={() => send({ type: 'notice.close' })}
      />
      <LazyBoundary fallback={null}>
        <RecordQuestion
          deps={deps}
          record={record}
          act={act}
          ownActs={acts}
          isBusy={isBusy}
          isRefused={notice !== null}
          // To what went wrong, if anything did.
          finalFocus={() => place.current?.querySelector<HTMLElement>('[tabindex]') ?? null}
          onAccept={(comment) => send({ type: 'question.accept', ...(comment === undefined ? {} : { comment }) })}
          onCancel={() => send({ type: 'question.cancel' })}
        />
      </LazyBoundary>
    </ShownRecordProvider>
  )
}
