import { qrPath } from '#openapi/certificates/certificate-paper.ts'

interface QrCodeProps {
  readonly text: string
  /** What it leads to. */
  readonly label: string
  readonly className: string
}

/** A text as a picture that telephones read: dark on white in both themes, as readers want it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = qrPath(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
