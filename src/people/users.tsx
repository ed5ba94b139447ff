import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { type as userType } from '#openapi/generated/resources/rights/type.ts'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { useServices } from '#src/api/services.tsx'
import { nothing } from '#src/resources/fields/field-text.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { optionsQuery } from '#src/resources/record-queries.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import type { FormValues } from '#src/resources/resource-values.ts'
import { useReferred } from '#src/resources/use-referred.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { OrganisationFields } from './OrganisationFields.tsx'
import { ofUsers } from './organisation.ts'
import { useOrganisationCheck } from './use-organisation-check.ts'
import { LinkEnd } from './users/LinkEnd.tsx'
import { userTexts as texts } from './users/texts.ts'
import { useContactAsUser } from './users/use-contact-as-user.ts'
import { sendPasswordLink } from './users/user-calls.ts'
import { UsernameControl } from './users/UsernameControl.tsx'

// Tabs that few open.
const UserRights = lazyComponent(async () => (await import('./users/UserRights.tsx')).UserRights)
const UserSessions = lazyComponent(async () => (await import('./users/UserSessions.tsx')).UserSessions)

const downloads = ['bulkDownloadFlag', 'csvDownloadFlag', 'eCertificateFlag', 'eTranscriptFlag', 'excelResultsDownloadFlag'] as const
const flags = ['deliveryTypeEdit', 'addToClearingToggle', ...downloads] as const

/** A number that names somebody: it has no thousands. */
const IdNumber = ({ value = nothing }: { readonly value: number | string | undefined }) => value

/** What was never set is a No. */
const YesNo = ({ value = 0 }: { readonly value: number | undefined }) => (value === 1 ? 'Yes' : 'No')

const cells = {
  studentId: IdNumber,
  markerId: IdNumber,
  linkUntil: LinkEnd,
  ...Object.fromEntries(flags.map((flag) => [flag, YesNo])),
}

const UserList = (page: RecordPage) => (
  <RecordList
    of={user}
    page={page}
    columns={['username', 'fullName', 'typeId', 'roleId', 'centreId', 'institutionId', 'studentId', 'linkUntil', 'lastSignIn', 'status']}
    hidden={['centreId', 'institutionId', 'studentId', 'linkUntil']}
    filters={['typeId', 'roleId', 'centreId', 'institutionId', 'markerId', ...flags]}
    cells={cells}
  />
)

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

const UserForm = (page: RecordPage) => (page.pathId === undefined ? <NewUser page={page} /> : <UserEditor page={page} />)

const { statuses } = user
const linkStatuses = statuses.flatMap(({ value, label }) => (label === 'Inactive' ? [] : [value]))

function UserView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={user}
      page={page}
      facts={['typeId', 'roleId', 'lastSignIn', 'linkUntil']}
      overview={{ title: texts.details }}
      parts={{
        '': ['fullName', 'contactId', 'yearId', 'markerId'],
        Place: ['centreId', 'institutionId', 'studentId'],
        Allowed: flags,
      }}
      cells={cells}
      acts={[
        {
          act: 'own:sendPasswordLink',
          label: texts.sendLink,
          icon: <Mail size={16} aria-hidden />,
          from: linkStatuses,
          run: (id) => sendPasswordLink(api, codec, id),
        },
      ]}
    >
      <ViewTab id="rights" title={texts.rights}>
        <UserRights />
      </ViewTab>
      <ViewTab id="sessions" title={texts.sessions}>
        <UserSessions />
      </ViewTab>
    </RecordView>
  )
}

export const users = resourcePages(user, { list: UserList, form: UserForm, view: UserView })
