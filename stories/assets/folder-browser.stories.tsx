import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { ApiProblem } from '#src/api/problem.ts'
import { FolderBrowser } from '#src/assets/library/browser/FolderBrowser.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { archiveDialog } from '#tests/pages/assets/library.ts'
import { folderBrowser as browser } from '#tests/pages/assets/folder-browser.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers, type Calls } from '../resources/served.tsx'
import { asset, folder } from './fixtures.ts'

const folders = [folder(1, 'Policies', 0, 2), folder(2, 'Forms', 0, 1), folder(3, 'Empty', 0, 0), folder(4, 'Conduct', 1, 0)]

const storage = { usedBytes: 38 * 1024 ** 3, allowedBytes: 100 * 1024 ** 3 }

const assets = [
  asset(1, 'Policy 1', 1),
  asset(2, 'Policy 2', 1, { typeName: 'Form', assetTypeId: 6, fileName: 'Policy 2.txt', kind: 'Text' }),
  asset(3, 'Application', 2),
]

const taken = refused('refused', 400, 'The data was refused.', {
  fields: [{ field: 'assetName', description: 'This Name is already in use.' }],
})
const lost = () => Promise.reject(new ApiProblem('network', 0))

const moveAssets = fn()
const moveAsset = fn()
const downloadAsset = fn((_path: unknown) => lost())

const answers: Answers = {
  'GET /asset-management/asset/usage/{id}': ({ path }) => ({
    uses:
      path?.['id'] === inAddress('2')
        ? [{ id: 3, resource: 'Communication', name: 'Code of conduct', field: 'Attachments', status: 1 }]
        : [],
    hiddenCount: 0,
  }),
  'PUT /asset-management/asset/status/{id}': ({ path }) => moveAsset(path?.['id']),
}

const usual: Calls = {
  listAssetContent: (input) => {
    const { query = {} }: { readonly query?: { readonly folderId?: number } } = Object(input)
    return { folders, assets: assets.filter(({ folderId }) => folderId === query.folderId), storage }
  },
  moveAssets: (input) => moveAssets(Object(input).body) as null,
}

interface LibraryProps {
  readonly calls: Calls
  /** As in the shell, where the page has a box of fixed height. */
  readonly isBoxed?: boolean
}

const page = pageAt('/asset-management/folders', 'Folders', '0')

const Boxed = ({ children }: { readonly children: ReactNode }) => (
  <main className={css({ display: 'flex', flexDirection: 'column', width: '1140px', height: '640px', overflowY: 'auto' })}>{children}</main>
)

const Library = ({ calls, isBoxed = false }: LibraryProps) => {
  const Frame = isBoxed ? Boxed : Sheet
  return (
    <Frame>
      <Served answers={answers} calls={{ ...usual, ...calls }} path="/asset-management/folders">
        <RecordPageProvider value={page}>
          <FolderBrowser {...page} />
        </RecordPageProvider>
        <LiveRegions />
        <Toaster />
      </Served>
    </Frame>
  )
}

const meta = {
  component: Library,
  title: 'Assets/Folder browser',
  parameters: { layout: 'fullscreen' },
  args: { calls: {} },
  beforeEach: () => {
    for (const call of [moveAssets, moveAsset, downloadAsset]) call.mockClear()
  },
} satisfies Meta<typeof Library>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const openFolder = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole(...browser.folder(name)))
const chooseItem = async (canvas: Canvas, name: RegExp) => userEvent.click(await canvas.findByRole(...browser.item(name)))

async function renameTo(canvas: Canvas, to: string) {
  await openFolder(canvas, /^Policies/)
  await chooseItem(canvas, /^Policy 2/)
  await userEvent.click(canvas.getByRole(...browser.rename))
  const dialog = within(await screen.findByRole(...browser.renameDialog))
  const name = dialog.getByRole(...browser.name)
  await userEvent.clear(name)
  await userEvent.type(name, to)
  await userEvent.click(dialog.getByRole(...browser.save))
  return { dialog, name }
}

/** What was typed stays, with the reason at it (CAT-AST-07). */
export const NameTaken: Story = {
  args: { calls: { renameAsset: taken } },
  play: async ({ canvas }) => {
    const { dialog, name } = await renameTo(canvas, 'Policy 1')
    await expect(await dialog.findByText('This Name is already in use.')).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('Policy 1')
    await expect(name).toHaveAccessibleDescription('This Name is already in use.')
    await expect(screen.getAllByText('This Name is already in use.')).toHaveLength(1)
  },
}

export const RenameLost: Story = {
  args: { calls: { renameAsset: lost } },
  play: async ({ canvas }) => {
    const { dialog, name } = await renameTo(canvas, 'Policy 9')
    await expect(await dialog.findByRole('alert')).toHaveFocus()
    await expect(name).toHaveValue('Policy 9')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const MoveRefused: Story = {
  args: { calls: { moveAssets: taken } },
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Policies/)
    await chooseItem(canvas, /^Policy 2/)
    await userEvent.click(canvas.getByRole(...browser.moveTo))
    const dialog = within(await screen.findByRole(...browser.moveDialog))
    await userEvent.selectOptions(dialog.getByRole(...browser.folderField), 'Forms')
    await userEvent.click(dialog.getByRole(...browser.move))
    await expect(await dialog.findByText('This Name is already in use.')).toBeVisible()
    await expect(dialog.getByRole(...browser.folderField)).toHaveDisplayValue('Forms')
  },
}

