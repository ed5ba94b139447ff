import { Children, isValidElement, type ReactNode } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import type { CellsOf } from '../list/RecordList.tsx'
import type { RecordCallFailure } from '../failure.ts'
import type { RecordCells } from '../list/record-columns.tsx'
import { NoSuchRecord } from '../NoSuchRecord.tsx'
import type { RecordPage } from '../record-page.ts'
import type { StoredRecord } from '../record-types.ts'
import type { ColumnOf, FieldOf, RulesOf } from '../resource-types.ts'
import { useRecords } from '../use-records.ts'
import { codeField } from '#openapi/telling-fields.ts'
import { Later } from './Later.tsx'
import type { LazyRelated } from './lazy-related.tsx'
import type { PageTool, RecordLink } from './record-actions.tsx'
import type { RecordPanel, RecordTab } from './RecordFrame.tsx'
import type { TabCounter } from './tab-counts.ts'
import { recordTexts as texts } from '../texts.ts'
import type { RecordAct } from './record-view-ports.ts'
import { ViewFrame } from './view-frame.ts'

interface ViewTabProps {
  /** Its name in the address. */
  readonly id: string
  readonly title: string
  /** The resource whose records it shows: those who may not see them have no such tab. */
  readonly needs?: ResourceName
  /** Records that refer to that of the page: they are listed, below the children, and counted beside the title. */
  readonly related?: LazyRelated
  /** Loads the counter of a tab that lists something else. */
  readonly count?: () => Promise<TabCounter>
  readonly children?: ReactNode
}

/** A tab of a `RecordView`, which draws the one that is open. */
export const ViewTab = ({ related, children }: ViewTabProps) => (
  <>
    {children}
    {related && <related.Table />}
  </>
)

/** The first tab: its name in the address is `overview` and its title "Overview" unless told, and its content the fields. */
export interface Overview {
  readonly id?: string
  readonly title?: string
  readonly content?: ReactNode
  /** What stands below the fields. */
  readonly below?: ReactNode
  /** The content is a sheet of paper: the page is grey behind it. */
  readonly isPaper?: boolean
  /** What the page does with the content, such as printing it. */
  readonly tools?: (record: StoredRecord) => readonly PageTool[]
}

interface RecordViewProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** Fields of the panel beside the record, above who wrote it and when. */
  readonly facts?: readonly ColumnOf<N>[]
  /** What stands in that panel above the fields, and below them. */
  readonly panel?: RecordPanel
  /** Fields of the overview by the titles of their parts; unless told, in one part all that the head does not show. */
  readonly parts?: Readonly<Record<string, readonly FieldOf<N>[]>>
  /** Values that the page draws itself. */
  readonly cells?: CellsOf<N>
  /** What the first tab is called, and what stands there in place of the fields or below them. */
  readonly overview?: Overview
  /** What the page is called, unless by the record's name. */
  readonly title?: string
  /** What the link to the form is called, unless "Edit". */
  readonly editLabel?: string
  /** Whether it can be edited and deleted as it stands, for those who may. */
  readonly isOpen?: (record: StoredRecord) => boolean
  /** Whether it can be deleted as it stands, where that differs from `isOpen`. */
  readonly mayDelete?: (record: StoredRecord) => boolean
  /** The field whose value stands beside the name, unless that of its code. */
  readonly meta?: ColumnOf<N>
  /** It is edited on its tabs: there is no link to a form, and what its history and uses show are tabs of its own. */
  readonly isForm?: boolean
  /** Draws what is missing for a step of its lifecycle, by field. */
  readonly renderGaps?: (gaps: ReadonlyMap<string, string>) => ReactNode
  /** Links or buttons that lead on from a refused act, beside the server's text. */
  readonly renderRefusal?: (refusal: RecordCallFailure, record: StoredRecord) => ReactNode
  /** Whether a step of its life is offered, where more than status and rights decide. */
  readonly isOffered?: (record: StoredRecord, to: number | string) => boolean
  /** Pages of other areas that it leads to, beside its form. */
  readonly links?: (record: StoredRecord) => readonly RecordLink[]
  /** What can be done with it beside the steps of its lifecycle; the page runs the acts that it is first drawn with. */
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
    panel,
    parts,
    cells = {},
    overview,
    title,
    editLabel = texts.editItem,
    acts = [],
    links = noLinks,
    isForm = false,
    meta,
    renderGaps,
    renderRefusal,
    isOpen = always,
    mayDelete = isOpen,
    isOffered = always,
    children,
  } = props
  const { codec } = useRecords(rules)
  const id = page.pathId === undefined ? null : codec.decrypt(page.pathId)
  if (id === null) return <NoSuchRecord rules={rules} page={page} />
  return (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <ViewFrame
        key={id}
        rules={rules}
        page={page}
        id={id}
        facts={facts}
        panel={panel}
        parts={parts ?? { '': besideHead(rules) }}
        // Each cell takes the value of its own field.
        cells={cells as RecordCells}
        overview={overview}
        title={title}
        editLabel={editLabel}
        acts={acts}
        links={links}
        isForm={isForm}
        meta={meta}
        renderGaps={renderGaps}
        renderRefusal={renderRefusal}
        isOpen={isOpen}
        mayDelete={mayDelete}
        isOffered={isOffered}
        tabs={tabsIn(children, page)}
      />
    </LazyBoundary>
  )
}

const noLinks = (): readonly RecordLink[] => []
const always = () => true

/** All fields but those that the head of the page shows. */
const besideHead = (rules: ResourceRules) => Object.keys(rules.fields).filter((name) => name !== rules.title && name !== codeField(rules))

/** The tabs among the children of a view that the person may see. */
const tabsIn = (children: ReactNode, { listTo }: RecordPage): readonly RecordTab[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ViewTabProps>(child) || child.type !== ViewTab) throw new Error('The children of a RecordView are ViewTabs.')
    const { id, title, needs, related, count } = child.props
    return needs && listTo(needs) === null
      ? []
      : [{ id, title, content: <Later>{child}</Later>, ...(related && { related }), ...(count && { count }) }]
  })
