import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichText } from '#src/ui/text/rich-text.tsx'

const linkTo = (address: string) => `<p><a href="${address}">There</a></p>`
const texts = { empty: 'Nothing', cut: 'Cut' }
const link = () => page.getByRole('link', { name: 'There' })

describe('a link of formatted text', () => {
  it.each(['/reports/view/a_B-9', '/dap/authoring/view/a_B-9?kind=question'])('to %s is followed, or text', async (path) => {
    const follow = vi.fn<(path: string) => void>()
    const { rerender } = await render(<RichText markup={linkTo(path)} {...texts} onFollow={follow} />)
    await link().click()
    expect(follow.mock.calls).toEqual([[path]])
    await expect.element(link()).not.toHaveAttribute('target')
    await rerender(<RichText markup={linkTo(path)} {...texts} />)
    await expect.element(page.getByText('There')).toBeVisible()
    await expect.element(link()).not.toBeInTheDocument()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/.//evil.example',
    '/x?y=https://evil.example',
    'x',
    'javascript:alert(1)',
    'https:x',
  ])('to %s is text', async (address) => {
    await render(<RichText markup={linkTo(address)} {...texts} onFollow={() => {}} />)
    await expect.element(page.getByText('There')).toBeVisible()
    await expect.element(link()).not.toBeInTheDocument()
  })

  it('to another host opens elsewhere', async () => {
    await render(<RichText markup={linkTo('https://example.test/')} {...texts} onFollow={() => {}} />)
    await expect.element(link()).toHaveAttribute('target', '_blank')
    await expect.element(link()).toHaveAttribute('rel', 'noopener noreferrer')
  })
})
