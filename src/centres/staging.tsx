import { School } from 'lucide-react'
import { centreStaging } from '#openapi/generated/resources/institutes/centre-staging.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import { AsBoard, BoardOrList } from '#src/resources/board/BoardOrList.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { providerTypeId } from '#src/resources/form/provider.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { isUndecided } from '#src/resources/merge/staged.ts'
import { StagedReview } from '#src/resources/merge/StagedReview.tsx'
import { mergeTexts } from '#src/resources/merge/texts.ts'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const CentreStagingBoard = lazyComponent(async () => (await import('./CentreStagingBoard.tsx')).CentreStagingBoard)
const MergeStagedCentre = lazyComponent(async () => (await import('./MergeStagedCentre.tsx')).MergeStagedCentre)

const Staging = (page: RecordPage) => (
  <BoardOrList board={<CentreStagingBoard page={page} list={listView} />} list={<StagingList {...page} />} />
)

const facts = ['source', 'sourceId', 'assigneeId'] as const

const StagingList = (page: RecordPage) => (
  <RecordList
    of={centreStaging}
    page={page}
    isOpen={isUndecided}
    fixed={listView}
    actions={<AsBoard href={page.paths.list} />}
    columns={[
      'centreName',
      'countryId',
      'city',
      'email',
      'website',
      'source',
      'sourceId',
      'matchIds',
      'assigneeId',
      'createdAt',
      'stagingStatus',
    ]}
    hidden={['createdAt']}
    filters={['countryId', 'source', 'assigneeId']}
  />
)

const needed = {
  'Needed to create the centre': ['centreCode', 'timezoneId', 'deliveryModes', 'currency', 'contractStart', 'contractEnd'],
  'First user': ['userFirstName', 'userLastName', 'userEmail'],
} as const

/** The form of a staged centre: what is known of it, to be completed. */
const StagedForm = (page: RecordPage) => (
  <RecordEditor of={centreStaging} page={page} head={page.pathId === undefined ? undefined : null}>
    {(form) => (
      <>
        <FormPart title="Centre">
          <Fields of={form} names={['centreName', 'countryId', 'city', 'email', 'website', 'source']} />
          <Field of={form} name="assigneeId" narrow={{ typeId: providerTypeId }} />
        </FormPart>
        <FormPart title="Needed to create the centre">
          <Field of={form} name="centreCode" />
          <Field of={form} name="timezoneId" narrow={{ countryIds: form.values.countryId }} />
          <Fields of={form} names={['deliveryModes', 'currency', 'contractStart', 'contractEnd']} />
        </FormPart>
        <FormPart title="First user">
          <Fields of={form} names={needed['First user']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const StagingView = (page: RecordPage) => (
  <RecordView
    of={centreStaging}
    page={page}
    facts={facts}
    parts={{ '': ['countryId', 'city', 'email', 'website', 'matchIds'], ...needed }}
    isOpen={isUndecided}
    editLabel={mergeTexts.decide}
  />
)

function StagingReview(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <StagedReview
      of={centreStaging}
      page={page}
      facts={facts}
      comparison={<MergeStagedCentre />}
      create={{
        act: 'own:createCentre',
        label: mergeTexts.create(centre.noun),
        icon: <School size={16} aria-hidden />,
        run: async (id) => (await import('./decide-staged.ts')).decideStagedCentre(api, codec, id, { decision: 'create' }),
      }}
      renderForm={(here) => <StagedForm {...here} />}
    />
  )
}

const StagingForm = (page: RecordPage) => (page.pathId === undefined ? <StagedForm {...page} /> : <StagingReview {...page} />)

export const centreStagings = resourcePages(
  centreStaging,
  { list: Staging, form: StagingForm, view: StagingView },
  { list: [CentreStagingBoard] },
)
