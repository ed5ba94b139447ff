import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ComposerContext } from '#machines/communications/composer-types.ts'
import { ComposerView } from '#src/communications/composer/ComposerView.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { composerInput, wholeMessage } from '#tests/machines/communications/start.ts'
import { composerPage } from '#tests/pages/communications/composer.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { Answered } from '../services.tsx'
import { shows } from '../shows.ts'

const context: ComposerContext = {
  input: composerInput,
  recordId: '7',
  updatedAt: 'first',
  draft: wholeMessage,
  stored: wholeMessage,
  version: 0,
  step: 'about',
  attempts: 0,
  refused: new Map(),
  notice: null,
  isForbidden: false,
  savedAt: null,
  isReviewing: false,
}
const unsaved = { ...context, draft: { ...wholeMessage, isImportant: true } }

const meta = {
  title: 'Communications/Composer',
  component: ComposerView,
  decorators: [
    (Story) => (
      <Answered by="nothing">
        <Sheet>
          <Story />
        </Sheet>
      </Answered>
    ),
  ],
  args: {
    context,
    tag: null,
    names: { Contact: { '520': { name: 'Farah Kamau', status: 1 } } },
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Content' }, { label: 'Results are coming' }]} />,
    maySend: true,
    now: Date.UTC(2026, 10, 21),
    review: null,
    stepHref: (step) => `?step=${step}`,
    onStep: fn(),
    send: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComposerView>

export default meta
type Story = StoryObj<typeof meta>

export const About: Story = {
  args: { context: { ...unsaved, attempts: 1, draft: { ...unsaved.draft, communicationName: '' } } },
  parameters: shows({ composer: ['steps.about', 'work.writing'] }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(composerPage.nameMissing)).toBeVisible()
    await userEvent.click(canvas.getByRole(...composerPage.save))
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.save' })
  },
}

export const Recipients: Story = {
  args: { context: { ...context, step: 'recipients' } },
  parameters: shows({ composer: ['steps.recipients'] }),
}

export const Message: Story = {
  args: { context: { ...unsaved, step: 'message' } },
  parameters: shows({ composer: ['steps.message'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole(...composerPage.emailText)).toHaveTextContent('Dear First name')
  },
}

export const Send: Story = {
  args: { context: { ...context, step: 'send', draft: { ...wholeMessage, when: 'later' } } },
  parameters: shows({ composer: ['steps.send'] }),
}

export const WithoutPublish: Story = {
  args: { context: { ...context, step: 'send' }, maySend: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole(...composerPage.reviewAndSend)).toBeNull()
  },
}

export const Saving: Story = { args: { context: unsaved, tag: 'saving' }, parameters: shows({ composer: ['work.saving'] }) }

export const Testing: Story = {
  args: { context: { ...context, step: 'message' }, tag: 'testing' },
  parameters: shows({ composer: ['work.testing'] }),
}

export const Discarding: Story = { args: { context: unsaved, tag: 'discard' }, parameters: shows({ composer: ['work.asking'] }) }

export const Refused: Story = {
  args: { context: { ...unsaved, notice: { id: 1, text: 'Tomasz Wiśniewski has saved this communication meanwhile.' } } },
}
