import { ForgotPasswordPage } from '#src/account/ForgotPasswordPage.tsx'
import { PublicCard } from './parts/PublicCard.tsx'

/** The page for a forgotten password. */
export const LostPasswordPage = () => (
  <PublicCard>
    <ForgotPasswordPage />
  </PublicCard>
)
