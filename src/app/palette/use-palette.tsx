import { useState, type ReactNode } from 'react'
import { useServices } from '#src/api/services.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { useShortcut } from '../shell/use-shortcut.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { holdTyping } from './hold-typing.ts'

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette, { isOptional: true })

/** Opens the palette. */
export interface PaletteControl {
  open(): void
  /** Prefetches its code. */
  prepare(): void
}

/** The palette, opened by a button or by Ctrl+K; its code is loaded on demand. */
export function usePalette(): readonly [control: PaletteControl, palette: ReactNode] {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const open = () => setState('open')
  const { startTimer } = useServices()
  useShortcut('k', () => {
    // Pressed again while its code loads, it would hold the same keys twice.
    if (state !== 'open') holdTyping(startTimer)
    open()
  })
  const palette = state !== 'unused' && (
    <LazyBoundary>
      <Palette open={state === 'open'} onClose={() => setState('closed')} />
    </LazyBoundary>
  )
  return [{ open, prepare: () => void prefetch(Palette.prepare) }, palette]
}