export const FolderNotDeleted: Story = {
  args: { calls: { removeFolder: lost } },
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Forms/)
    await userEvent.click(await canvas.findByRole(...browser.deleteFolder))
    const dialog = within(await screen.findByRole(...browser.deleteDialog))
    await userEvent.click(dialog.getByRole(...browser.deleteFolder))
    await expect(await dialog.findByRole('alert')).toHaveFocus()
  },
}

/** Cut in one folder and pasted by keys into an empty one, from the tree; taken back by a key (CAT-AST-08). */
export const CutAndPasted: Story = {
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Policies/)
    await chooseItem(canvas, /^Policy 2/)
    await userEvent.keyboard('{Control>}x{/Control}')
    await waitFor(() => expect(screen.getByText('1 cut. Open a folder and paste.')).toBeVisible())
    await userEvent.keyboard('{Control>}v{/Control}')
    await waitFor(() => expect(screen.getByText('This is the folder where it lies.')).toBeVisible())
    await openFolder(canvas, /^Empty/)
    await expect(await canvas.findByText('This folder is empty')).toBeVisible()
    // Keys that are pressed in a field belong to the field.
    await userEvent.click(canvas.getByRole(...browser.search))
    await userEvent.keyboard('{Control>}v{/Control}')
    await expect(moveAssets).not.toHaveBeenCalled()
    await openFolder(canvas, /^Empty/)
    await userEvent.keyboard('{Meta>}v{/Meta}')
    await expect(await canvas.findByText('1 moved to Empty.')).toBeVisible()
    await expect(moveAssets.mock.calls).toEqual([[{ assetId: [2], folderId: 3 }]])
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(moveAssets).toHaveBeenLastCalledWith({ assetId: [2], folderId: 1 }))
    await expect(moveAssets).toHaveBeenCalledTimes(2)
  },
}

/** A folder that is opened from the list leaves the focus in the content, also where it is empty. */
export const OpenedByKey: Story = {
  play: async ({ canvas }) => {
    const item = await canvas.findByRole(...browser.item(/^Policies/))
    item.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await canvas.findByRole(...browser.item(/^Conduct/))).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('This folder is empty')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** What the folder before held is neither shown nor focused while the next one is on its way. */
export const SlowFolder: Story = {
  args: {
    calls: {
      listAssetContent: async (input) => {
        await new Promise((arrive) => setTimeout(arrive, 150))
        return usual['listAssetContent']?.(input)
      },
    },
  },
  play: async ({ canvas }) => {
    const item = await canvas.findByRole(...browser.item(/^Forms/))
    item.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await canvas.findByRole(...browser.item(/^Application/))).toHaveFocus())
    await userEvent.click(canvas.getByRole(...browser.folder(/^Policies/)))
    await expect(canvas.queryByRole(...browser.item(/^Application/))).toBeNull()
    await expect(await canvas.findByRole(...browser.item(/^Policy 1/))).toBeVisible()
  },
}

/** The trail of a folder leads back to the folders above it; a chosen type leaves only its files. */
export const WayAndType: Story = {
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Conduct/)
    await expect(await canvas.findByRole('link', { name: 'Folders' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Policies' }))
    await expect(await canvas.findByRole(...browser.item(/^Policy 1/))).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole(...browser.type), 'Form')
    await expect(canvas.queryByRole(...browser.item(/^Policy 1/))).toBeNull()
    await expect(canvas.getByRole(...browser.item(/^Policy 2/))).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/asset-management/archive')
  },
}

/** What is used stays: the question names what uses it, and asks about the others alone (CAT-AST-14). */
export const ArchivesOnlyWhatIsFree: Story = {
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Policies/)
    await chooseItem(canvas, /^Policy 1/)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole(...browser.archive))
    const question = within(await screen.findByRole(...archiveDialog.asks))
    await expect(await question.findByText(/Code of conduct/)).toBeVisible()
    await userEvent.click(question.getByRole(...archiveDialog.archive))
    await waitFor(() => expect(moveAsset).toHaveBeenCalledTimes(1))
    await expect(moveAsset).toHaveBeenCalledWith(inAddress('1'))
  },
}

/** One file is saved from its details, under its own name. */
export const DownloadsFromDetails: Story = {
  args: { calls: { downloadAsset: (input) => downloadAsset(Object(input).path) } },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Policies/)
    await chooseItem(canvas, /^Policy 1/)
    await userEvent.click(canvas.getByRole(...browser.download))
    await waitFor(() => expect(downloadAsset).toHaveBeenCalledWith({ id: inAddress('1') }))
  },
}

const many = Array.from({ length: 30 }, (_, index) => asset(100 + index, `Form ${index + 1}`, 1))

/** The acts of one asset need two lines beside tree and details; their bar at the foot holds both, in sight below a long list. */
export const ActsInTwoLines: Story = {
  args: { calls: { listAssetContent: () => ({ folders, assets: many, storage }) }, isBoxed: true },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await openFolder(canvas, /^Policies/)
    await chooseItem(canvas, /^Form 1,? /)
    const acts = canvas.getByRole(...browser.rename).parentElement ?? document.body
    const last = Math.max(...[...acts.querySelectorAll('button')].map((one) => one.getBoundingClientRect().bottom))
    await expect(last).toBeGreaterThan(acts.getBoundingClientRect().top + 40)
    await expect(acts.getBoundingClientRect().bottom).toBeGreaterThan(last)
    await expect(last).toBeLessThan(window.innerHeight)
  },
}
