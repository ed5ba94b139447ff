import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { DeletePage } from '#src/assets/library/pages/DeletePage.tsx'
import { archivePage } from '#tests/pages/assets/library.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { stamps } from '../resources/fixtures.ts'
import { pageAt, Served, type Answers } from '../resources/served.tsx'

const list = '/asset-management/listing'

const use = (id: number, resource: string, name: string) => ({ id, resource, name, field: 'assetIds', status: 1 })

const answers = (uses: readonly object[]): Answers => ({
  'GET /asset-management/asset/details/{id}': () => ({
    assetId: 5,
    assetName: 'Seal',
    assetTypeId: 8,
    folderId: 1,
    file: { fileName: 'seal.png', storageKey: 'a', sizeBytes: 10, checksum: 'a' },
    status: 1,
    ...stamps,
    names: {},
  }),
  'GET /asset-management/asset/usage/{id}': () => ({ uses, hiddenCount: 0 }),
  'GET /asset-management/permission/list': () => ({ list: [], totalCount: 2, statusCounts: {} }),
})

const Page = ({ uses }: { readonly uses: readonly object[] }) => (
  <Served answers={answers(uses)} calls={{ listShareLinks: () => [] }} path={`${list}/5`}>
    <Sheet>
      <DeletePage {...pageAt(list, 'Assets', '5')} />
    </Sheet>
  </Served>
)

const meta = {
  component: Page,
  title: 'Assets/Archive an asset',
  parameters: { layout: 'fullscreen' },
  args: { uses: [use(1, 'Share', 'Seal with centres')] },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Shares do not keep an asset from being archived: they end with it. */
export const SharedOnly: Story = {
  play: async () => {
    await expect(await screen.findByRole(...archivePage.archive)).toBeVisible()
    await expect(screen.queryByText(archivePage.used('Seal'))).toBeNull()
  },
}

/** What a template uses is not offered to be archived: the page names the template (CAT-AST-14). */
export const UsedByATemplate: Story = {
  args: { uses: [use(1, 'Share', 'Seal with centres'), use(3, 'CertificateTemplate', 'Award certificate')] },
  play: async () => {
    await expect(await screen.findByText(archivePage.used('Seal'))).toBeVisible()
    await expect(screen.getByText('Award certificate')).toBeVisible()
    await expect(screen.queryByText('Seal with centres')).toBeNull()
    await expect(screen.queryByRole(...archivePage.archive)).toBeNull()
  },
}
