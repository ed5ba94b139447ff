import { Archive, Clock, Share2 } from 'lucide-react'
import { css, cva } from 'styled-system/css'
import { Link } from 'wouter'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import type { LibraryStorage } from '../calls.ts'
import { browserTexts as texts } from './texts.ts'

const glyph = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const places = [
  { href: '/asset-management/dashboard', label: texts.mineAndLatest, icon: <Clock {...glyph} /> },
  { href: '/asset-management/shared-with-me', label: texts.shared, icon: <Share2 {...glyph} /> },
  { href: '/asset-management/archive', label: texts.archivePage, icon: <Archive {...glyph} /> },
] as const

const list = cva({
  variants: {
    isInLine: {
      true: { display: 'flex', flexWrap: 'wrap', gap: '1', ml: '-2' },
      false: { mt: '3', pt: '3', borderTopWidth: '1px', borderColor: 'border.default' },
    },
  },
})
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
  /** Side by side, where no tree stands above them. */
  readonly isInLine: boolean
}

/** Links to the pages of the library beside the folders. */
export const Places = ({ page, isInLine }: PlacesProps) => (
  <ul className={list({ isInLine })}>
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
)

/** How much of its storage the library uses. */
export const Storage = ({ usedBytes, allowedBytes }: LibraryStorage) => (
  <div className={css({ px: '2', textStyle: 'small' })}>
    <ProgressBar
      label={texts.storage}
      value={Math.min(usedBytes, allowedBytes)}
      max={allowedBytes}
      text={texts.storageOf(fileSize(usedBytes), fileSize(allowedBytes))}
    />
    {usedBytes >= allowedBytes && <p className={css({ mt: '2', color: 'danger.text' })}>{texts.full}</p>}
  </div>
)
