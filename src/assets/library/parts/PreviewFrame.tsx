import { FileText } from 'lucide-react'
import { useState } from 'react'
import { css, cva } from 'styled-system/css'
import { mostPixels } from '#openapi/assets/picture-size.ts'
import { DocumentLink } from '#src/ui/navigation/link.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import type { AssetPreview } from '../calls.ts'
import { PdfFrame } from './PdfFrame.tsx'
import { libraryTexts as texts } from '../texts.ts'

const frame = cva({
  base: { width: 'full', rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', bg: 'bg.sunken' },
  variants: {
    look: {
      document: { height: '70dvh', minHeight: '320px', bg: 'white' },
      picture: { maxHeight: '70dvh', objectFit: 'contain' },
      sound: { height: '120px' },
      note: { display: 'grid', placeItems: 'center', gap: '3', textAlign: 'center', px: '6', py: '12', color: 'fg.muted' },
    },
  },
})

interface PreviewFrameProps {
  readonly preview: AssetPreview
  /** The time of its link is over: nothing can be opened by it any more. */
  readonly isOver?: boolean
  addressOf(link: string): string
}

const Note = ({ children }: { readonly children: string }) => (
  <div className={frame({ look: 'note' })}>
    <FileText size={32} strokeWidth={1.5} aria-hidden />
    <p className={css({ maxWidth: '52ch' })}>{children}</p>
  </div>
)

/** The part of a link that all links of one file share: the address without its query. */
export const fileOfLink = (link: string): string => link.split('?')[0] ?? link

/** A file as it looks. A PDF stands in the viewer of the browser where it has one for frames. Pages and texts stand in a frame that runs no script; a drawing is a picture, which runs none either. */
export function PreviewFrame({ preview, isOver = false, addressOf }: PreviewFrameProps) {
  const { kind, link, assetName, width = 0, height = 0, sizeBytes } = preview
  const [hasFailed, setFailed] = useState(false)
  // A newer link of the same file must not load again what is being read.
  const [address] = useState(() => addressOf(link))
  const open = isOver ? null : <DocumentLink href={addressOf(link)}>{texts.openPdf}</DocumentLink>
  const fail = () => setFailed(true)
  if (hasFailed) return <Note>{texts.broken}</Note>
  // It is not loaded: a browser would decode the whole picture.
  if (kind === 'Picture' && width * height > mostPixels) return <Note>{texts.tooLarge(Math.round((width * height) / 1_000_000))}</Note>
  switch (kind) {
    case 'Picture':
      return <img src={address} alt={assetName} onError={fail} className={frame({ look: 'picture' })} />
    case 'Pdf':
      return navigator.pdfViewerEnabled ? (
        <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
          <PdfFrame address={address} name={assetName} className={frame({ look: 'document' })} />
          {/* The viewer may show nothing, and a page cannot find that out. */}
          {open}
        </div>
      ) : (
        <div className={frame({ look: 'note' })}>
          <FileText size={32} strokeWidth={1.5} aria-hidden />
          <p>{texts.pdf}</p>
          {open}
        </div>
      )
    case 'Text':
    case 'Page':
    case 'Sound':
    case 'Film':
      return <iframe src={address} title={assetName} sandbox="" className={frame({ look: kind === 'Sound' ? 'sound' : 'document' })} />
    default:
      return <Note>{`${texts.notShown} ${fileSize(sizeBytes)}`}</Note>
  }
}
