import { Children, isValidElement, Suspense, useRef, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { movesOf, ownActsOf } from '#machines/records/resource-view.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import type { CellsOf } from '../list/RecordList.tsx'
import type { RecordCells } from '../list/record-columns.tsx'
import { NoSuchRecord } from '../NoSuchRecord.tsx'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import type { ColumnOf, FieldOf, RulesOf } from '../resource-types.ts'
import { useRecords } from '../use-records.ts'
import { currentOrigin } from '../return-to-list.ts'
import { codeField } from '../code-field.ts'
import { definitionsOf, FieldParts } from './FieldParts.tsx'
import { RecordFrame, type RecordTab } from './RecordFrame.tsx'
import { ShownRecordProvider } from './shown-record.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordAct } from './record-view-ports.ts'
import { useRecordView } from './use-record-view.ts'

const RecordHistory = lazyComponent(async () => (await import('./RecordReads.tsx')).RecordHistory)
const UsedBy = lazyComponent(async () => (await import('./RecordReads.tsx')).UsedBy)

// Comes after the page: no act can be asked for before.
const RecordQuestion = lazyComponent(async () => (await import('./RecordQuestion.tsx')).RecordQuestion, { isOptional: true })

/** A tab whose code comes with it. */
const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<SkeletonLines count={6} />}>{children}</Suspense>

interface ViewTabProps {
  /** Its name in the address. */
  readonly id: string
  readonly title: string
  /** The resource whose records it shows: those who may not see them have no such tab. */
  readonly needs?: ResourceName
  readonly children: ReactNode
}

/** A tab of a `RecordView`, which draws the one that is open. */
export const ViewTab = ({ children }: ViewTabProps) => children

interface RecordViewProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** Fields of the panel beside the record, above who wrote it and when. */
  readonly facts?: readonly ColumnOf<N>[]
  /** Fields of the overview by the titles of their parts; unless told, in one part all that the head does not show. */
  readonly parts?: Readonly<Record<string, readonly FieldOf<N>[]>>
  /** Values that the page draws itself. */
  readonly cells?: CellsOf<N>
  /** What the first tab is called, unless "Overview", and what stands there in place of the fields. */
  readonly overview?: { readonly title: string; readonly content?: ReactNode }
  /** What the link to the form is called, unless "Edit". */
  readonly editLabel?: string
  /** Whether it can be edited and deleted as it stands, for those who may. */
  readonly isOpen?: (record: StoredRecord) => boolean
  /** What can be done with it beside the steps of its life; the first ones that a page is drawn with. */
  readonly acts?: readonly RecordAct[]
  /** Its own tabs, each a `ViewTab`; they stand after the overview. */
  readonly children?: ReactNode
}

/** The page of a record. */
export function RecordView<N extends ResourceName>(props: RecordViewProps<N>) {
  const {
    of: rules,
    page,
    facts = [],
    parts,
    cells = {},
    overview,
    editLabel = texts.editItem,
    acts = [],
    isOpen = always,
    children,
  } = props
  const { codec } = useRecords(rules)
  const id = page.pathId === undefined ? null : codec.decrypt(page.pathId)
  if (id === null) return <NoSuchRecord rules={rules} page={page} />
  return (
    <StoredView
      key={id}
      rules={rules}
      page={page}
      id={id}
      facts={facts}
      parts={parts ?? { '': besideHead(rules) }}
      // Each cell takes the value of its own field.
      cells={cells as RecordCells}
      overview={overview}
      editLabel={editLabel}
      acts={acts}
      isOpen={isOpen}
      tabs={tabsIn(children, page)}
    />
  )
}

const always = () => true

/** All fields but those that the head of the page shows. */
const besideHead = (rules: ResourceRules) => Object.keys(rules.fields).filter((name) => name !== rules.title && name !== codeField(rules))

/** The tabs among the children of a view that the person may see. */
const tabsIn = (children: ReactNode, { listTo }: RecordPage): readonly RecordTab[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ViewTabProps>(child) || child.type !== ViewTab) throw new Error('The children of a RecordView are ViewTabs.')
    const { id, title, needs } = child.props
    return needs && listTo(needs) === null ? [] : [{ id, title, content: <Later>{child}</Later> }]
  })

interface StoredViewProps {
  readonly rules: ResourceRules
  readonly page: RecordPage
  readonly id: string
  readonly facts: readonly string[]
  readonly parts: Readonly<Record<string, readonly string[]>>
  readonly cells: RecordCells
  readonly overview: RecordViewProps<ResourceName>['overview']
  readonly editLabel: string
  readonly acts: readonly RecordAct[]
  readonly isOpen: (record: StoredRecord) => boolean
  readonly tabs: readonly RecordTab[]
}

/** Who wrote the record and when. */
const stamps = ['createdAt', 'updatedAt', 'updatedBy']

const tabParameter = (search: string) => new URLSearchParams(search).get('tab') ?? ''

function StoredView({ rules, page, id, facts, parts, cells, overview, editLabel, acts, isOpen, tabs }: StoredViewProps) {
  const deps = useRecords(rules)
  const { record, failure, act, notice, refusal, isForbidden, isBusy, retry, send } = useRecordView(deps, page, id, acts)
  const place = useRef<HTMLDivElement>(null)
  const wanted = useFromSearch(tabParameter)
  const [, navigate] = useLocation()

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
  const all: readonly RecordTab[] = [
    {
      id: 'overview',
      title: overview?.title ?? texts.overview,
      content: overview?.content ? <Later>{overview.content}</Later> : <FieldParts {...shown} parts={parts} />,
    },
    ...tabs,
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
  const tab = all.find((one) => one.id === wanted)?.id ?? 'overview'
  // The entry keeps what it knows of the list.
  const openTab = (to: string) =>
    navigate(`${page.paths.view(page.pathId ?? '')}${to === 'overview' ? '' : `?tab=${to}`}`, {
      replace: true,
      state: window.history.state as unknown,
    })
  const can: RecordPage['can'] = (right) => page.can(right) && !isForbidden
  return (
    <ShownRecordProvider value={{ record, page }}>
      <RecordFrame
        rules={rules}
        breadcrumbs={page.breadcrumbs(record.name)}
        record={record}
        facts={definitionsOf(shown, [...facts, ...stamps])}
        tabs={all}
        tab={tab}
        notice={notice}
        noticePlace={place}
        uses={refusal?.uses}
        steps={[
          ...ownActsOf(
            acts.filter((one) => one.isFor?.(record) ?? true),
            record.status,
            { can },
          ),
          ...movesOf(rules, record.status, { contactType: page.contactType, can }),
        ]}
        mayDelete={can('Delete') && isOpen(record)}
        editLabel={editLabel}
        editHref={can('Modify') && isOpen(record) ? page.paths.edit(deps.codec.encrypt(id) ?? '') : null}
        origin={currentOrigin()}
        busy={isBusy ? act : null}
        linkTo={linkTo}
        onAct={(wish) => send({ type: 'record.act', act: wish, record })}
        onTab={openTab}
        onCloseNotice={() => send({ type: 'notice.close' })}
      />
      <Suspense fallback={null}>
        <RecordQuestion
          deps={deps}
          record={record}
          act={act}
          ownActs={acts}
          isBusy={isBusy}
          // To what went wrong, if anything did.
          finalFocus={() => place.current?.querySelector<HTMLElement>('[tabindex]') ?? null}
          onAccept={(comment) => send({ type: 'question.accept', ...(comment === undefined ? {} : { comment }) })}
          onCancel={() => send({ type: 'question.cancel' })}
        />
      </Suspense>
    </ShownRecordProvider>
  )
}
