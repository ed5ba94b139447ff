import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '#src/api/problem.ts'
import { Comments } from '#src/selection/comments/Comments.tsx'
import { SelectionTalk } from '#src/selection/comments/SelectionTalk.tsx'
import { selectionKinds } from '#src/selection/wizard/selection-kinds.ts'
import { recordView } from '#tests/pages/record-view.ts'
import { requestPages } from '#tests/pages/selection/requests.ts'
import { selectionWizard } from '#tests/pages/selection/wizard.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Served, unanswered, type Calls } from '../resources/served.tsx'
import { requests } from './requests.ts'
import { ServedWizard } from './served-wizard.tsx'

interface TalkProps {
  readonly calls?: Calls
  readonly isOfProvider?: boolean
  readonly isReader?: boolean
}

const said = (commentId: number, author: string, comment: string, change: object = {}) => ({
  commentId,
  comment,
  isInternal: 0,
  author,
  createdAt: { date: `2027-04-1${commentId} 09:30:00.000000` },
  mayDelete: 0,
  ...change,
})

const talk = [
  said(1, 'Alexandrina Lindqvist-Okonkwo', 'How many places has the laboratory?'),
  said(2, 'Oluwaseyifunmi Mensah', 'Sixteen.\nA second group may use it in the afternoon.'),
  said(3, 'Alexandrina Lindqvist-Okonkwo', 'Accept with a limit of sixteen.', { isInternal: 1 }),
  said(4, 'Alexandrina Lindqvist-Okonkwo', 'Please say whether a second group is taught.', { mayDelete: 1 }),
]

/** What was said about a custom request. */
function Talk({ calls = { listComments: () => talk }, isOfProvider = true, isReader = false }: TalkProps) {
  return (
    <Served answers={{}} calls={calls} path="/sms/curriculumcentercustomRequest/view/1">
      <Sheet>
        <Comments
          subject={{ customRequestId: 1 }}
          component="CurriculumCenterCustomRequest"
          writer={isReader ? null : { userId: '1', right: 'Modify' }}
          isOfProvider={isOfProvider}
        />
      </Sheet>
    </Served>
  )
}

const meta = { title: 'Curriculum selection/Comments', component: Talk } satisfies Meta<typeof Talk>

export default meta
type Story = StoryObj<typeof meta>

export const OfProvider: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole(...recordView.comments)).children).toHaveLength(4)
    await expect(canvas.getByRole(...requestPages.internal)).not.toBeChecked()
    await expect(canvas.getAllByRole(...requestPages.deleteComment)).toHaveLength(1)
  },
}

export const OfReader: Story = {
  args: { isReader: true, isOfProvider: false, calls: { listComments: () => talk.slice(0, 2) } },
  play: async ({ canvas }) => {
    await canvas.findByRole(...recordView.comments)
    await expect(canvas.queryByRole(...recordView.addComment)).toBeNull()
  },
}

export const Silent: Story = {
  args: { isOfProvider: false, calls: { listComments: () => [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(recordView.noComments)).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.internal)).toBeNull()
    await userEvent.click(canvas.getByRole(...recordView.addComment))
    await expect(canvas.getByLabelText(...recordView.comment)).toHaveAccessibleDescription('Comment should not be blank!')
  },
}

const createComment = fn(() => ({ commentId: 5 }))
const ofStreams = [said(1, 'Nurlan', 'Eighteen asked for it.', { streamId: 5 }), said(2, 'Nurlan', 'All of it is new.')]

/** What is said of a stream stands beside the steps once it is asked for there. */
export const OfStream: Story = {
  render: () => <ServedWizard calls={{ listComments: () => ofStreams, createComment }} />,
  play: async ({ canvas }) => {
    createComment.mockClear()
    await userEvent.click(await canvas.findByRole(...requestPages.commentsOnStream('Science', 1)))
    const title = await canvas.findByRole(...requestPages.talkOf('Science'))
    await waitFor(() => expect(title).toHaveFocus())
    await expect((await canvas.findByRole(...recordView.comments)).children).toHaveLength(1)
    await userEvent.type(canvas.getByLabelText(...recordView.comment), 'Twenty.')
    await userEvent.click(canvas.getByRole(...recordView.addComment))
    await waitFor(() => expect(createComment).toHaveBeenCalledOnce())
    await expect(createComment).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ centreSelectionId: 9, streamId: 5, comment: 'Twenty.' }) }),
    )
    await userEvent.click(canvas.getByRole(...requestPages.allComments))
    await expect((await canvas.findByRole(...recordView.comments)).children).toHaveLength(2)
    await waitFor(() => expect(canvas.getByRole(...requestPages.talkOf('Comments'))).toHaveFocus())
  },
}

/** The comments may be loaded only after a stream was asked for. */
export const OfStreamLoadedLater: Story = {
  render: () => (
    <Served answers={{}} calls={{ listComments: () => ofStreams }} path="/sms/curriculumselection">
      <Sheet>
        <SelectionTalk
          kind={selectionKinds.centre}
          selectionId={9}
          writerId={null}
          streams={[{ streamId: 5, streamName: 'Science' }]}
          topic={{ of: 'stream', id: 5 }}
        />
      </Sheet>
    </Served>
  ),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole(...requestPages.talkOf('Science'))
    await waitFor(() => expect(title).toHaveFocus())
  },
}

const ofModule = { requestCode: 234, module: { moduleName: 'Robotics', streamId: 5, credits: 20 }, requestStatus: 9 }
const openRequests = {
  'GET list': () => {
    const { list } = requests['GET list']()
    const all = [...list, ...list.map((one) => ({ ...one, ...ofModule, customRequestId: 2, title: 'Robotics' }))]
    return { list: all, totalCount: 2, statusCounts: { all: 2, 9: 1, 10: 1 } }
  },
}
const rejectCustomRequest = fn()
/** The list of requests, which is empty once one was rejected. */
const untilRejected = {
  'GET list': () =>
    rejectCustomRequest.mock.calls.length === 0 ? openRequests['GET list']() : { list: [], totalCount: 0, statusCounts: { all: 0 } },
}

