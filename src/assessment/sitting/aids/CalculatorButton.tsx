import { Calculator as Icon } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { aidTexts as texts } from './texts.ts'

const Calculator = lazyComponent(async () => (await import('./Calculator.tsx')).Calculator, { isOptional: true })

interface CalculatorButtonProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** Opens the calculator, and has the focus again once it is closed. */
export function CalculatorButton({ isOpen, onOpenChange }: CalculatorButtonProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    onOpenChange(false)
    button.current?.focus()
  }
  return (
    <div>
      <Button
        ref={button}
        icon={<Icon size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts="K"
        isWide
        onClick={() => (isOpen ? close() : onOpenChange(true))}
      >
        {texts.calculator}
      </Button>
      {isOpen && (
        <LazyBoundary>
          <Calculator id={id} onClose={close} />
        </LazyBoundary>
      )}
    </div>
  )
}
