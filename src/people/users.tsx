import { Mail } from 'lucide-react'
import { user } from '#openapi/generated/resources/rights/user.ts'
import { useServices } from '#src/api/services.tsx'
import { nothing } from '#src/resources/fields/field-text.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { LinkEnd } from './users/LinkEnd.tsx'
import { downloads } from './users/downloads.ts'
import { userTexts as texts } from './users/texts.ts'

// Loaded on demand: few people open these tabs.
const UserRights = lazyComponent(async () => (await import('./users/UserRights.tsx')).UserRights)
const UserSessions = lazyComponent(async () => (await import('./users/UserSessions.tsx')).UserSessions)

const flags = ['deliveryTypeEdit', 'addToClearingToggle', ...downloads] as const

/** A number that is an id, shown without separators of thousands. */
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

// Lists and records need no form.
const UserForm = lazyPage(async () => (await import('./users/UserForm.tsx')).UserForm)

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
          run: async (id) => (await import('./users/user-calls.ts')).sendPasswordLink(api, codec, id),
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
