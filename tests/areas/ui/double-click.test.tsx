import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'

const press = vi.fn<() => void>()

afterEach(() => void press.mockClear())

/** Answers its first click at once: what stands there next would take the second. */
function AnsweredAtOnce() {
  const [steps, setSteps] = useState(0)
  return (
    <Button key={steps} onClick={() => setSteps(steps + 1)}>
      {`Step ${steps}`}
    </Button>
  )
}

describe('a double click', () => {
  it.each([
    ['a button', () => <Button onClick={press}>Next</Button>],
    ['a button that is only an icon', () => <IconButton label="Next" icon={null} onClick={press} />],
  ])('on %s is one', async (_, button) => {
    await render(button())
    await page.getByRole('button', { name: 'Next' }).dblClick()
    expect(press).toHaveBeenCalledOnce()
  })

  it('does not act on what comes in the place of a button that was answered', async () => {
    await render(<AnsweredAtOnce />)
    await page.getByRole('button', { name: 'Step 0' }).dblClick()
    await expect.element(page.getByRole('button')).toHaveTextContent('Step 1')
  })

  it('sends a form once', async () => {
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <Button type="submit">Save</Button>
      </form>,
    )
    await page.getByRole('button', { name: 'Save' }).dblClick()
    expect(press).toHaveBeenCalledOnce()
  })

  it('on a link leads there once', async () => {
    const { hook, history } = memoryLocation({ path: '/list', record: true })
    await render(
      <Router hook={hook}>
        <LinkButton href="/create">Create</LinkButton>
      </Router>,
    )
    await page.getByRole('link', { name: 'Create' }).dblClick()
    expect(history).toEqual(['/list', '/create'])
  })

  it.each([
    [
      'a button',
      () => (
        <Button isRepeatable onClick={press}>
          More
        </Button>
      ),
    ],
    ['a button that is only an icon', () => <IconButton isRepeatable label="More" icon={null} onClick={press} />],
  ])('on %s that counts is two', async (_, button) => {
    await render(button())
    await page.getByRole('button', { name: 'More' }).dblClick()
    expect(press).toHaveBeenCalledTimes(2)
  })
})

it('counts every click that stands apart, and every press of a key', async () => {
  await render(<Button onClick={press}>Retry</Button>)
  const button = page.getByRole('button', { name: 'Retry' })
  await button.click()
  await button.click()
  await userEvent.keyboard('{Enter}{Enter} ')
  expect(press).toHaveBeenCalledTimes(5)
})

it('counts a tap beside the one before it, however soon it comes', async () => {
  await render(
    <>
      <input type="checkbox" aria-label="Choose" />
      <p style={{ height: '60px' }} />
      <Button onClick={press}>Save</Button>
    </>,
  )
  // As a finger does both within a moment: the browser counts the taps together.
  for (const [element, detail] of [
    [page.getByRole('checkbox').element(), 1],
    [page.getByRole('button').element(), 2],
  ] as const) {
    const { x: clientX, y: clientY } = element.getBoundingClientRect()
    element.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, detail, clientX, clientY, pointerType: 'touch' }))
  }
  expect(press).toHaveBeenCalledOnce()
})
