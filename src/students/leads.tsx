import { lead } from '#openapi/generated/resources/students/lead.ts'
import { leadErrors } from '#openapi/students/lead-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { AsBoard, boardView, ListOrBoard } from '#src/resources/board/BoardOrList.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { DueDay } from './DueDay.tsx'
import { useLeadActs } from './lead-acts.tsx'

const LeadBoard = lazyComponent(async () => (await import('./LeadBoard.tsx')).LeadBoard)

const open: readonly (number | string)[] = ['New', 'Contacted', 'Qualified']

/** The day of the next call. */
const FollowUp = ({ value, record }: { readonly value: string | undefined; readonly record: StoredRecord }) => (
  <DueDay day={value} isOpen={open.includes(record.status)} />
)

const cells = { followUpOn: FollowUp }

const Leads = (page: RecordPage) => <ListOrBoard list={<LeadList {...page} />} board={<LeadBoard page={page} />} />

const LeadList = (page: RecordPage) => (
  <RecordList
    of={lead}
    page={page}
    actions={<AsBoard href={`${page.paths.list}?${boardView}`} />}
    columns={[
      'fullName',
      'email',
      'mobile',
      'countryId',
      'nationalityId',
      'centreId',
      'programId',
      'intakeId',
      'source',
      'ownerContactId',
      'followUpOn',
      'state',
    ]}
    hidden={['mobile']}
    filters={[
      'countryId',
      'nationalityId',
      'centreId',
      'programId',
      'intakeId',
      'source',
      'ownerContactId',
      'followUpOn',
      'consentToContact',
    ]}
    cells={cells}
  />
)

/** The centre is fixed for its own people. */
function LeadForm(page: RecordPage) {
  const { clock } = useServices()
  return (
    <RecordEditor of={lead} page={page} check={(given, stored) => leadErrors(given, stored, clock.today())}>
      {(form) => (
        <>
          <FormPart title="Person">
            <Fields of={form} names={['firstName', 'lastName', 'email', 'mobile', 'countryId', 'nationalityId', 'consentToContact']} />
          </FormPart>
          <FormPart title="Interest">
            {page.contactType !== 'CENTER' && <Field of={form} name="centreId" />}
            <Fields of={form} names={['programId', 'intakeId', 'source']} />
          </FormPart>
          <FormPart title="Follow-up">
            <Fields of={form} names={['ownerContactId', 'followUpOn']} />
            <Rows of={form} name="notes" />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

function LeadView(page: RecordPage) {
  const { convert, link } = useLeadActs()
  return (
    <RecordView
      of={lead}
      page={page}
      facts={['source', 'ownerContactId', 'followUpOn', 'studentId']}
      parts={{
        '': ['email', 'mobile', 'countryId', 'nationalityId', 'consentToContact', 'lostReason'],
        Interest: ['centreId', 'programId', 'intakeId'],
        Notes: ['notes'],
      }}
      cells={cells}
      acts={[convert, link]}
    />
  )
}

export const leads = resourcePages(lead, { list: Leads, form: LeadForm, view: LeadView })
