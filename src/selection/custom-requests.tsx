import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Redirect } from 'wouter'
import { paths } from '#machines/access/paths.ts'
import {
  missingOfKind,
  otherParts,
  requestCodeOf,
  requestParts,
  requestStatus,
  type RequestCode,
} from '#openapi/selection/custom-requests.ts'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { useServices, type Services } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import { atForm, type RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import type { RecordAct } from '#src/resources/view/record-view-ports.ts'
import { TabForm } from '#src/resources/view/TabForm.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { codeIn, wizardIn } from './request-address.ts'
import { selectionTexts as texts } from './texts.ts'

const { submitted, review } = requestStatus
const isUndecided = ({ status }: StoredRecord): boolean => status === submitted || status === review

const RequestList = (page: RecordPage) => (
  <RecordList
    of={customRequest}
    page={page}
    isOpen={isUndecided}
    columns={['title', 'requestCode', 'centreSelectionId', 'centreId', 'curriculumId', 'reason', 'createdAt', 'requestStatus']}
    hidden={['centreId', 'curriculumId']}
    filters={['requestCode', 'centreSelectionId', 'centreId', 'curriculumId']}
  />
)

const kinds = customRequest.fields.requestCode.choices
const kindLabel = (code: RequestCode): string => kinds.find(({ value }) => value === code)?.label ?? ''

/** Also empties the fields of other kinds: they are not shown, so their errors could not be seen. */
function setKind(form: RecordFormState<'CustomRequest'>, requestCode: RequestCode | null): void {
  const others = requestCode === null ? [] : otherParts(requestCode)
  const emptied = Object.fromEntries(others.map((part) => [part, part === 'syllabus' ? '' : {}]))
  form.set({ ...emptied, requestCode })
}

function RequestFields({ form }: { readonly form: RecordFormState<'CustomRequest'> }) {
  const code = requestCodeOf(form.values.requestCode)
  return (
    <>
      <FormPart title={texts.overview}>
        {form.isNew ? (
          <Field of={form} name="requestCode" onChange={(value) => setKind(form, requestCodeOf(value))} />
        ) : (
          <SystemValue label={customRequest.fields.requestCode.label} value={code === null ? '' : kindLabel(code)} />
        )}
        <Fields of={form} names={['centreSelectionId', 'title', 'reason']} />
      </FormPart>
      {code !== null && (
        <FormPart title={texts.requested}>
          {requestParts[code].map((part) => (
            <Field key={part} of={form} name={part} isRequired />
          ))}
        </FormPart>
      )}
    </>
  )
}

/** The form of a new request; the wizard names its kind and selection in the address, and where to go on afterwards. */
function NewRequest(page: RecordPage) {
  const code = useFromSearch(codeIn)
  const wizard = useFromSearch(wizardIn)
  return (
    <RecordEditor
      of={customRequest}
      page={page}
      check={missingOfKind}
      {...(code === null ? {} : { initial: { requestCode: code } })}
      {...(wizard === null ? {} : { savedAt: () => wizard })}
    >
      {(form) => <RequestFields form={form} />}
    </RecordEditor>
  )
}

/** The form of a request at the address of its kind; other addresses lead there. */
function StoredRequest({ page, code }: { readonly page: RecordPage; readonly code: RequestCode | null }) {
  const { codec, service } = useRecords(customRequest)
  const id = page.pathId === undefined ? null : codec.decrypt(page.pathId)
  const { data: record } = useQuery({
    ...recordQuery(customRequest, service, id ?? ''),
    enabled: id !== null,
  })
  if (id === null) return <NoSuchRecord rules={customRequest} page={page} />
  const kind = requestCodeOf(record?.fields['requestCode'])
  if (kind !== null && kind !== code) return <Redirect replace to={`${paths.customRequests}/edit/${kind}/${page.pathId}`} />
  return <RequestReview page={atForm(page, (key) => `${paths.customRequests}/edit/${code ?? kind}/${key}`)} />
}

const RequestForm = (page: RecordPage) => (page.pathId === undefined ? <NewRequest {...page} /> : <StoredRequest page={page} code={null} />)

const formAt = (code: RequestCode) =>
  function RequestFormOfKind(page: RecordPage) {
    return <StoredRequest page={page} code={code} />
  }

/** The form of each kind of request. */
export const requestForms = {
  233: formAt(233),
  234: formAt(234),
  235: formAt(235),
  236: formAt(236),
} as const

const RequestComments = lazyComponent(async () => (await import('./comments/RecordComments.tsx')).RequestComments)

/** What was asked for, and what came of it. */
function RequestContent() {
  const { record, page } = useShownRecord()
  const code = requestCodeOf(record.fields['requestCode'])
  const made = (['newStreamId', 'newModuleId', 'newTeachingDateId'] as const).filter((name) => record.fields[name] !== undefined)
  const names = ['requestCode', 'centreSelectionId', 'reason', ...(code === null ? [] : requestParts[code]), ...made]
  return <FieldParts rules={customRequest} record={record} cells={{}} linkTo={page.linkTo} parts={{ '': names }} />
}

/** What the provider decides of a request that it has taken into review. */
const decisions = ({ api, codec }: Pick<Services, 'api' | 'codec'>): readonly RecordAct[] => [
  {
    act: 'own:approve',
    label: texts.approve,
    isMain: true,
    icon: <Check size={16} aria-hidden />,
    from: [review],
    run: async (id) => (await import('./decide.ts')).decide(api, codec, 'acceptCustomRequest', id, ''),
  },
  {
    act: 'own:reject',
    label: texts.reject,
    icon: <X size={16} aria-hidden />,
    from: [review],
    hasComment: true,
    run: async (id, comment) => (await import('./decide.ts')).decide(api, codec, 'rejectCustomRequest', id, comment),
  },
]

const facts = ['requestStatus', 'centreId', 'curriculumId'] as const

const comments = (
  <ViewTab id="comments" title={texts.comments}>
    <RequestComments />
  </ViewTab>
)

const RequestView = (page: RecordPage) => (
  <RecordView
    of={customRequest}
    page={page}
    facts={facts}
    overview={{ title: texts.overview, content: <RequestContent /> }}
    isOpen={isUndecided}
    acts={decisions(useServices())}
  >
    {comments}
  </RecordView>
)

/** The form of a request, or what was asked for once it is decided on. */
function RequestDetails() {
  const { record, page } = useShownRecord()
  if (!isUndecided(record)) return <RequestContent />
  return (
    <TabForm>
      <RecordEditor of={customRequest} page={page} check={missingOfKind} head={null}>
        {(form) => <RequestFields form={form} />}
      </RecordEditor>
    </TabForm>
  )
}

/** A request with its comments, changed and decided on. */
const RequestReview = ({ page }: { readonly page: RecordPage }) => (
  <RecordView
    of={customRequest}
    page={page}
    isForm
    facts={facts}
    overview={{ title: texts.overview, content: <RequestDetails /> }}
    isOpen={isUndecided}
    acts={decisions(useServices())}
  >
    {comments}
  </RecordView>
)

export const customRequests = resourcePages(customRequest, {
  list: RequestList,
  form: RequestForm,
  view: RequestView,
})
