import { ForgotPasswordPage } from '#src/account/ForgotPasswordPage.tsx'
import { PublicCard } from './parts/PublicCard.tsx'

/** Someone has forgotten their password. */
export const LostPasswordPage = () => (
  <PublicCard>
    <ForgotPasswordPage />
  </PublicCard>
)
