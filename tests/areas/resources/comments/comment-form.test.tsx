import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { CommentForm } from '#src/resources/comments/CommentForm.tsx'
import { recordView } from '#tests/pages/record-view.ts'
import { Answered } from '../../../../stories/services.tsx'

/** A page with the form; the one before is left. Gives the comments that arrived. */
async function open(draft: { userId: string; name: string }) {
  await cleanup()
  const arrived: string[] = []
  const send = (comment: string) => {
    arrived.push(comment)
    return Promise.resolve({ message: '' })
  }
  await render(
    <Answered by="nothing">
      <CommentForm draft={draft} longest={100} isBusy={false} change={(run) => void run()} send={send} />
    </Answered>,
  )
  return arrived
}

const box = page.getByLabelText(...recordView.comment)

it('a comment that is not sent is there again when its page is opened again, and for its writer and its record alone', async () => {
  const draft = { userId: 'begins a comment', name: 'comments/letter/7' }
  await open(draft)
  await userEvent.type(box, 'Not yet')
  await open({ ...draft, name: 'comments/letter/8' })
  await expect.element(box).toHaveValue('')
  await open({ ...draft, userId: 'another' })
  await expect.element(box).toHaveValue('')
  const arrived = await open(draft)
  await expect.element(box).toHaveValue('Not yet')
  await page.getByRole(...recordView.addComment).click()
  expect(arrived).toEqual(['Not yet'])
  await open(draft)
  await expect.element(box).toHaveValue('')
})
