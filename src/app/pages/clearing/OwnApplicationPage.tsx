import { ApplicationHome } from '#src/applications/portal/ApplicationHome.tsx'
import { LaterOwnOffers } from '#src/clearing/LaterOwnOffers.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'

/** A student's own application, and below it what universities offer through clearing. */
export const OwnApplicationPage = (page: RecordPage) => (
  <>
    <ApplicationHome {...page} />
    <LaterOwnOffers />
  </>
)
