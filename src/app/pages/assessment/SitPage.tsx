import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '#src/api/services.tsx'
import { SitAttempt } from '#src/assessment/sitting/SitAttempt.tsx'
import { createKeptAnswers } from '#src/assessment/sitting/kept-answers.ts'
import { createTabLock } from '#src/assessment/sitting/tab-lock.ts'
import { sittingTexts as texts } from '#src/assessment/sitting/texts.ts'
import { createDrafts } from '#src/storage/drafts.ts'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { MissingRecord } from '#src/ui/navigation/missing-record.tsx'
import { deliveryPath } from '#src/assessment/sitting/paths.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** The page on which a student sits an assessment; the address names its delivery. */
export function SitPage({ params, title, breadcrumbs }: PageProps) {
  const { api, codec, clock } = useServices()
  const queryClient = useQueryClient()
  const { person } = useSignedInPortal()
  const deliveryId = codec.decrypt(params['id'])
  const [browser] = useState(() => {
    const drafts = createDrafts(
      () => localStorage,
      ownerKey(person.userId),
      () => clock.now(),
    )
    return {
      kept: createKeptAnswers(drafts, () => clock.now(), deliveryId ?? ''),
      // Without a secure connection a browser has no locks.
      lock: createTabLock('locks' in navigator ? navigator.locks : undefined, `attempt/${person.userId}/${deliveryId}`),
    }
  })
  useEffect(() => browser.lock.release, [browser])
  if (deliveryId === null) return <MissingRecord title={title} noun={texts.noun} listHref={deliveryPath} breadcrumbs={breadcrumbs} />
  return <SitAttempt edges={{ api, codec, queryClient, ...browser, deliveryId: Number(deliveryId) }} />
}
