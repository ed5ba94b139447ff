import '#src/ui/styles.css'
import { css } from 'styled-system/css'
import { LinkVerdict } from '#src/certificates/validation/LinkVerdict.tsx'
import { ValidationForm } from '#src/certificates/validation/ValidationForm.tsx'
import type { PageProps } from '../page.ts'

/** Where the link of a certificate leads; without a code it can be typed. */
export function CertificateLinkPage({ params: { id } }: Pick<PageProps, 'params'>) {
  return (
    <div className={css({ px: { md: '5' }, py: { md: '6' } })}>
      {id === undefined ? <ValidationForm /> : <LinkVerdict key={id} code={id} />}
    </div>
  )
}
