import { UserPlus } from 'lucide-react'
import { Suspense } from 'react'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { contactStaging } from '#openapi/generated/resources/contacts/contact-staging.ts'
import { AsBoard, BoardOrList, listView } from '#src/resources/board/BoardOrList.tsx'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { isUndecided, stagedInReview } from '#src/resources/merge/staged.ts'
import { mergeTexts } from '#src/resources/merge/texts.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { useServices } from '#src/api/services.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { ofContacts } from './organisation.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { useOrganisationCheck } from './use-organisation-check.ts'

const MergeStagedContact = lazyComponent(async () => (await import('./merge/MergeStagedContact.tsx')).MergeStagedContact)

const StagingBoard = lazyComponent(async () => (await import('./staging/StagingBoard.tsx')).StagingBoard)

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
      'source',
      'matchContactId',
      'phone',
      'centreId',
      'institutionId',
      'createdAt',
      'stagingStatus',
    ]}
    hidden={['phone', 'centreId', 'institutionId', 'createdAt']}
    filters={['contactTypeId', 'centreId', 'institutionId', 'countryId', 'source']}
  />
)

function StagingForm(page: RecordPage) {
  const check = useOrganisationCheck(ofContacts)
  return (
    <RecordEditor of={contactStaging} page={page} check={check}>
      {(form) => (
        <>
          <FormPart title="Contact">
            <Fields of={form} names={['firstName', 'lastName', 'email', 'phone', 'countryId', 'source']} />
          </FormPart>
          <FormPart title="Work">
            <OrganisationFields form={form.state} of={ofContacts} />
            <Fields of={form} names={['jobTitle']} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

function StagingView(page: RecordPage) {
  const { api, codec } = useServices()
  const mayApprove = page.can('Publish')
  return (
    <RecordView
      of={contactStaging}
      page={page}
      facts={['source', 'matchContactId']}
      parts={{ '': ['email', 'phone', 'countryId'], Work: ['contactTypeId', 'centreId', 'institutionId', 'jobTitle'] }}
      isOpen={isUndecided}
      acts={
        mayApprove
          ? [
              {
                act: 'own:createContact',
                label: mergeTexts.create(contact.noun),
                icon: <UserPlus size={16} aria-hidden />,
                from: [stagedInReview],
                run: async (id) => (await import('./merge/merge-calls.ts')).decideStaged(api, codec, id, { decision: 'create' }),
              },
            ]
          : []
      }
    >
      {mayApprove && (
        <ViewTab id="merge" title={mergeTexts.tab}>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <MergeStagedContact />
          </Suspense>
        </ViewTab>
      )}
    </RecordView>
  )
}

export const contactStagings = resourcePages(contactStaging, {
  list: Staging,
  form: StagingForm,
  view: StagingView,
})
