import { Send } from 'lucide-react'
import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { useServices } from '#src/api/services.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { isProvider, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { assessmentTexts as texts } from './texts.ts'
import { PagePlaceholder, SkeletonLines } from '#src/ui/kit/skeleton.tsx'

const SittingFields = lazyComponent(async () => (await import('./delivery/SittingFields.tsx')).SittingFields)
const countCandidates = async () => (await import('./invigilation/monitor-service.ts')).countCandidates
const InvigilationPanel = lazyComponent(async () => (await import('./invigilation/InvigilationPanel.tsx')).InvigilationPanel)
const CheckPanel = lazyComponent(async () => (await import('./delivery/CheckPanel.tsx')).CheckPanel)
const RegradePanel = lazyComponent(async () => (await import('./delivery/RegradePanel.tsx')).RegradePanel)

/** Only the provider changes a delivery, and only a draft: the Modify that centres hold is for candidates. */
const openFor = (page: RecordPage) => (record: StoredRecord) => isProvider(page) && record.status === 'Draft'

const MyAssessments = lazyComponent(async () => (await import('./sitting/MyAssessments.tsx')).MyAssessments)

/** Students see the assessments that they sit, others the list of deliveries. */
const DeliveryList = (page: RecordPage) =>
  page.contactType === 'STUDENT' ? (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <MyAssessments title={page.title} breadcrumbs={page.breadcrumbs} />
    </LazyBoundary>
  ) : (
    <StaffList {...page} />
  )

const StaffList = (page: RecordPage) => (
  <RecordList
    of={delivery}
    page={page}
    isOpen={openFor(page)}
    columns={[
      'deliveryName',
      'paperId',
      'blockKind',
      'examBlockId',
      'testBlockId',
      'date',
      'slot',
      'opensAt',
      'closesAt',
      'markingMode',
      'candidates',
      'started',
      'submitted',
      'marked',
      'state',
    ]}
    hidden={['blockKind', 'examBlockId', 'testBlockId', 'slot', 'closesAt', 'markingMode', 'candidates']}
    filters={['paperId', 'moduleId', 'blockKind', 'examBlockId', 'testBlockId', 'date', 'slot', 'centreIds', 'isPractice', 'markingMode']}
  />
)

const DeliveryForm = (page: RecordPage) => (
  <RecordEditor of={delivery} page={page} isOpen={openFor(page)} initial={{ lateMinutes: '30', tolerance: '5' }}>
    {(form) => (
      <>
        <FormPart title="Delivery">
          <Fields of={form} names={['deliveryName', 'paperId', 'isPractice']} />
        </FormPart>
        <FormPart title="Sitting">
          <LazyBoundary fallback={<SkeletonLines count={4} />}>
            <SittingFields form={form} />
          </LazyBoundary>
        </FormPart>
        <FormPart title="Marking">
          <Fields of={form} names={['markingMode', 'tolerance']} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const parts = {
  Sitting: ['isPractice', 'examBlockId', 'testBlockId', 'date', 'slot', 'centreIds', 'centreTimes', 'lateMinutes'],
  Marking: ['markingMode', 'tolerance', 'candidates', 'started', 'submitted', 'marked'],
} as const

/** The fields of the delivery, in a tab for centres, whose overview shows the candidates. */
function Details() {
  const { record, page } = useShownRecord()
  return <FieldParts rules={delivery} record={record} cells={{}} linkTo={page.linkTo} parts={parts} />
}

function DeliveryView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={delivery}
      page={page}
      isOpen={openFor(page)}
      acts={[
        {
          act: 'own:send',
          label: texts.sendMarks,
          from: ['Marked', 'Sent'],
          permission: 'Publish',
          icon: <Send size={16} aria-hidden />,
          isFor: ({ fields }) => isProvider(page) && fields['isPractice'] !== 1,
          run: async (id) => (await import('./delivery/delivery-service.ts')).sendMarks(api, codec, id),
        },
      ]}
      facts={['paperId', 'moduleId', 'opensAt', 'closesAt', 'accessCode']}
      parts={parts}
      // A centre opens the page to watch its candidates.
      {...(!isProvider(page) && { overview: { id: 'candidates', title: texts.candidates, content: <InvigilationPanel /> } })}
    >
      {isProvider(page) ? (
        <ViewTab id="candidates" title={texts.candidates} count={countCandidates}>
          <InvigilationPanel />
        </ViewTab>
      ) : (
        <ViewTab id="details" title={texts.details}>
          <Details />
        </ViewTab>
      )}
      {isProvider(page) && page.can('Modify') && (
        <ViewTab id="check" title={texts.check}>
          <CheckPanel />
        </ViewTab>
      )}
      {isProvider(page) && page.can('Publish') && (
        <ViewTab id="regrade" title={texts.regrade}>
          <RegradePanel />
        </ViewTab>
      )}
    </RecordView>
  )
}

export const deliveries = resourcePages(delivery, { list: DeliveryList, form: DeliveryForm, view: DeliveryView })
