import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { TagsField } from '#src/ui/form/tags-field.tsx'

afterEach(() => void vi.restoreAllMocks())

function Versions() {
  const [value, setValue] = useState<readonly string[]>(['V1'])
  return <TagsField label="Versions" value={value} onChange={setValue} />
}

it('takes and adds texts without a complaint of React', async () => {
  const complaint = vi.spyOn(console, 'error')
  await render(<Versions />)
  await userEvent.type(page.getByRole('textbox', { name: 'Versions' }), 'V2{Enter}')
  await expect.element(page.getByRole('button', { name: 'Remove V2' })).toBeVisible()
  expect(complaint).not.toHaveBeenCalled()
})
