import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { DocumentsStep } from '#src/applications/portal/DocumentsStep.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { applicantPages } from '#tests/pages/applications/portal.ts'
import { kit } from '#tests/pages/kit.ts'
import { heading } from '#tests/pages/parts.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { own } from './own-application.ts'

const nothing = { list: [], totalCount: 0, statusCounts: { all: 0 } }

async function open() {
  const at = pageAt('/dashboard/application-portal', 'Application', '1')
  await page.viewport(1440, 900)
  await render(
    <Served answers={{ 'GET list': () => nothing }} path="/dashboard/application-portal/key-documentation">
      <RecordPageProvider value={at}>
        <DocumentsStep page={at} own={own} />
      </RecordPageProvider>
    </Served>,
  )
  const paper = page.getByRole('listitem').filter({ has: page.getByRole(...applicantPages.add('Passport')) })
  await expect.element(paper, { timeout: 10_000 }).toBeVisible()
  /** Drags something over the row of the passport and lets it go there. */
  const drop = (...files: readonly File[]) => {
    const dataTransfer = new DataTransfer()
    for (const file of files) dataTransfer.items.add(file)
    if (files.length === 0) dataTransfer.setData('text/plain', 'Passport')
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer })
    paper.element().dispatchEvent(over)
    paper.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    return over.defaultPrevented
  }
  return { drop }
}

const passport = () => new File(['%PDF-1.4\n%%EOF'], 'passport.pdf', { type: 'application/pdf' })

it('a file that is dropped on a type of paper is sent as that paper', async () => {
  const { drop } = await open()
  expect(drop(passport())).toBe(true)
  await expect.element(page.getByRole(...heading('Passport')), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText('passport.pdf').first(), { timeout: 10_000 }).toBeVisible()
})

it('a file that was dropped is taken once: the form opens empty the next time', async () => {
  const { drop } = await open()
  drop(passport())
  await expect.element(page.getByText('passport.pdf').first(), { timeout: 10_000 }).toBeVisible()
  await page.getByRole(...applicantPages.backToPapers).click()
  const leave = page.getByRole(...kit.yes)
  await leave.click()
  await page.getByRole(...applicantPages.add('Passport')).click()
  await expect.element(page.getByRole(...heading('Passport'))).toBeVisible()
  await expect.element(page.getByText('passport.pdf')).not.toBeInTheDocument()
})

it('what is no file is not taken', async () => {
  const { drop } = await open()
  expect(drop()).toBe(false)
  await expect.element(page.getByRole(...applicantPages.add('Passport'))).toBeVisible()
})
