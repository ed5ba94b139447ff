import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sponsorshipLetters } from '#src/money/letters/letters.tsx'
import { letterPages } from '#tests/pages/money.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { inAddress, pageAt, Served } from '../resources/served.tsx'

const list = '/sms/unique-sponsorship-letter'
const stamp = { date: '2026-09-01 09:00:00.000000' }
const letter = {
  uslId: 2,
  uslNumber: 'Letter 2',
  holder: 'Minh Anh Nguyễn',
  sponsorName: 'Harbour Trust',
  sponsorEmail: 'trust@harbour.example',
  studentId: 3001,
  centreId: 26,
  curriculumId: 1,
  intakeId: 401,
  coverage: 'Full',
  validFrom: '2026-09-01',
  validTo: '2027-08-31',
  status: 10,
  createdAt: stamp,
  updatedAt: stamp,
  updatedBy: 'Alexandrina Lindqvist',
  names: {},
}
const event = (historyId: number, act: string, comment: string) => ({ historyId, at: stamp, by: 'Ama Mensah', act, comment, changes: [] })
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
    await expect((await canvas.findByRole(...letterPages.comments)).children).toHaveLength(1)
    const box = canvas.getByLabelText(...recordView.comment)
    await userEvent.click(canvas.getByRole(...letterPages.add))
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/^Comment should not be blank!/)
    await userEvent.type(box, 'Sent today.')
    await userEvent.click(canvas.getByRole(...letterPages.add))
    await waitFor(() => expect(commentOnLetter).toHaveBeenCalledOnce())
    await expect(commentOnLetter).toHaveBeenCalledWith(expect.objectContaining({ body: { uslId: 2, comment: 'Sent today.' } }))
    await waitFor(() => expect(box).toHaveValue(''))
  },
}
