import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { usePlainKeys } from '#src/assessment/use-plain-keys.ts'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'

const onKey = vi.fn<(key: string) => void>()

function Keys() {
  usePlainKeys(true, onKey)
  return null
}

const sitting = (role: 'dialog' | 'alertdialog' | null) => (
  <>
    <Keys />
    <Menu items={[{ id: 'more', label: 'More', onSelect: () => {} }]} trigger={<button type="button">Actions</button>} />
    <Dialog open={role !== null} title="Session Expired" size="sm" role={role ?? 'dialog'} onClose={() => {}}>
      Sign in again.
    </Dialog>
  </>
)

beforeEach(() => onKey.mockClear())
describe('the keys of a sitting and of marking', () => {
  it('are heard where nothing lies over the page', async () => {
    await render(sitting(null))
    await userEvent.keyboard('d')
    expect(onKey).toHaveBeenCalledExactlyOnceWith('D')
  })

  it.each(['dialog', 'alertdialog'] as const)(
    'are not those of the page behind an open %s, and are again once it is closed',
    async (role) => {
      const { getByRole, rerender } = await render(sitting(role))
      await expect.element(getByRole(role)).toBeVisible()
      await userEvent.keyboard('df')
      expect(onKey).not.toHaveBeenCalled()
      await rerender(sitting(null))
      await expect.element(getByRole(role)).not.toBeInTheDocument()
      await userEvent.keyboard('f')
      expect(onKey).toHaveBeenCalledExactlyOnceWith('F')
    },
  )

  it('are not those of the page behind an open menu', async () => {
    const { getByRole } = await render(sitting(null))
    await getByRole('button', { name: 'Actions' }).click()
    await expect.element(getByRole('menu')).toBeVisible()
    await userEvent.keyboard('d')
    expect(onKey).not.toHaveBeenCalled()
  })
})
