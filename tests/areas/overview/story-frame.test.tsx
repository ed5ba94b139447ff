import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../../../stories/overview/StoryFrame.tsx'

it('opens the stories of an overview as they come near the view', async () => {
  await page.viewport(800, 600)
  await render(Array.from({ length: 20 }, (_, index) => <StoryFrame key={index} title={`Story ${index}`} src="about:blank" width={1440} />))
  await expect.element(page.getByTitle('Story 0')).toBeInTheDocument()
  expect(page.getByTitle('Story 19').elements()).toEqual([])
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(page.getByTitle('Story 19')).toBeInTheDocument()
  expect(page.getByTitle('Story 10').elements()).toEqual([])
})
