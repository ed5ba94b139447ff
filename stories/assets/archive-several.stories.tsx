import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ArchiveAssets } from '#src/assets/library/parts/ArchiveAssets.tsx'
import { archiveDialog } from '#tests/pages/assets/library.ts'
import { stamps } from '../resources/fixtures.ts'
import { inAddress, Served, type Answers } from '../resources/served.tsx'

const { createdAt, updatedAt, updatedBy } = stamps
const rowOf = (id: string, name: string) => ({
  id,
  name,
  status: 1,
  fields: {},
  createdAt: createdAt.date,
  updatedAt: updatedAt.date,
  updatedBy,
  names: {},
})
const [rota, seal] = [rowOf('4', 'Rota'), rowOf('5', 'Seal')]

const answers: Answers = {
  'GET /asset-management/asset/usage/{id}': (input) => ({
    uses: [
      { id: 1, resource: 'Share', name: 'Shared with centres', field: 'assetId', status: 1 },
      ...(input.path?.['id'] === inAddress('5')
        ? [{ id: 3, resource: 'CertificateTemplate', name: 'Award certificate', field: 'Seal', status: 1 }]
        : []),
    ],
    hiddenCount: 0,
  }),
}

const meta = {
  component: ArchiveAssets,
  title: 'Assets/Archive several assets',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Served answers={answers} path="/asset-management/listing">
        <main>
          <h1>Assets</h1>
          <Story />
        </main>
      </Served>
    ),
  ],
  args: { isOpen: true, rows: [rota, seal], sent: 0, isBusy: false, finalFocus: () => null, onAccept: fn(), onCancel: fn() },
} satisfies Meta<typeof ArchiveAssets>

export default meta
type Story = StoryObj<typeof meta>

/** It asks about the one that can be archived, and says what uses the other one (CAT-AST-14). */
export const OneInUse: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText(/Award certificate/)).toBeVisible()
    await expect(screen.getByRole(...archiveDialog.asks)).toBeVisible()
    await expect(screen.queryByText(/Shared with centres/)).toBeNull()
    await userEvent.click(screen.getByRole(...archiveDialog.archive))
    await expect(args.onAccept).toHaveBeenCalledWith([{ id: '4', updatedAt: updatedAt.date, fields: {} }])
  },
}

/** It asks nothing where none can be archived. */
export const AllInUse: Story = {
  args: { rows: [seal] },
  play: async () => {
    await expect(await screen.findByRole(...archiveDialog.refuses)).toBeVisible()
    await expect(screen.queryByRole(...archiveDialog.archive)).toBeNull()
  },
}
