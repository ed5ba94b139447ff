import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ViewName } from '#src/ui/views/view-name.tsx'

afterEach(() => void vi.restoreAllMocks())

it('the name of a view keeps what is typed before the next frame, in place of the old name', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await render(<ViewName name="Renewals" maxLength={60} onName={() => null} onCancel={() => {}} />)
  const field = page.getByRole('textbox', { name: 'Name of the view' })
  await userEvent.keyboard('Gul')
  for (const frame of frames.splice(0)) frame(performance.now())
  await userEvent.keyboard('f')
  await expect.element(field).toHaveValue('Gulf')
})
