import { useLocation } from 'wouter'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { resultEnquiries } from '#src/results/enquiries.tsx'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { kit } from '#tests/pages/kit.ts'
import { stamps } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

const enquiry = {
  enquiryId: 1,
  enquiryName: 'Chidi Okafor, Physics',
  resultId: 1,
  service: 'Clerical check',
  consent: { fileName: 'consent.pdf', storageKey: 'consent', sizeBytes: 1200, checksum: '0'.repeat(64) },
  ...stamps,
  names: {},
}

const Address = () => <p>{`At ${useLocation()[0]}`}</p>

/** The address of the form of an enquiry. */
async function open(state: string) {
  const at = pageAt('/results/enquiry', 'Result Enquiries', '1')
  const { form: Form } = resultEnquiries
  await render(
    <Served answers={{ 'GET details/{id}': () => ({ ...enquiry, state }), 'GET dropdown': () => [] }} path={at.paths.edit(at.pathId ?? '')}>
      <RecordPageProvider value={at}>
        <Form {...at} />
        <Address />
      </RecordPageProvider>
    </Served>,
  )
  const id = at.pathId ?? ''
  return { view: at.paths.view(id), edit: at.paths.edit(id) }
}

it('the address of the form of a closed record leads to its page, as nothing of it could be saved', async () => {
  const { view } = await open('Changed')
  await expect.element(page.getByText(`At ${view}`, { exact: true })).toBeVisible()
})

it('the form of an open record stays', async () => {
  const { edit } = await open('Review')
  await expect.element(page.getByRole(...kit.save)).toBeVisible()
  await expect.element(page.getByText(`At ${edit}`, { exact: true })).toBeVisible()
})
