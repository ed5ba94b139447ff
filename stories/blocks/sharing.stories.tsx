import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { SnapshotLinkTag } from '#machines/blocks/timetable/snapshot-link.machine.ts'
import type { Timetable } from '#machines/blocks/timetable/timetable.ts'
import { LinkCard } from '#src/blocks/sharing/LinkCard.tsx'
import { ShareView } from '#src/blocks/sharing/ShareView.tsx'
import { SnapshotFacts } from '#src/blocks/sharing/SnapshotFacts.tsx'
import { DamagedLink } from '#src/blocks/sharing/SnapshotPage.tsx'
import { Stamp } from '#src/blocks/sharing/Stamp.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { kit } from '#tests/pages/kit.ts'
import { sharingPage } from '#tests/pages/block-wizard.ts'
import { egypt, sittingOn, springTimetable, westAfrica } from '#tests/support/timetable-fixture.ts'
import { shows } from '../shows.ts'

const send = fn()
const link = 'https://portal.test/snapshot#1.xVZLc9M6FP4rGq'

/** The card of the snapshot link in one of its states. */
const card = (state: SnapshotLinkTag, address = state === 'tooLong' || state === 'failed' || state === 'making' ? '' : link) => (
  <LinkCard isAsked={false} state={state} link={address} hasDescription={false} canDescribe send={send} />
)

const final: Timetable = { ...springTimetable, isFinal: true }

const meta = {
  title: 'Blocks/Sharing',
  component: ShareView,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Share and print',
    timetable: springTimetable,
    audience: { kind: 'country', name: 'Nigeria' },
    productName: 'Pathway',
    printingSince: null,
    now: Date.UTC(2026, 10, 22, 14, 41),
    onAudience: fn(),
    onDownload: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShareView>

export default meta
type Story = StoryObj<typeof meta>

export const Shared: Story = {
  parameters: shows({ 'snapshot-link': ['made.ready'] }),
  args: { linkCard: card('ready') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(sharingPage.provisional)).toBeVisible()
    await expect(canvas.getByText(sharingPage.anyone)).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole(...sharingPage.audience), 'zone:UK Time')
    await expect(args.onAudience).toHaveBeenCalledWith({ kind: 'zone', name: 'UK Time' })
    await userEvent.selectOptions(canvas.getByRole(...sharingPage.timesIn), 'utc')
    await userEvent.click(canvas.getByRole(...sharingPage.download))
    await expect(args.onDownload).toHaveBeenCalledWith([1], 'utc')
    await userEvent.click(canvas.getByRole(...sharingPage.copy))
    await expect(send).toHaveBeenCalledWith({ type: 'link.copy' })
  },
}

/** The address of a part of the page puts the focus on its card. */
export const AtThePrintCard: Story = {
  args: { part: 'print' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole(...sharingPage.printPart)).toHaveFocus()
  },
}

export const LinkOnItsWay: Story = { parameters: shows({ 'snapshot-link': ['making'] }), args: { linkCard: card('making') } }
export const LinkBeingCopied: Story = { parameters: shows({ 'snapshot-link': ['made.copying'] }), args: { linkCard: card('copying') } }
export const LinkCopied: Story = { parameters: shows({ 'snapshot-link': ['made.copied'] }), args: { linkCard: card('copied') } }
export const LinkNotCopied: Story = { parameters: shows({ 'snapshot-link': ['made.notCopied'] }), args: { linkCard: card('notCopied') } }
export const LongLink: Story = { args: { linkCard: card('ready', `${link}${'a'.repeat(9000)}`) } }
export const TooLongForALink: Story = { parameters: shows({ 'snapshot-link': ['tooLong'] }), args: { linkCard: card('tooLong') } }

export const LinkFailed: Story = {
  parameters: shows({ 'snapshot-link': ['failed'] }),
  args: { linkCard: card('failed') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole(...kit.tryAgain))
    await expect(send).toHaveBeenCalledWith({ type: 'link.retry' })
  },
}

/** A time that does not exist stands on the sheet with its reason, and is left out of the file by name. */
export const TimeThatDoesNotExist: Story = {
  args: { timetable: sittingOn('2027-04-30', [egypt, westAfrica], '00:00', '09:00'), audience: { kind: 'country', name: 'Egypt' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Egypt Time, 30/04/2027, slot 1, 00:00: the time does not exist on that date.')).toBeVisible()
  },
}

/** Neither sittings nor academic dates: nothing to put into a file. */
export const WithoutModules: Story = {
  args: { timetable: { ...springTimetable, days: springTimetable.days.map(({ date }) => ({ date, sittings: [] })), academicDates: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole(...sharingPage.download))
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
}

/** What readers of a link see: everything but a link of their own. */
export const Snapshot: Story = {
  parameters: shows({ snapshot: ['shown'] }),
  args: {
    title: final.name,
    timetable: final,
    audience: { kind: 'all' },
    badge: <Stamp isFinal />,
    meta: 'made 22/11/2026 14:41 GMT, 3 days ago',
    children: <SnapshotFacts timetable={final} otherRules="Made with time zone rules 2026c, shown with 2026f." />,
  },
}

export const SnapshotOnItsWay: Story = { parameters: shows({ snapshot: ['reading'] }), render: () => <PagePlaceholder /> }

export const SnapshotDamaged: Story = {
  parameters: shows({ snapshot: ['damaged'] }),
  render: () => <DamagedLink />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sharingPage.damaged)).toBeVisible()
  },
}
