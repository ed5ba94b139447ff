import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SameFile } from '#src/assets/library/parts/SameFile.tsx'
import { sameFile } from '#tests/pages/assets/library.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { inAddress, Served, type Calls } from '../resources/served.tsx'

const file = { fileName: 'policy.pdf', storageKey: 'asset-management/2026/0a', sizeBytes: 2048, checksum: 'a'.repeat(64) }

const asked = fn()
const versioned = fn()
const found = { assetId: 5, assetName: 'Policy 1', assetTypeId: 7, folderName: 'Policies', isArchived: 0 }

/** The library finds the same file from the second call on. */
const callsAfterSaving: Calls = {
  findSameAssets: () => {
    asked()
    return asked.mock.calls.length === 1 ? [] : [found]
  },
}

/** The library has the file from the start. */
const callsWhileStored: Calls = {
  findSameAssets: () => [found],
  addAssetVersion: (input) => {
    versioned(input)
    return null
  },
}

/** Where the router is. */
const Where = () => <output>{useLocation()[0]}</output>

/** A form after another one in one session: the asset that the first one saved has the file. */
function TwoForms() {
  const [form, setForm] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setForm(form + 1)}>
        Next form
      </button>
      <SameFile key={form} file={file} />
    </>
  )
}

const meta = {
  component: TwoForms,
  title: 'Assets/Same file',
  decorators: [
    (Story) => (
      <Served answers={{}} calls={callsAfterSaving} path="/">
        <Sheet>{Story()}</Sheet>
      </Served>
    ),
  ],
} satisfies Meta<typeof TwoForms>

export default meta
type Story = StoryObj<typeof meta>

export const SavedInThisSession: Story = {
  beforeEach: () => void asked.mockClear(),
  play: async () => {
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await expect(screen.queryByRole(...sameFile.keepBoth)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Next form' }))
    await expect(await screen.findByRole(...sameFile.keepBoth)).toBeVisible()
    await userEvent.click(screen.getByRole(...sameFile.keepBoth))
    await expect(screen.queryByRole(...sameFile.keepBoth)).toBeNull()
  },
}

const inLibrary = {
  beforeEach: () => void versioned.mockClear(),
  render: () => (
    <Served answers={{}} calls={callsWhileStored} path="/asset-management/listing/create">
      <SameFile file={file} />
      <Where />
    </Served>
  ),
} satisfies Story
const pageOfFound = `/asset-manager/view/${inAddress('7')}/${inAddress('5')}`

export const UseExisting: Story = {
  ...inLibrary,
  play: async () => {
    await userEvent.click(await screen.findByRole(...sameFile.existing))
    await expect(await screen.findByText(pageOfFound)).toBeVisible()
    await expect(versioned).not.toHaveBeenCalled()
  },
}

export const AddVersion: Story = {
  ...inLibrary,
  play: async () => {
    await userEvent.click(await screen.findByRole(...sameFile.addVersion))
    await expect(await screen.findByText(pageOfFound)).toBeVisible()
    await expect(versioned.mock.calls).toEqual([[{ path: { id: inAddress('5') }, body: { file } }]])
  },
}
