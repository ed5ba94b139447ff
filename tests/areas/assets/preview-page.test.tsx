import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { PreviewPage } from '#src/assets/library/pages/PreviewPage.tsx'
import { libraryTexts as texts } from '#src/assets/library/texts.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const list = '/asset-management/shared-with-me'
const preview = {
  assetName: 'Handbook',
  fileName: 'handbook.pdf',
  sizeBytes: 1000,
  kind: 'None',
  link: '/files/a?expires=1',
  downloadLink: '/files/a?expires=1&download=1',
  access: 'Download',
}

async function show(search: string, calls: Readonly<Record<string, () => unknown>>) {
  const timers: (() => void)[] = []
  const startTimer = (_ms: number, due: () => void) => {
    timers.push(due)
    return () => {}
  }
  await render(
    <Served answers={{}} calls={calls} path={`/asset-manager/preview/${inAddress('1')}/${inAddress('7')}${search}`} startTimer={startTimer}>
      <PreviewPage {...pageAt(list, 'Assets', '7')} />
    </Served>,
  )
  await expect.element(page.getByRole('button', { name: texts.download })).toBeVisible()
  return { timers }
}

it('asks for a link of its own when the file is downloaded by right', async () => {
  const download = vi.fn(() => ({ link: '/files/a?expires=2', fileName: 'handbook.pdf', expiresAt: { date: '2027-01-01 00:00:00' } }))
  await show('', { previewAsset: () => preview, downloadAsset: download })
  await page.getByRole('button', { name: texts.download }).click()
  await expect.poll(() => download).toHaveBeenCalledOnce()
})

it('says when the time of an opened link is over, and offers no download then', async () => {
  const { timers } = await show('?link=token', { openShareLink: () => preview })
  for (const due of timers) due()
  await expect.element(page.getByText(texts.linkOver)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.download })).not.toBeInTheDocument()
})
