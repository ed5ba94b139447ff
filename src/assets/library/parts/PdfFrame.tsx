interface PdfFrameProps {
  readonly address: string
  readonly name: string
  readonly className: string
}

/**
 * A PDF in the viewer of the browser. No viewer opens in a frame with a sandbox, so this frame alone has none: the answer of the
 * file is of no other type, and its policy lets no script run.
 */
export const PdfFrame = ({ address, name, className }: PdfFrameProps) => <iframe src={address} title={name} className={className} />
