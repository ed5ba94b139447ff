import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OwnOfferList } from '#src/clearing/OwnOffers.tsx'
import type { OwnOffer } from '#src/clearing/own-offers.ts'
import { clearingPages } from '#tests/pages/clearing/clearing.ts'
import { Sheet } from '../blocks/sheet.tsx'

const offer: OwnOffer = {
  clearingOfferId: 1,
  universityName: 'Northgate University',
  courseName: 'BSc Economics',
  conditions: ['Physics: B', 'English: EAP 60'],
  offeredOn: '2026-11-20',
  expiresOn: '2026-11-28',
  state: 'Offered',
}

const meta = {
  component: OwnOfferList,
  title: 'Clearing/Own offers',
  parameters: { layout: 'fullscreen' },
  args: {
    offers: [
      offer,
      { ...offer, clearingOfferId: 2, courseName: 'BSc Finance', conditions: [], state: 'Expired' },
      { ...offer, clearingOfferId: 3, courseName: 'LLB Law', state: 'Accepted' },
    ],
    onReply: fn(),
  },
  decorators: [(Story) => <Sheet>{Story()}</Sheet>],
} satisfies Meta<typeof OwnOfferList>

export default meta
type Story = StoryObj<typeof meta>

export const Offers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole(...clearingPages.accept('BSc Economics')))
    await expect(args.onReply).toHaveBeenCalledWith(offer, 'Accepted')
    // One that has expired, or was replied to, is not replied to.
    await expect(canvas.queryByRole(...clearingPages.accept('BSc Finance'))).toBeNull()
  },
}

/** The entry was closed while the offer is open: it can be declined, and says why it cannot be accepted. */
export const EntryClosed: Story = {
  args: { offers: [{ ...offer, acceptRefusal: 'Your entry in clearing is closed.' }] },
  play: async ({ args, canvas }) => {
    const accept = canvas.getByRole(...clearingPages.accept('BSc Economics'))
    await expect(accept).toHaveAccessibleDescription('Your entry in clearing is closed.')
    await userEvent.click(accept)
    await expect(args.onReply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole(...clearingPages.decline('BSc Economics')))
    await expect(args.onReply).toHaveBeenCalledWith(args.offers[0], 'Declined')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
