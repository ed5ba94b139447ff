import type { ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'
import { PublicPage } from '#src/session/sign-in/PublicPage.tsx'

/** The frame of the sign-in page, for other public pages. */
export function PublicCard({ children }: { children: ReactNode }) {
  const { config, clock } = useServices()
  return (
    <PublicPage product={config.productName} year={clock.today().slice(0, 4)}>
      {children}
    </PublicPage>
  )
}
