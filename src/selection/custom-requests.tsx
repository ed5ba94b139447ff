import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { Redirect } from 'wouter'
import { css } from 'styled-system/css'
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
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { SystemValue } from '#src/ui/form/system-value.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
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
    hidden={['centreId', 'curriculumId', 'reason']}
    filters={['requestCode', 'centreSelectionId', 'centreId', 'curriculumId']}
  />
)

const kinds = customRequest.fields.requestCode.choices
const kindLabel = (code: RequestCode): string => kinds.find(({ value }) => value === code)?.label ?? ''

/** What was typed for another kind goes with it: nobody could see that it is wrong. */
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
  return (
    <RecordEditor of={customRequest} page={page} check={missingOfKind}>
      {(form) => (
        <>
          {page.pathId !== undefined && (
            <p className={css({ px: { base: '4', md: '5', lg: '7' }, pt: '4' })}>
              <TextLink href={`${page.paths.view(page.pathId)}?tab=comments`}>
                {page.can('Modify') ? texts.decision : texts.comments}
              </TextLink>
            </p>
          )}
          <RequestFields form={form} />
        </>
      )}
    </RecordEditor>
  )
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

function RequestView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={customRequest}
      page={page}
      facts={['requestStatus', 'centreId', 'curriculumId']}
      overview={{ title: texts.overview, content: <RequestContent /> }}
      isOpen={isUndecided}
      acts={[
        {
          act: 'own:approve',
          label: texts.approve,
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
      ]}
    >
      <ViewTab id="comments" title={texts.comments}>
        <RequestComments />
      </ViewTab>
    </RecordView>
  )
}

export const customRequests = resourcePages(customRequest, {
  list: RequestList,
  form: RequestForm,
  view: RequestView,
})
