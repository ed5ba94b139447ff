import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { Comments } from '#src/selection/comments/Comments.tsx'
import { ownerKey } from '#src/storage/personal-keys.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { requestPages } from '#tests/pages/selection/requests.ts'
import { Served } from '../../../stories/resources/served.tsx'

// Other tests keep drafts in the same storage.
const userId = 'leaves while sending'
const keptDrafts = () => Object.keys(localStorage).filter((key) => key.includes(ownerKey(userId)))

const box = page.getByLabelText(...recordView.comment)
const internal = page.getByRole(...requestPages.internal)

it('a comment whose page is left while it is sent is kept until it has arrived, with who reads it', async () => {
  const answers: ((data: object) => void)[] = []
  const sent: unknown[] = []
  const createComment = (input: unknown) => {
    sent.push(input)
    return new Promise<object>((resolve) => void answers.push(resolve))
  }
  const open = () =>
    render(
      <Served answers={{}} calls={{ listComments: () => [], createComment }} path="/">
        <Comments
          subject={{ customRequestId: 1 }}
          component="CurriculumCenterCustomRequest"
          writer={{ userId, right: 'Modify' }}
          isOfProvider
        />
      </Served>,
    )
  await open()
  await userEvent.type(box, 'Sixteen places')
  await internal.click()
  await page.getByRole(...recordView.addComment).click()
  await expect.poll(() => answers.length).toBe(1)
  await cleanup()
  await open()
  await expect.element(box).toHaveValue('Sixteen places')
  await expect.element(internal).toBeChecked()
  await page.getByRole(...recordView.addComment).click()
  await expect.poll(() => answers.length).toBe(2)
  expect(sent[1]).toEqual(sent[0])
  await cleanup()
  answers[0]?.({ commentId: 5 })
  await expect.poll(keptDrafts).toEqual([])
  await open()
  await expect.element(box).toHaveValue('')
  await expect.element(internal).not.toBeChecked()
})
