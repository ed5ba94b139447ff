import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { ofContacts } from './organisation.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { contactTexts as texts } from './contacts/texts.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { useOrganisationCheck } from './use-organisation-check.ts'

const ContactRoles = lazyComponent(async () => (await import('./contacts/ContactRoles.tsx')).ContactRoles)
const ContactGroups = lazyComponent(async () => (await import('./contacts/ContactGroups.tsx')).ContactGroups)
const ContactMessages = lazyComponent(async () => (await import('./contacts/ContactMessages.tsx')).ContactMessages)
const ContactUser = lazyComponent(async () => (await import('./contacts/ContactUser.tsx')).ContactUser)
// Loaded on demand: few contacts are merged.
const MergeContact = lazyComponent(async () => (await import('./merge/MergeContact.tsx')).MergeContact)

const countRoles = async () => (await import('./contacts/ContactRoles.tsx')).countRoles
const countGroups = async () => (await import('./contacts/ContactGroups.tsx')).countGroups
const countMessages = async () => (await import('./contacts/ContactMessages.tsx')).countMessages

const ContactList = (page: RecordPage) => (
  <RecordList
    of={contact}
    page={page}
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
      'userId',
      'allowMessages',
      'status',
    ]}
    hidden={['phone', 'mobile', 'allowMessages']}
    filters={['contactTypeId', 'centreId', 'institutionId', 'roles', 'countryId', 'allowMessages']}
  />
)

function ContactForm(page: RecordPage) {
  const check = useOrganisationCheck(ofContacts)
  return (
    <RecordEditor of={contact} page={page} check={check} initial={{ allowMessages: 1 }}>
      {(form) => (
        <>
          <FormPart title="Contact">
            <Fields of={form} names={['firstName', 'lastName', 'email', 'phone', 'mobile', 'countryId', 'allowMessages']} />
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

const ContactView = (page: RecordPage) => (
  <RecordView
    of={contact}
    page={page}
    facts={['contactTypeId', 'allowMessages']}
    overview={{ title: texts.details }}
    parts={{ '': ['email', 'phone', 'mobile', 'countryId'], Work: ['centreId', 'institutionId', 'jobTitle'] }}
  >
    <ViewTab id="roles" title={texts.roles} count={countRoles}>
      <ContactRoles />
    </ViewTab>
    <ViewTab id="groups" title={texts.groups} needs="ContactGroup" count={countGroups}>
      <ContactGroups />
    </ViewTab>
    <ViewTab id="messages" title={texts.messages} needs="Communication" count={countMessages}>
      <ContactMessages />
    </ViewTab>
    <ViewTab id="user" title={texts.user} needs="User">
      <ContactUser />
    </ViewTab>
    {page.can('Modify') && (
      <ViewTab id="merge" title={texts.merge}>
        <MergeContact />
      </ViewTab>
    )}
  </RecordView>
)

export const contacts = resourcePages(contact, { list: ContactList, form: ContactForm, view: ContactView })
