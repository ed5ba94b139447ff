import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { CommentQuestion } from '#src/resources/view/CommentQuestion.tsx'
import { recordView } from '#tests/pages/record-view.ts'

const box = page.getByLabelText(...recordView.comment)
const reject = { act: 'move:reject', label: 'Reject' }
const giveBack = { act: 'move:return', label: 'Return' }

/** The question of a page; gives what asks, closes it, and says that its act was refused. */
async function start() {
  await cleanup()
  const sent: string[] = []
  const question = (move: typeof reject | null, isRefused = false) => (
    <CommentQuestion
      record={{ name: 'INV-1' }}
      move={move}
      isBusy={false}
      isRefused={isRefused}
      finalFocus={() => null}
      onAccept={(comment) => void sent.push(comment)}
      onCancel={() => {}}
    />
  )
  const { rerender } = await render(question(null))
  return {
    sent,
    ask: (move = reject) => rerender(question(move)),
    close: () => rerender(question(null)),
    refuse: () => rerender(question(null, true)),
  }
}

it('a comment that was sent is not offered again', async () => {
  const { ask, close, sent } = await start()
  await ask()
  await userEvent.type(box, 'Too late')
  await page.getByRole('button', { name: reject.label }).click()
  await close()
  await ask()
  await expect.element(box).toHaveValue('')
  expect(sent).toEqual(['Too late'])
})

it('a comment whose act was refused is there when the act is asked for again, and for that act alone', async () => {
  const { ask, close, refuse } = await start()
  await ask()
  await userEvent.type(box, 'Too late')
  // The dialog closes while the act is under way; the notice follows, and is closed.
  await close()
  await refuse()
  await close()
  await ask()
  await expect.element(box).toHaveValue('Too late')
  await refuse()
  await ask(giveBack)
  await expect.element(box).toHaveValue('')
})
