import { Check, RotateCcw, X } from 'lucide-react'
import { centreSelection } from '#openapi/generated/resources/selection/centre-selection.ts'
import { useServices } from '#src/api/services.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { atForm, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { selectionTexts as texts } from './texts.ts'

const SelectionList = (page: RecordPage) => (
  <RecordList
    of={centreSelection}
    page={page}
    columns={['selectionName', 'centreId', 'curriculumId', 'yearId', 'steps', 'decision', 'confirmedBy', 'confirmedAt', 'selectionStatus']}
    hidden={['centreId', 'curriculumId']}
    filters={['curriculumId', 'centreId', 'yearId', 'decision']}
  />
)

const NewSelection = (page: RecordPage) => (
  <RecordEditor of={centreSelection} page={page}>
    {(form) => (
      <FormPart title="Selection">
        <Fields of={form} names={['curriculumId', 'centreId', 'yearId']} />
      </FormPart>
    )}
  </RecordEditor>
)

/** A stored selection is reviewed, not edited, because its curriculum, centre and year are fixed. */
const SelectionForm = (page: RecordPage) => (page.pathId === undefined ? <NewSelection {...page} /> : <SelectionReview {...atForm(page)} />)

const SelectionChanges = lazyComponent(async () => (await import('./SelectionChanges.tsx')).SelectionChanges)

const SelectionAsked = lazyComponent(async () => (await import('./SelectionAsked.tsx')).SelectionAsked)

const SelectionComments = lazyComponent(async () => (await import('./comments/RecordComments.tsx')).SelectionComments)

const completed = 4
const incomplete = 5

type SelectionDecision = 'acceptSelection' | 'rejectSelection' | 'reopenSelection'

const isDecided =
  (decision: string) =>
  ({ fields }: StoredRecord): boolean =>
    fields['decision'] === decision

const neverEdited = () => false

/** The answers of a centre, and what the provider says to them. */
function SelectionReview(page: RecordPage) {
  const { api, codec } = useServices()
  // `reviewedAt` is the `updatedAt` of the selection that the page shows.
  const decideAs = (decision: SelectionDecision) => async (id: string, comment: string, reviewedAt?: string) =>
    (await import('./decide.ts')).decide(api, codec, decision, id, comment, reviewedAt)
  return (
    <RecordView
      of={centreSelection}
      page={page}
      facts={['decision', 'steps', 'confirmedBy', 'confirmedAt', 'reason']}
      parts={{
        '': ['curriculumId', 'centreId', 'yearId', 'comboIds', 'streamIds'],
        Modules: ['modules'],
        Intakes: ['intakes'],
        Blocks: ['blocks'],
        Delivery: ['delivery'],
        Findings: ['acknowledged'],
      }}
      overview={{ below: <SelectionAsked /> }}
      isOpen={neverEdited}
      acts={[
        {
          act: 'own:accept',
          label: texts.accept,
          isMain: true,
          icon: <Check size={16} aria-hidden />,
          from: [completed],
          isFor: isDecided('Open'),
          run: decideAs('acceptSelection'),
        },
        {
          act: 'own:reject',
          label: texts.reject,
          icon: <X size={16} aria-hidden />,
          from: [completed],
          isFor: isDecided('Open'),
          hasComment: true,
          run: decideAs('rejectSelection'),
        },
        {
          act: 'own:reopen',
          label: texts.reopen,
          icon: <RotateCcw size={16} aria-hidden />,
          from: [completed, incomplete],
          isFor: isDecided('Accepted'),
          hasComment: true,
          run: decideAs('reopenSelection'),
        },
      ]}
    >
      <ViewTab id="changes" title={texts.changes}>
        <SelectionChanges />
      </ViewTab>
      <ViewTab id="comments" title={texts.comments}>
        <SelectionComments />
      </ViewTab>
    </RecordView>
  )
}

export const centreSelections = resourcePages(centreSelection, { list: SelectionList, form: SelectionForm, view: SelectionReview })
