import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { RichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { TokenLine } from '#src/ui/editor/token-line.tsx'

const placeholders = [
  { name: 'firstName', label: 'First name' },
  { name: 'link', label: 'Link' },
]

const onChange = vi.fn<(value: string) => void>()
/** What was typed last. */
const value = () => onChange.mock.lastCall?.[0] ?? ''

afterEach(() => void onChange.mockClear())

function Held({ first, of: Editor }: { readonly first: string; readonly of: typeof RichTextEditor | typeof TokenLine }) {
  const [held, setHeld] = useState(first)
  return (
    <>
      <p>Words beside it</p>
      <Editor
        label="Text"
        value={held}
        placeholders={placeholders}
        onValueChange={(next) => {
          setHeld(next)
          onChange(next)
        }}
      />
    </>
  )
}

const box = page.getByRole('textbox', { name: 'Text' })
const chip = () => {
  const found = document.querySelector<HTMLElement>('[data-placeholder]')
  if (!found) throw new Error('No chip is shown.')
  return found
}

/** Each way to the end of a text, or to its start, by which people get beside a chip. */
const ways: Readonly<Record<string, () => Promise<void>>> = {
  'a click in the empty middle': () => userEvent.click(box, { position: { x: 200, y: 90 } }),
  'a click in the empty middle, then End': async () => {
    await userEvent.click(box, { position: { x: 200, y: 90 } })
    await userEvent.keyboard('{End}')
  },
  'a click to the right of the chip': async () => {
    const { top, right, height } = chip().getBoundingClientRect()
    const edges = box.element().getBoundingClientRect()
    await userEvent.click(box, { position: { x: right - edges.left + 40, y: top - edges.top + height / 2 } })
  },
  'a click on the chip': () => userEvent.click(page.elementLocator(chip())),
  'a click on the chip, then End': async () => {
    await userEvent.click(page.elementLocator(chip()))
    await userEvent.keyboard('{End}')
  },
  'the Tab key and Ctrl+End': async () => {
    box.element().focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
  },
}

const texts = {
  'ends with a chip': '<p>Hi {{firstName}}</p>',
  'is a chip': '<p>{{firstName}}</p>',
  'has a chip at the end of a list': '<p>Hi</p><ul><li>Hello {{firstName}}</li></ul>',
  'ends with a bold chip': '<p>Hi <b>{{firstName}}</b></p>',
}

const cases = Object.entries(texts).flatMap(([name, text]) => Object.keys(ways).map((way) => [name, way, text] as const))

describe('a text with a chip', () => {
  it.each(cases)('that %s takes what is typed after %s', async (_name, way, text) => {
    await render(<Held first={text} of={RichTextEditor} />)
    await ways[way]?.()
    await userEvent.keyboard('abc')
    expect(value().replaceAll('abc', '')).toBe(text)
    expect(value()).toContain('abc')
    expect(chip().textContent).toBe('First name')
  })

  it.each(Object.entries(ways))('is all that Ctrl+A selects after %s', async (_way, reach) => {
    await render(<Held first="<p>Hi {{firstName}}</p>" of={RichTextEditor} />)
    await reach()
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(document.getSelection()?.toString()).toBe('Hi First name')
    await userEvent.keyboard('new')
    expect(value()).toBe('<p>new</p>')
  })

  it('takes what is typed on the side of the chip that was clicked', async () => {
    await render(<Held first="<p>{{firstName}} is here</p>" of={RichTextEditor} />)
    const { width, height } = chip().getBoundingClientRect()
    await userEvent.click(page.elementLocator(chip()), { position: { x: 8, y: height / 2 } })
    await userEvent.keyboard('Dr ')
    await userEvent.click(page.elementLocator(chip()), { position: { x: width - 8, y: height / 2 } })
    await userEvent.keyboard(' himself')
    expect(value()).toBe('<p>Dr {{firstName}} himself is here</p>')
  })

  it('gives the whole chip up for what is typed after a double click on it', async () => {
    await render(<Held first="<p>Hi {{firstName}}, you</p>" of={RichTextEditor} />)
    await userEvent.dblClick(page.elementLocator(chip()))
    await userEvent.keyboard('Ann')
    expect(value()).toBe('<p>Hi Ann, you</p>')
  })
})

it('links to what the text is about, and keeps such a link', async () => {
  const linked = '<p><a href="{{link}}">Open it</a></p>'
  const { unmount } = await render(<Held first="<p>Open it</p>" of={RichTextEditor} />)
  await userEvent.click(box)
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('button', { name: 'Link in Text' }).click()
  await page.getByLabelText('Address').fill('{{link}}')
  await page.getByRole('button', { name: 'Add link' }).click()
  expect(value()).toBe(linked)
  await unmount()

  await render(<Held first={linked} of={RichTextEditor} />)
  await userEvent.click(box)
  await userEvent.keyboard('{Control>}{Home}{/Control}See ')
  expect(value()).toContain('<a href="{{link}}">')
})

it.each(['a click on the chip', 'a click to the right of the chip'])('types behind the chip that ends a line after %s', async (way) => {
  await render(<Held first="Hi {{firstName}}" of={TokenLine} />)
  await ways[way]?.()
  await userEvent.keyboard('{End}abc')
  expect(value()).toBe('Hi {{firstName}}abc')
})
