import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { PageSkeleton } from '#src/app/loading/PageSkeleton.tsx'
import type { PageShape } from '#src/app/route-spec.ts'

const shapes: readonly PageShape[] = ['list', 'dashboard', 'tiles', 'wizard', 'text']

it.each(shapes)('the placeholder of the shape %s is 600 px high', async (shape) => {
  await page.viewport(1440, 900)
  const screen = await render(<PageSkeleton shape={shape} />)
  expect(getComputedStyle(screen.getByRole('status').element()).height).toBe('600px')
})

it('what stands below a dashboard to come begins below the window', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <>
      <PageSkeleton shape="dashboard" />
      <footer>Below</footer>
    </>,
  )
  const placeholder = screen.getByRole('status').element().getBoundingClientRect()
  expect(screen.getByRole('contentinfo').element().getBoundingClientRect().top - placeholder.top).toBe(900)
})
