import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ApiProblem } from '#src/api/problem.ts'
import { Links } from '#src/assets/library/parts/Links.tsx'
import type { ShareLinks } from '#src/assets/library/calls.ts'
import { ShownRecordProvider } from '#src/resources/view/shown-record.ts'
import { assetLinks } from '#tests/pages/assets/links.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused } from '../resources/fixtures.ts'
import { pageAt, Served, type Calls } from '../resources/served.tsx'

const stamp = '2026-10-04 09:00:00.000000'

const record = {
  id: '5',
  name: 'Policy 1',
  status: 1,
  fields: { assetTypeId: 7 },
  createdAt: stamp,
  updatedAt: stamp,
  updatedBy: 'Alexandrina Lindqvist',
  names: {},
}

/** The calls of one asset's links, which begin with none. */
function linkCalls(): Calls {
  let links: ShareLinks = []
  return {
    listShareLinks: () => links,
    createShareLink: () => {
      const link = { shareLinkId: 1, access: 'View', expiresOn: '2027-05-01', useCount: 0, hasPassword: 0 } as const
      links = [{ ...link, state: 'Open', createdBy: 'Alexandrina Lindqvist', createdAt: { date: stamp } }]
      return { shareLinkId: 1, token: 'a-token' }
    },
    revokeShareLinks: () => {
      links = links.map((link) => ({ ...link, state: 'Revoked' as const }))
      return null
    },
  }
}

const createLost = fn((_body: unknown) => Promise.reject(new ApiProblem('network', 0)))

const LinksOf = ({ calls }: { readonly calls: Calls }) => (
  <Served answers={{}} calls={calls} path="/">
    <Sheet>
      <ShownRecordProvider value={{ record, page: pageAt('/asset-management/listing', 'Assets', '5') }}>
        <Links />
      </ShownRecordProvider>
    </Sheet>
  </Served>
)

const meta = {
  component: LinksOf,
  title: 'Assets/Links',
  parameters: { layout: 'fullscreen' },
  args: { calls: {} },
} satisfies Meta<typeof LinksOf>

export default meta
type Story = StoryObj<typeof meta>

/** What is wrong is said at its field, and no longer than it is wrong. */
export const WrongDay: Story = {
  args: { calls: linkCalls() },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole(...assetLinks.lastDay)
    await userEvent.type(day, '14/07/2027')
    await userEvent.type(canvas.getByRole(...assetLinks.mostUses), '5000')
    await userEvent.click(canvas.getByRole(...assetLinks.create))
    await expect(day).toHaveAccessibleDescription(/A link ends within 90 days\./)
    await expect(day).toHaveFocus()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.clear(day)
    await userEvent.type(day, '13/07/2027')
    await expect(day).not.toHaveAccessibleDescription(/A link ends/)
    await expect(canvas.getByRole(...assetLinks.mostUses)).toHaveAccessibleDescription(/Enter a value from 1 to 1000\./)
  },
}

/** The server's day may be another one. */
export const DayRefused: Story = {
  args: {
    calls: {
      ...linkCalls(),
      createShareLink: refused('refused', 400, 'The data was refused.', {
        fields: [{ field: 'expiresOn', description: 'This day is over.' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole(...assetLinks.lastDay)
    await userEvent.type(day, '14/04/2027')
    await userEvent.click(canvas.getByRole(...assetLinks.create))
    await waitFor(() => expect(day).toHaveAccessibleDescription(/This day is over\./))
    await waitFor(() => expect(day).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** What was typed stays where the answer is lost: the password too, and the same request is sent again. */
export const AnswerLost: Story = {
  args: { calls: { ...linkCalls(), createShareLink: (input) => createLost(Object(input).body) } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole(...assetLinks.lastDay), '01/05/2027')
    await userEvent.type(canvas.getByLabelText(assetLinks.password), 'secret')
    await userEvent.click(canvas.getByRole(...assetLinks.create))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole(...assetLinks.create))
    await waitFor(() => expect(createLost).toHaveBeenCalledTimes(2))
    const [first, second] = createLost.mock.calls
    await expect(first?.[0]).toMatchObject({ password: 'secret', expiresOn: '2027-05-01' })
    await expect(second).toEqual(first)
  },
}

/** A link that is revoked is not offered to be copied any more. */
export const Revoked: Story = {
  args: { calls: linkCalls() },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole(...assetLinks.lastDay), '01/05/2027')
    await userEvent.click(canvas.getByRole(...assetLinks.create))
    await expect(await canvas.findByRole(...assetLinks.copy)).toBeVisible()
    await userEvent.click(await canvas.findByRole(...assetLinks.revoke))
    await waitFor(() => expect(canvas.queryByRole(...assetLinks.copy)).toBeNull())
  },
}
