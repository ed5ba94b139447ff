import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

it('shows code that comes after its fallback with the next frames, not 300 ms later', async () => {
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const Late = lazyComponent(async () => {
    await coming
    return () => <p>Here</p>
  })
  const screen = await render(
    <LazyBoundary fallback={<p>Coming</p>}>
      <Late />
    </LazyBoundary>,
  )
  await expect.element(screen.getByText('Coming')).toBeVisible()
  arrive()
  for (let frames = 0; frames < 4; frames += 1) await nextFrame()
  expect(screen.container.textContent).toBe('Here')
})
