import { BookOpen } from 'lucide-react'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { aidTexts as texts } from './texts.ts'

const BookletDialog = lazyComponent(async () => (await import('./BookletDialog.tsx')).BookletDialog, { isOptional: true })

interface BookletButtonProps {
  readonly booklet: string
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** Opens the formulas that the paper comes with. */
export const BookletButton = ({ booklet, isOpen, onOpenChange }: BookletButtonProps) => (
  <div>
    <Button
      icon={<BookOpen size={16} aria-hidden />}
      aria-haspopup="dialog"
      aria-keyshortcuts="L"
      isWide
      onClick={() => onOpenChange(true)}
    >
      {texts.booklet}
    </Button>
    {isOpen && (
      <LazyBoundary>
        <BookletDialog booklet={booklet} onClose={() => onOpenChange(false)} />
      </LazyBoundary>
    )}
  </div>
)
