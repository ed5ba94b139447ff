import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'

afterEach(() => void vi.restoreAllMocks())

function Help() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Help</Button>
      {isOpen && (
        <Dialog open title="How to sit" footer={<Button onClick={() => setOpen(false)}>Close</Button>} onClose={() => setOpen(false)}>
          Rules
        </Dialog>
      )}
    </>
  )
}

it('gives the focus back when it is closed before the next frame', async () => {
  await render(<Help />)
  // A busy machine draws no frame between the two presses, and the trap of the focus begins with one.
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  const opener = page.getByRole('button', { name: 'Help' })
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  while (frames.length > 0) frames.shift()?.(performance.now())
  await expect.element(opener).toHaveFocus()
})
