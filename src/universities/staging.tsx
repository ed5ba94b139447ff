import { Landmark } from 'lucide-react'
import { universityStaging } from '#openapi/generated/resources/institutes/university-staging.ts'
import { university } from '#openapi/generated/resources/masters/university.ts'
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

const StagingBoard = lazyComponent(async () => (await import('./StagingBoard.tsx')).StagingBoard)
const MergeStagedUniversity = lazyComponent(async () => (await import('./merge/MergeStagedUniversity.tsx')).MergeStagedUniversity)

const Staging = (page: RecordPage) => <BoardOrList board={<StagingBoard page={page} list={listView} />} list={<StagingList {...page} />} />

const facts = ['source', 'sourceId', 'assigneeId'] as const

const StagingList = (page: RecordPage) => (
  <RecordList
    of={universityStaging}
    page={page}
    isOpen={isUndecided}
    fixed={listView}
    actions={<AsBoard href={page.paths.list} />}
    columns={[
      'universityName',
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

/** The form of a staged university: what is known of it, to be completed. */
const StagedForm = (page: RecordPage) => (
  <RecordEditor of={universityStaging} page={page} head={page.pathId === undefined ? undefined : null}>
    {(form) => (
      <>
        <FormPart title="University">
          <Fields of={form} names={['universityName', 'countryId', 'city', 'email', 'website', 'source']} />
          <Field of={form} name="assigneeId" narrow={{ typeId: providerTypeId }} />
        </FormPart>
        <FormPart title="Needed to create the university">
          <Fields of={form} names={['universityCode', 'shortName', 'institutionTypeId']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const StagingView = (page: RecordPage) => (
  <RecordView
    of={universityStaging}
    page={page}
    facts={facts}
    parts={{
      '': ['countryId', 'city', 'email', 'website', 'matchIds'],
      'Needed to create the university': ['universityCode', 'shortName', 'institutionTypeId'],
    }}
    isOpen={isUndecided}
    editLabel={mergeTexts.decide}
  />
)

function StagingReview(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <StagedReview
      of={universityStaging}
      page={page}
      facts={facts}
      comparison={<MergeStagedUniversity />}
      create={{
        act: 'own:createUniversity',
        label: mergeTexts.create(university.noun),
        icon: <Landmark size={16} aria-hidden />,
        run: async (id) => (await import('./merge/decide-staged.ts')).decideStaged(api, codec, id, { decision: 'create' }),
      }}
      renderForm={(here) => <StagedForm {...here} />}
    />
  )
}

const StagingForm = (page: RecordPage) => (page.pathId === undefined ? <StagedForm {...page} /> : <StagingReview {...page} />)

export const universityStagings = resourcePages(
  universityStaging,
  { list: Staging, form: StagingForm, view: StagingView },
  { list: [StagingBoard] },
)
