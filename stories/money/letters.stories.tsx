import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sponsorshipLetters } from '#src/money/letters/letters.tsx'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served } from '../resources/served.tsx'
import { sponsorLetter } from './sponsor-letter.ts'

const list = '/sms/unique-sponsorship-letter'
const letter = { ...sponsorLetter, status: 10 }
const event = (historyId: number, act: string, comment: string) => ({
  historyId,
  at: stamps.createdAt,
  by: 'Ama Mensah',
  act,
  comment,
  changes: [],
})
const commentOnLetter = fn()

/** The comments on a letter. */
function Comments() {
  const View = sponsorshipLetters.view
  return (
    <Served
      answers={{
        'GET details/{id}': () => letter,
        'GET history/{id}': () => [event(2, 'commented', 'The sponsor asks for a copy.'), event(1, 'created', '')],
      }}
      calls={{ commentOnLetter }}
      path={`${list}/view/${inAddress('2')}?tab=comments`}
    >
      <Sheet>{View && <View {...pageAt(list, 'Unique Sponsorship Letter', '2')} />}</Sheet>
    </Served>
  )
}

const meta = { title: 'Money/Letters', component: Comments, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Comments>

export default meta
type Story = StoryObj<typeof meta>

/** A letter is talked about on its page. */
export const OnTheirPage: Story = {
  play: async ({ canvas, userEvent }) => {
    commentOnLetter.mockClear()
    await expect((await canvas.findByRole(...recordView.comments)).children).toHaveLength(1)
    const box = canvas.getByLabelText(...recordView.comment)
    await userEvent.click(canvas.getByRole(...recordView.addComment))
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/^Comment should not be blank!/)
    await userEvent.type(box, 'Sent today.')
    await userEvent.click(canvas.getByRole(...recordView.addComment))
    await waitFor(() => expect(commentOnLetter).toHaveBeenCalledOnce())
    await expect(commentOnLetter).toHaveBeenCalledWith(expect.objectContaining({ body: { uslId: 2, comment: 'Sent today.' } }))
    await waitFor(() => expect(box).toHaveValue(''))
  },
}
