import type { ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'
import { PublicPage } from '#src/session/sign-in/PublicPage.tsx'

/** The frame of sign-in around another page of those who are not signed in. */
export function PublicCard({ children }: { children: ReactNode }) {
  const { config, clock } = useServices()
  return (
    <PublicPage product={config.productName} year={clock.today().slice(0, 4)}>
      {children}
    </PublicPage>
  )
}
