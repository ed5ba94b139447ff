import '#src/ui/print.css'
import './paper.css'
import { css } from 'styled-system/css'
import { Logo } from '#src/ui/kit/logo.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { Markup } from '../Markup.tsx'
import { certificateTexts as texts } from '../texts.ts'
import type { CertificatePage } from './certificate-page.ts'
import { QrCode } from './QrCode.tsx'

const sheet = css({
  colorScheme: 'light',
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: '[760px]',
  mx: 'auto',
  p: { base: '5', md: '8' },
  bg: '[#ffffff]',
  color: '[#1a1717]',
  borderWidth: '1px',
  borderColor: '[#d9d4d4]',
  boxShadow: 'md',
  '&[data-orientation=Landscape]': { md: { aspectRatio: '[297 / 210]' } },
  '&[data-orientation=Portrait]': { md: { aspectRatio: '[210 / 297]' } },
  _print: { boxShadow: 'none', borderWidth: '0', p: '0', maxWidth: '[none]', aspectRatio: '[auto]' },
})
const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '4' })
const brand = css({ display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold', fontSize: 'xl' })
// Colours of the paper, which is white in both themes.
const body = css({
  flex: '1',
  '& p + p': { mt: '3' },
  '& b': { fontSize: '1.375rem', lineHeight: '1.3', color: '[inherit]!' },
  '& strong': { fontSize: '2.25rem', lineHeight: '1.2', color: '[inherit]!' },
})
const signatures = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const signature = css({ borderTopWidth: '1px', borderColor: '[#8a8383]', pt: '2', minWidth: '[180px]' })
const foot = css({ textStyle: 'caption', color: '[#5c5656]', display: 'grid', gap: '1', overflowWrap: 'anywhere' })

interface CertificatePaperProps {
  readonly page: CertificatePage
  readonly product: string
}

/** A certificate as it is printed: on one page, with its code and the picture of its link. */
export function CertificatePaper({ page, product }: CertificatePaperProps) {
  const { certificateNumber, code, link, contentHash, text, orientation, signatories, issuedOn } = page
  return (
    <article data-sheet="certificate" data-orientation={orientation} className={sheet} aria-label={texts.certificate(certificateNumber)}>
      <div className={head}>
        <span className={brand}>
          <Logo size={36} />
          {product}
        </span>
        <QrCode text={link} label={texts.qrCode} className={css({ width: '[92px]', height: '[92px]', flexShrink: '0' })} />
      </div>
      <div className={body}>
        <Markup value={text} />
      </div>
      <div className={signatures}>
        {signatories.map(({ name, position }) => (
          <div key={`${name} ${position}`} className={signature}>
            <div className={css({ fontWeight: 'semibold' })}>{name}</div>
            <div>{position}</div>
          </div>
        ))}
      </div>
      <div className={foot}>
        <div>{texts.identity(certificateNumber, formatCivil(issuedOn), code)}</div>
        <div>{link}</div>
        <div>{texts.hash(contentHash)}</div>
      </div>
    </article>
  )
}
