import { Ellipsis } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { useMedia } from '../kit/use-media.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLatePanel } from '../lazy/use-late-panel.ts'

// On phones alone.
const HeadPanel = lazyComponent(async () => (await import('./head-panel.tsx')).HeadPanel, { isOptional: true })

/** What else can be done, beside a title; on a phone one button opens it, so that the head needs no further lines. */
export function HeadActions({ children }: { readonly children: ReactNode }) {
  const isPhone = useMedia('(max-width: 767px)')
  const id = useId()
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(HeadPanel)
  if (!isPhone) return children
  return (
    <>
      <IconButton id={id} label="More actions" isOutlined icon={<Ellipsis size={18} aria-hidden />} {...button} />
      {hasOpened && (
        <LazyBoundary>
          <HeadPanel open={isOpen} triggerId={id} onOpenChange={setOpen}>
            {children}
          </HeadPanel>
        </LazyBoundary>
      )}
    </>
  )
}
