import type { ReactNode } from 'react'
import { PublicPage } from '#src/session/sign-in/PublicPage.tsx'
import { Place } from '../app/shell-fixtures.tsx'

/** The frame of sign-in, in which the account pages of those who are not signed in stand. */
export const Card = ({ children }: { children: ReactNode }) => (
  <Place path="/forgotpassword">
    <PublicPage product="Pathway" year="2027">
      {children}
    </PublicPage>
  </Place>
)
