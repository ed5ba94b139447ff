import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { certificateRequests } from '#src/certificates/certificate-requests.tsx'
import { requestForm } from '#tests/pages/certificates/certificates.ts'
import { recordField } from '#tests/pages/records.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'

/** The form of a new request, for a student, or with null for a person who asks on behalf of students. */
async function open(studentId: number | null) {
  await page.viewport(1440, 900)
  const at = { ...pageAt('/certificate-management/request', 'Certificate Request', '1'), pathId: undefined, studentId }
  const { form: Form } = certificateRequests
  await render(
    <Served answers={{ 'GET dropdown': () => [{ id: 3001, name: 'Minh Anh Nguyễn', status: 1 }] }} calls={{}} path={at.paths.create}>
      <Form {...at} />
    </Served>,
  )
  await expect.element(page.getByLabelText(...requestForm.copies), { timeout: 10_000 }).toBeVisible()
}

it('has no field for the student when a student asks, and shows the registered name', async () => {
  await open(3001)
  await expect.element(page.getByText(requestForm.registeredAs('Minh Anh Nguyễn'))).toBeVisible()
  await expect.element(page.getByLabelText(...requestForm.student)).not.toBeInTheDocument()
})

it('has a field for the student when the provider asks', async () => {
  await open(null)
  await expect.element(page.getByLabelText(...requestForm.student)).toBeVisible()
})

it('needs an address for paper, and says so', async () => {
  await open(3001)
  await page.getByLabelText(...recordField('CertificateRequest', 'format')).selectOptions('Paper')
  await expect.element(page.getByLabelText(...recordField('CertificateRequest', 'postalAddress'))).toBeRequired()
})
