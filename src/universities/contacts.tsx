import { contactTypeIds } from '#openapi/people/contact-types.ts'
import { universityContact } from '#openapi/generated/resources/institutes/university-contact.ts'
import { Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { Rows } from '#src/resources/form/Rows.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ContactList = (page: RecordPage) => (
  <RecordList
    of={universityContact}
    page={page}
    columns={[
      'fullName',
      'institutionId',
      'jobTitle',
      'isPrimary',
      'email',
      'phone',
      'mobile',
      'countryId',
      'userId',
      'allowMessages',
      'status',
    ]}
    hidden={['phone', 'mobile', 'allowMessages']}
    filters={['institutionId', 'isPrimary', 'roles', 'countryId', 'allowMessages']}
  />
)

const ContactForm = (page: RecordPage) => (
  <RecordEditor of={universityContact} page={page} initial={{ allowMessages: 1 }}>
    {(form) => (
      <>
        <FormPart title="Contact">
          <Fields of={form} names={['firstName', 'lastName', 'email', 'phone', 'mobile', 'countryId', 'allowMessages']} />
        </FormPart>
        <FormPart title="Work">
          <Fields of={form} names={['institutionId', 'jobTitle', 'isPrimary']} />
        </FormPart>
        <FormPart title="Roles">
          <Rows of={form} name="roles" addLabel="Add role" narrow={{ roleTypeId: { contactTypeIds: contactTypeIds.INSTITUTE } }} />
        </FormPart>
      </>
    )}
  </RecordEditor>
)

const ContactView = (page: RecordPage) => (
  <RecordView
    of={universityContact}
    page={page}
    facts={['isPrimary', 'allowMessages']}
    parts={{ '': ['email', 'phone', 'mobile', 'countryId'], Work: ['institutionId', 'jobTitle', 'roles'] }}
  />
)

export const universityContacts = resourcePages(universityContact, { list: ContactList, form: ContactForm, view: ContactView })
