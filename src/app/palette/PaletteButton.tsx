import { Search } from 'lucide-react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Kbd } from '#src/ui/kit/kbd.tsx'
import { texts } from './texts.ts'
import type { PaletteControl } from './use-palette.tsx'

interface PaletteButtonProps {
  readonly palette: PaletteControl
  /** `field` looks like the search field that it opens. */
  readonly look: 'field' | 'icon'
}

const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: { base: 'touch', md: '34px' },
  px: '2.5',
  rounded: 'md',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: { base: 'border.control', md: 'border.default' },
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { borderColor: 'border.controlHover' },
})
const keys = css({ hideBelow: 'lg', display: 'flex', gap: '1.5', ml: 'auto' })
const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Opens the palette. */
export function PaletteButton({ palette, look }: PaletteButtonProps) {
  const shared = {
    'aria-haspopup': 'dialog' as const,
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: palette.prepare,
    onFocus: palette.prepare,
    onClick: palette.open,
  }
  if (look === 'icon') return <IconButton {...shared} label={texts.title} icon={<Search size={18} strokeWidth={1.75} aria-hidden />} />
  return (
    <button {...shared} type="button" className={field}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      {texts.title}
      <span aria-hidden="true" className={keys}>
        <Kbd>{modifier}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </button>
  )
}
