import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { atForm, type RecordPage } from '../record-page.ts'
import type { ColumnOf, RulesOf } from '../resource-types.ts'
import { recordTexts } from '../texts.ts'
import type { RecordLink } from '../view/record-actions.tsx'
import { RecordView, ViewTab } from '../view/RecordView.tsx'
import type { RecordAct } from '../view/record-view-ports.ts'
import { TabForm } from '../view/TabForm.tsx'
import { useShownRecord } from '../view/shown-record.ts'
import { isUndecided, stagedInReview } from './staged.ts'
import { mergeTexts as texts } from './texts.ts'

interface StagedReviewProps<N extends ResourceName> {
  readonly of: RulesOf<N>
  readonly page: RecordPage
  /** Fields of the side panel. */
  readonly facts: readonly ColumnOf<N>[]
  /** The staged record compared with the record that it may be the same as. */
  readonly comparison: ReactNode
  /** The act that makes a new record of it, for people who may approve. */
  readonly create: Omit<RecordAct, 'from'>
  /** Its form at the address of this page. */
  renderForm(page: RecordPage): ReactNode
}

/** A link to the page of the staged record. */
const viewLinks = ({ paths, pathId }: RecordPage): readonly RecordLink[] =>
  pathId === undefined ? [] : [{ label: recordTexts.view, href: paths.view(pathId), icon: <Eye size={16} aria-hidden /> }]

/** A staged record beside the one that it may be the same as: approved by a merge of both or as a new record, or rejected. */
export function StagedReview<N extends ResourceName>({ of, page, facts, comparison, create, renderForm }: StagedReviewProps<N>) {
  const here = atForm(page)
  return (
    <RecordView
      of={of}
      page={here}
      isForm
      facts={facts}
      overview={{
        id: 'compare',
        title: texts.compare,
        content: <LazyBoundary fallback={<SkeletonLines count={6} />}>{comparison}</LazyBoundary>,
      }}
      links={() => viewLinks(page)}
      acts={page.can('Publish') ? [{ ...create, from: [stagedInReview] }] : []}
    >
      <ViewTab id="details" title={texts.details}>
        <StagedDetails form={renderForm(here)} />
      </ViewTab>
    </RecordView>
  )
}

/** The form of a staged record on a tab, until it is decided on. */
function StagedDetails({ form }: { readonly form: ReactNode }) {
  const { record } = useShownRecord()
  return isUndecided(record) ? <TabForm>{form}</TabForm> : <p>{texts.decided}</p>
}
