import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { ListMessage } from '#src/ui/list/list-message.tsx'
import { useMessageFocus } from '#src/ui/list/use-message-focus.ts'

const outcome = { tone: 'warning', text: '4 deleted, 1 not', outcomes: [] } as const

/** A list on a phone, with a row far below its head. */
function List({ message }: { readonly message: typeof outcome | null }) {
  const [place] = useMessageFocus(message, undefined)
  return (
    <ListFrame
      header={<h1>Colours</h1>}
      toolbar={null}
      bulk={null}
      message={message && <ListMessage message={message} nameless="" />}
      messagePlace={place}
      isRefetching={false}
      footer={null}
    >
      <div style={{ paddingTop: 3000 }}>
        <button type="button">Pink</button>
      </div>
    </ListFrame>
  )
}

it('brings what was done to rows far below into view', async () => {
  await page.viewport(375, 720)
  const { rerender } = await render(<List message={null} />)
  const row = page.getByRole('button', { name: 'Pink' })
  row.element().scrollIntoView()
  await expect.element(page.getByRole('heading')).not.toBeInViewport()

  await rerender(<List message={outcome} />)

  await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
})
