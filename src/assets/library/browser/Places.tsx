import { Archive, Share2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import type { RecordPage } from '#src/resources/record-page.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import { browserTexts as texts } from './texts.ts'

const glyph = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const places = [
  { href: '/asset-management/shared-with-me', label: texts.shared, icon: <Share2 {...glyph} /> },
  { href: '/asset-management/archive', label: texts.archivePage, icon: <Archive {...glyph} /> },
] as const

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', lg: '36px' },
  px: '2',
  rounded: 'md',
  _hover: { bg: 'bg.hover' },
})

interface PlacesProps {
  readonly page: Pick<RecordPage, 'opens'>
  /** Of all that is in the folders. */
  readonly sizeBytes: number
}

/** What lies beside the folders, and how much they hold. */
export const Places = ({ page, sizeBytes }: PlacesProps) => (
  <>
    <ul className={css({ mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'border.default' })}>
      {places
        .filter(({ href }) => page.opens(href))
        .map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} className={link}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
    </ul>
    <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '2', mt: '3', px: '2', color: 'fg.muted' })}>
      <span>{texts.storage}</span>
      <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{fileSize(sizeBytes)}</span>
    </p>
  </>
)
