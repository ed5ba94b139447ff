import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import type { Done } from '#machines/outcome.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { kit } from '#tests/pages/kit.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'

const press = () => page.getByRole('button', { name: 'Change' }).click()

/** A page with one act, whose answers the test gives. */
async function open() {
  const sent: { resolve(done: Done): void; reject(problem: unknown): void }[] = []
  const refreshed: number[] = []
  function Changing() {
    const [done, setDone] = useState(0)
    const { change, isBusy, notice } = useChange(() => void refreshed.push(sent.length))
    const run = () => new Promise<Done>((resolve, reject) => void sent.push({ resolve, reject }))
    return (
      <>
        <button type="button" onClick={() => change(run, () => setDone(done + 1))}>
          Change
        </button>
        <p>{`${isBusy ? 'busy' : 'free'}, ${done} done`}</p>
        {notice && <p role="alert">{notice.text}</p>}
        <Toaster />
      </>
    )
  }
  await render(<Changing />)
  return { sent, refreshed }
}

it('sends one act at a time, and reads again once it is done', async () => {
  const { sent, refreshed } = await open()
  await press()
  await expect.element(page.getByText('busy, 0 done')).toBeVisible()
  await press()
  await expect.element(page.getByText(kit.wait)).toBeVisible()
  expect([sent.length, refreshed]).toEqual([1, []])
  sent[0]?.resolve({ message: 'Changed.' })
  await expect.element(page.getByText('free, 1 done')).toBeVisible()
  expect(refreshed).toEqual([1])
})

it('says why an act failed, and reads again as well: the answer alone may have been lost', async () => {
  const { sent, refreshed } = await open()
  await press()
  sent[0]?.reject(new ApiProblem('refused', 400, 'It was changed.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('It was changed.')
  await expect.element(page.getByText('free, 0 done')).toBeVisible()
  expect(refreshed).toEqual([1])
})

it('sends nothing again once the right is missing, and says so at each press', async () => {
  const { sent } = await open()
  await press()
  sent[0]?.reject(new ApiProblem('forbidden', 403, 'You have no permission for this.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('You have no permission for this.')
  await press()
  await expect.element(page.getByText('You may not change this. Ask an administrator for the permission.')).toBeVisible()
  expect(sent).toHaveLength(1)
})