/** Open requests stand among the streams, and are decided on beside them. */
export const OfRequests: Story = {
  render: () => (
    <ServedWizard requestRights={{ mayDecide: true }} answers={untilRejected} calls={{ listComments: () => talk, rejectCustomRequest }} />
  ),
  play: async ({ canvas }) => {
    rejectCustomRequest.mockClear()
    await userEvent.click(await canvas.findByRole(...requestPages.showRequests))
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(await canvas.findByRole(...requestPages.commentsOnStream('Science', 0)))
    await expect(await canvas.findByRole('link', { name: 'Robotics' })).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.approve)).toBeNull()
    await userEvent.click(canvas.getByRole(...requestPages.commentsOnStream('Engineering with Computing', 4)))
    const ofRequest = await canvas.findByRole(...requestPages.talkOf('Comments on Engineering with Computing'))
    await waitFor(() => expect(ofRequest).toHaveFocus())
    await expect(canvas.getByRole(...requestPages.approve)).toBeVisible()
    await userEvent.click(canvas.getByRole(...requestPages.reject))
    const question = await screen.findByRole(...requestPages.rejectDialog)
    await userEvent.type(within(question).getByLabelText(...recordView.comment), 'No teacher.')
    await userEvent.click(within(question).getByRole(...requestPages.reject))
    await waitFor(() => expect(rejectCustomRequest).toHaveBeenCalledOnce())
    await expect(rejectCustomRequest).toHaveBeenCalledWith(expect.objectContaining({ body: { comment: 'No teacher.' } }))
    await waitFor(() => expect(canvas.getByRole(...requestPages.talkOf('Comments'))).toHaveFocus())
    await expect(canvas.getByRole(...selectionWizard.choice(/^Science/))).toBeChecked()
  },
}

/** The provider takes a request into review beside the stream that it is about; what fails is said, and can be tried again. */
export const OfRequestTakenIntoReview: Story = {
  render: () => {
    let isTaken = false
    const move = fn<(input: unknown) => Promise<null>>(() => Promise.reject(new ApiProblem('server', 500, 'The server did not respond.')))
      .mockImplementationOnce(() => Promise.reject(new ApiProblem('server', 500, 'The server did not respond.')))
      .mockImplementation(() => {
        isTaken = true
        return Promise.resolve(null)
      })
    const list = () => {
      const { list: all, ...rest } = openRequests['GET list']()
      return { ...rest, list: all.map((one) => (isTaken ? { ...one, requestStatus: 10 } : one)) }
    }
    const answers = { 'GET list': list, 'PUT status/{id}': move }
    return <ServedWizard requestRights={{ mayDecide: true }} answers={answers} calls={{ listComments: () => talk }} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...requestPages.commentsOnStream('Science', 0)))
    await userEvent.click(await canvas.findByRole(...requestPages.take))
    const refused = await canvas.findByText('The server did not respond.')
    await expect(refused).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.approve)).toBeNull()
    await userEvent.click(canvas.getByRole(...requestPages.take))
    await expect(await canvas.findByRole(...requestPages.approve)).toBeVisible()
    await expect(refused).not.toBeInTheDocument()
    await expect(canvas.queryByRole(...requestPages.take)).toBeNull()
    await waitFor(() => expect(canvas.getByRole(...requestPages.talkOf('Science'))).toHaveFocus())
  },
}

const readRequests = fn(requests['GET list'])
const withoutRequests = (step: 'stream' | 'custom-stream') => () => {
  readRequests.mockClear()
  const calls = { listComments: () => talk }
  return <ServedWizard step={step} requestRights={{ mayList: false, mayAdd: false }} answers={{ 'GET list': readRequests }} calls={calls} />
}

/** Those who may not see requests are not asked for them. */
export const WithoutRequests: Story = {
  render: withoutRequests('stream'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...requestPages.commentsOnStream('Science', 0)))
    await expect(await canvas.findByRole(...requestPages.talkOf('Science'))).toBeVisible()
    await expect(readRequests).not.toHaveBeenCalled()
  },
}

/** Those who may not see custom requests read so in place of them. */
export const WithoutCustomRequests: Story = {
  render: withoutRequests('custom-stream'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You may not see custom requests/)).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.createStream)).toBeNull()
    await expect(readRequests).not.toHaveBeenCalled()
  },
}

/** A centre reads of its open requests, and decides on none. */
export const OfRequestsForCentre: Story = {
  render: () => <ServedWizard answers={openRequests} calls={{ listComments: () => talk }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...requestPages.commentsOnStream('Engineering with Computing', 4)))
    await expect(await canvas.findByRole('link', { name: 'Engineering with Computing' })).toBeVisible()
    await expect(canvas.queryByRole(...requestPages.approve)).toBeNull()
  },
}

export const Loading: Story = { args: { calls: { listComments: unanswered } } }

/** What was typed stays where the server refuses it. */
export const Refused: Story = {
  args: {
    calls: {
      listComments: () => talk,
      createComment: () => Promise.reject(new ApiProblem('server', 500, 'The server did not respond.')),
    },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByLabelText(...recordView.comment)
    await userEvent.type(box, 'Twenty.')
    await userEvent.click(canvas.getByRole(...recordView.addComment))
    await expect(await canvas.findByText('The server did not respond.')).toBeVisible()
    await expect(box).toHaveValue('Twenty.')
  },
}
