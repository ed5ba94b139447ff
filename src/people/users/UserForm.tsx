import { useQuery } from '@tanstack/react-query'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { optionsQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { OrganisationFields } from '../OrganisationFields.tsx'
import { ofUsers } from '../organisation.ts'
import { useOrganisationCheck } from '../use-organisation-check.ts'
import { downloads } from './downloads.ts'
import { userTexts as texts } from './texts.ts'
import { useContactAsUser } from './use-contact-as-user.ts'
import { UsernameControl } from './UsernameControl.tsx'

/** Type, role and contact: each leaves fewer of the next to choose from. */
function Rights({ form }: { readonly form: RecordFormState<'User'> }) {
  const { typeId, centreId, institutionId } = form.values
  const { record: type } = useReferred(userType, typeId)
  const contactTypeId = type?.fields['contactTypeId']
  return (
    <>
      <OrganisationFields form={form.state} of={ofUsers} cleared={['roleId', 'contactId']} />
      <Field of={form} name="roleId" narrow={{ typeId }} />
      <Field
        of={form}
        name="contactId"
        narrow={{ contactTypeId: typeof contactTypeId === 'number' ? contactTypeId : null, centreId, institutionId }}
      />
    </>
  )
}

interface UserEditorProps {
  readonly page: RecordPage
  /** What a new user begins with. */
  readonly initial?: Partial<FormValues<'User'>>
}

function UserEditor({ page, initial = {} }: UserEditorProps) {
  const check = useOrganisationCheck(ofUsers)
  return (
    <RecordEditor of={user} page={page} check={check} initial={initial}>
      {(form) => (
        <>
          <FormPart title="User">
            <Field of={form} name="username" control={UsernameControl} />
            <Fields of={form} names={['firstName', 'lastName']} />
          </FormPart>
          <FormPart title={texts.rights}>
            <Rights form={form} />
            <Fields of={form} names={['yearId', 'markerId', 'deliveryTypeEdit', 'addToClearingToggle']} />
          </FormPart>
          <FormPart title="Downloads of results">
            <Fields of={form} names={downloads} />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const contactIn = (search: string) => new URLSearchParams(search).get('contactId')

/** The form of a new user, which begins with the current year, and with the contact that the address names. */
function NewUser({ page }: Pick<UserEditorProps, 'page'>) {
  const { api, codec } = useServices()
  const { data, isError } = useQuery(optionsQuery(year.name, api, year.path, { filters: { isCurrent: 1 } }))
  const contactId = codec.decrypt(useFromSearch(contactIn))
  const person = useContactAsUser(contactId === null ? null : Number(contactId))
  // A form cannot be given its first values later on.
  if (!person || (!data && !isError)) return <PagePlaceholder />
  return <UserEditor page={page} initial={{ ...person, yearId: data?.[0]?.id ?? null }} />
}

/** The form of a user, new or existing. */
export const UserForm = (page: RecordPage) => (page.pathId === undefined ? <NewUser page={page} /> : <UserEditor page={page} />)
