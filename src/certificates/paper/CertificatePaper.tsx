import '#src/ui/print.css'
import './paper-style.ts'
import type { Ref } from 'react'
import { identityLines, nameSize, paperTexts, type Paper } from '#openapi/certificates/certificate-paper.ts'
import { Logo } from '#src/ui/kit/logo.tsx'
import { Markup } from '../Markup.tsx'
import { QrCode } from './QrCode.tsx'

interface CertificatePaperProps {
  readonly paper: Paper
  readonly product: string
  /** The element of the text, which says whether it has room. */
  readonly textRef?: Ref<HTMLDivElement>
}

/** A certificate as it is printed: on one page, as wide here as there is room. A file that is saved has the same parts. */
export function CertificatePaper({ paper, product, textRef }: CertificatePaperProps) {
  const { background, seal, orientation, pageSize, signatories } = paper
  return (
    <div className="paper-fit">
      <article
        data-sheet="certificate"
        data-orientation={orientation}
        data-size={pageSize}
        data-name={nameSize(paper.nameOnCertificate)}
        className="paper"
        aria-label={paperTexts.title(paper.certificateNumber)}
      >
        {background !== undefined && <img className="paper-ground" src={background} alt="" />}
        <div className="paper-frame" />
        <div className="paper-head">
          <span className="paper-brand">
            <Logo size={36} />
            {product}
          </span>
          <QrCode text={paper.link} label={paperTexts.qrCode} className="paper-code" />
        </div>
        <div className="paper-body">
          <div ref={textRef}>
            <Markup value={paper.text} />
          </div>
        </div>
        <div className="paper-end">
          {signatories.map(({ name, position, signature }) => (
            <div key={`${name} ${position}`} className="paper-signatory">
              {signature !== undefined && <img src={signature} alt={paperTexts.signatureOf(name)} />}
              <div>{name}</div>
              <div>{position}</div>
            </div>
          ))}
          {seal !== undefined && <img className="paper-seal" src={seal} alt={paperTexts.seal} />}
        </div>
        <div className="paper-foot">
          {identityLines(paper).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </article>
    </div>
  )
}
