import '#src/ui/styles.css'
import { useLocation } from 'wouter'
import { dashboards } from '#machines/access/contact-types.ts'
import { isGiven } from '#machines/access/consents.ts'
import { ConsentPage } from '#src/consent/ConsentPage.tsx'
import { PrivacyPolicyDialog } from '#src/session/sign-in/PrivacyPolicyDialog.tsx'
import { useSession, useSessionParts } from '#src/session/session-context.tsx'

/** The consents of the signed-in student; the session ends when the mandatory one is refused. */
export function StudentConsentPage() {
  const { readPolicy } = useSessionParts()
  const { person, send } = useSession()
  const [, navigate] = useLocation()
  if (!person) return null
  return (
    <ConsentPage
      userId={person.userId}
      isMandatoryGiven={isGiven(person.mandatoryConsent)}
      isOptionalGiven={isGiven(person.nonMandatoryConsent)}
      readPolicy={readPolicy}
      PolicyDialog={PrivacyPolicyDialog}
      onGiven={(consent) => send({ type: 'consent.given', consent })}
      onRefuse={() => send({ type: 'signOut.request' })}
      onDone={() => navigate(dashboards.STUDENT, { replace: true })}
    />
  )
}
