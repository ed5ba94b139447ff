import { ProfileView } from '../../account/ProfileView.tsx'
import { useSignedInPortal } from '../portal-context.tsx'
import type { PageProps } from './page.ts'

/** The profile of those who have no record of their own elsewhere in the portal. */
export function OwnProfilePage({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) {
  const { person } = useSignedInPortal()
  return (
    <ProfileView
      breadcrumbs={breadcrumbs(title)}
      name={`${person.firstName} ${person.lastName}`.trim()}
      email={person.email}
      contactType={person.parentContactType}
      institution={person.institutionName}
    />
  )
}
