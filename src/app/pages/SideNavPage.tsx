import { css } from 'styled-system/css'
import { groupPage } from '#machines/access/menu.ts'
import { useSession } from '../../session/session-context.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PagePlaceholder } from '../../ui/skeleton.tsx'
import { AccessUnavailable } from './AccessUnavailable.tsx'
import { LinkCards } from './LinkCards.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageProps } from './page.ts'
import { useSignedInPortal } from '../portal-context.tsx'

/** The page of a group of the menu: what is below it, as cards. */
export function SideNavPage({ params, title, breadcrumbs }: PageProps) {
  const { access, menu, productName, visitor } = useSignedInPortal()
  const { send } = useSession()
  const page = groupPage({ access, productName, studentKey: visitor.studentKey }, params['name'] ?? '')
  if (menu === 'loading') return <PagePlaceholder />
  if (menu === 'unavailable') return <AccessUnavailable title={title} onRetry={() => send({ type: 'access.retry' })} />
  if (!page) return <NotFoundPage breadcrumbs={breadcrumbs} />
  return (
    <>
      <div className={css({ pt: '1' })}>
        <PageHeader title={page.title} breadcrumbs={breadcrumbs(page.title)} />
      </div>
      <LinkCards links={page.links} />
    </>
  )
}
