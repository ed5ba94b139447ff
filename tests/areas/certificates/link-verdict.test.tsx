import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkVerdict } from '#src/certificates/validation/LinkVerdict.tsx'
import { validationPage } from '#tests/pages/certificates/certificates.ts'
import { Served } from '../../../stories/resources/served.tsx'

const verdict = {
  state: 'Valid',
  certificateNumber: 'PW-IFY-26-000123',
  typeName: 'Foundation Year Certificate',
  awardText: 'International Foundation Year',
  issuedOn: '2026-07-01',
  initials: 'E. E.',
  checkedAt: '2026-11-18 09:00:00.000000',
}

function Awaited({ code }: { readonly code: Promise<void> }) {
  use(code)
  return null
}

it('is asked for once, though React draws the page again once the code beside it is there', async () => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let calls = 0
  const answers = {
    getCertificateVerdict: () => {
      calls += 1
      return verdict
    },
  }
  await render(
    <Served answers={{}} calls={answers} path="/certificate-management/validate-certificate-link/ADW5Z9FQKNXX">
      <Suspense fallback={<p>Loading</p>}>
        <LinkVerdict code="ADW5Z9FQKNXX" />
        <Awaited code={arrival} />
      </Suspense>
    </Served>,
  )
  await expect.element(page.getByText('Loading', { exact: true })).toBeVisible()
  arrive()
  await expect.element(page.getByRole(...validationPage.valid)).toBeVisible()
  expect(calls).toBe(1)
})
