import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'

/** The sheet that the shell gives a page, as high as the window: pages fill it and let their bars stick to its end. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <main
    className={css({
      display: 'flex',
      flexDirection: 'column',
      minHeight: '100vh',
      bg: 'bg.surface',
    })}
  >
    {children}
  </main>
)

/** The trail to a page of block administration. */
export const trail = (last: string) => (
  <Breadcrumbs crumbs={[{ label: 'Qualification Management & Administration' }, { label: 'Masters' }, { label: last }]} />
)
