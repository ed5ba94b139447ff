import { css } from 'styled-system/css'
import { groupPage } from '#machines/access/menu.ts'
import { useSession } from '#src/session/session-context.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { texts } from '../texts.ts'
import { AccessNotice } from './parts/AccessUnavailable.tsx'
import { LinkCards } from './parts/LinkCards.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { PageProps } from './page.ts'
import { useSignedInPortal } from '../state/portal-context.tsx'

/** The page of a menu group: its entries as cards. */
export function SideNavPage({ params, title, breadcrumbs }: PageProps) {
  const { access, menu, productName, visitor } = useSignedInPortal()
  const { send } = useSession()
  const page = groupPage({ access, productName, studentKey: visitor.studentKey }, params['name'] ?? '')
  const isReady = typeof menu !== 'string'
  if (isReady && !page) return <NotFoundPage breadcrumbs={breadcrumbs} />
  const name = page?.title ?? title
  return (
    <>
      {/* One heading for all that follows: after Retry it has the focus. */}
      <div className={css({ pt: '1' })}>
        <PageHeader title={name} breadcrumbs={isReady && breadcrumbs(name)} />
      </div>
      {menu === 'loading' && <PagePlaceholder />}
      {menu === 'unavailable' && <AccessNotice hint={texts.unavailable.hint} onRetry={() => send({ type: 'access.retry' })} />}
      {isReady && page && <LinkCards links={page.links} />}
    </>
  )
}
