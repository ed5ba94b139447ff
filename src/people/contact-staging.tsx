import { UserPlus } from 'lucide-react'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { AsBoard, BoardOrList } from '#src/resources/board/BoardOrList.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { providerTypeId } from '#src/resources/form/provider.ts'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { isUndecided } from '#src/resources/merge/staged.ts'
import { StagedReview } from '#src/resources/merge/StagedReview.tsx'
import { mergeTexts } from '#src/resources/merge/texts.ts'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { useServices } from '#src/api/services.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ofContacts } from './organisation.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { useOrganisationCheck } from './use-organisation-check.ts'

const MergeStagedContact = lazyComponent(async () => (await import('./merge/MergeStagedContact.tsx')).MergeStagedContact)

const StagingBoard = lazyComponent(async () => (await import('./staging/StagingBoard.tsx')).StagingBoard)

const facts = ['source', 'matchContactId', 'assigneeId'] as const

const Staging = (page: RecordPage) => <BoardOrList board={<StagingBoard page={page} list={listView} />} list={<StagingList {...page} />} />

const StagingList = (page: RecordPage) => (
  <RecordList
    of={contactStaging}
    page={page}
    isOpen={isUndecided}
    fixed={listView}
    actions={<AsBoard href={page.paths.list} />}
    columns={[
      'fullName',
      'email',
      'contactTypeId',
      'centreId',
      'institutionId',
      'jobTitle',
      'phone',
      'mobile',
      'countryId',
      'allowMessages',
      'source',
      'matchContactId',
      'assigneeId',
      'createdAt',
      'stagingStatus',
    ]}
    hidden={['phone', 'mobile', 'allowMessages', 'createdAt']}
    filters={['contactTypeId', 'centreId', 'institutionId', 'countryId', 'source', 'assigneeId']}
  />
)

/** What is known of the contact, to be completed. */
function StagedForm(page: RecordPage) {
  const check = useOrganisationCheck(ofContacts)
  return (
    <RecordEditor
      of={contactStaging}
      page={page}
      check={check}
      initial={{ allowMessages: 1 }}
      head={page.pathId === undefined ? undefined : null}
    >
      {(form) => (
        <>
          <FormPart title="Contact">
            <Fields of={form} names={['firstName', 'lastName', 'email', 'phone', 'mobile', 'countryId', 'allowMessages', 'source']} />
            <Field of={form} name="assigneeId" narrow={{ typeId: providerTypeId }} />
          </FormPart>
          <FormPart title="Work">
            <OrganisationFields form={form.state} of={ofContacts} />
            <Fields of={form} names={['jobTitle']} />
          </FormPart>
          <FormPart title="Roles">
            <Rows of={form} name="roles" addLabel="Add role" narrow={{ roleTypeId: { contactTypeIds: form.values.contactTypeId } }} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const StagingView = (page: RecordPage) => (
  <RecordView
    of={contactStaging}
    page={page}
    facts={facts}
    parts={{
      '': ['email', 'phone', 'mobile', 'countryId', 'allowMessages'],
      Work: ['contactTypeId', 'centreId', 'institutionId', 'jobTitle', 'roles'],
    }}
    isOpen={isUndecided}
    editLabel={mergeTexts.decide}
  />
)

function StagingReview(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <StagedReview
      of={contactStaging}
      page={page}
      facts={facts}
      comparison={<MergeStagedContact />}
      create={{
        act: 'own:createContact',
        label: mergeTexts.create(contact.noun),
        icon: <UserPlus size={16} aria-hidden />,
        run: async (id) => (await import('./merge/merge-calls.ts')).decideStaged(api, codec, id, { decision: 'create' }),
      }}
      renderForm={(here) => <StagedForm {...here} />}
    />
  )
}

const StagingForm = (page: RecordPage) => (page.pathId === undefined ? <StagedForm {...page} /> : <StagingReview {...page} />)

export const contactStagings = resourcePages(
  contactStaging,
  { list: Staging, form: StagingForm, view: StagingView },
  { list: [StagingBoard] },
)
