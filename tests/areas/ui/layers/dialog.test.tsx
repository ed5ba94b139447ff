import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'

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
  // A busy machine draws no frame between the two presses, and the focus trap begins with a frame.
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  const opener = page.getByRole('button', { name: 'Help' })
  await opener.click()
  await page.getByRole('button', { name: 'Close' }).click()
  while (frames.length > 0) frames.shift()?.(performance.now())
  await expect.element(opener).toHaveFocus()
})

type Layer = (props: { readonly open: boolean; onClose(): void }) => ReactNode

const layers: Readonly<Record<string, Layer>> = {
  question: (props) => (
    <Dialog {...props} role="alertdialog" title="Sure?">
      Text
    </Dialog>
  ),
  drawer: (props) => (
    <Drawer {...props} title="Sure?">
      Text
    </Drawer>
  ),
  popover: ({ onClose, ...props }) => (
    <Popover {...props} label="Sure?" triggerId="opener" onOpenChange={onClose}>
      <button type="button">Yes</button>
    </Popover>
  ),
}

function Opening({ layer: Shown, onClose }: { readonly layer: Layer; onClose(): void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Ask
      </Button>
      <Shown open={isOpen} onClose={close} />
    </>
  )
}

describe.each(Object.entries(layers))('Escape on a %s that has just opened', (_name, layer) => {
  it.each([
    ['before the next frame', 0],
    ['some frames later', 6],
  ])('closes it once, %s', async (_when, frames) => {
    const close = vi.fn<() => void>()
    await render(<Opening layer={layer} onClose={close} />)
    const next = window.requestAnimationFrame.bind(window)
    // A busy machine draws no frame between the two presses.
    if (frames === 0) vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await page.getByRole('button', { name: 'Ask' }).click()
    for (let count = 0; count < frames; count += 1) await new Promise(next)
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledOnce()
  })
})
