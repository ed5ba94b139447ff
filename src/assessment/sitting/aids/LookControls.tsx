import { AArrowUp, CircleHelp, Contrast } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useLatePanel } from '#src/ui/lazy/use-late-panel.ts'
import { pickLook, useSittingLook, useStrongColours } from './sitting-look.ts'
import { aidTexts as texts } from './texts.ts'

const TextSizePanel = lazyComponent(async () => (await import('./TextSizePanel.tsx')).TextSizePanel, { isOptional: true })
const HelpDialog = lazyComponent(async () => (await import('./HelpDialog.tsx')).HelpDialog, { isOptional: true })

const iconSize = 20

/** The button that opens the choice of a text size. */
function TextSizeButton() {
  const id = useId()
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(TextSizePanel)
  return (
    <>
      <IconButton id={id} label={texts.textSize} icon={<AArrowUp size={iconSize} aria-hidden />} {...button} />
      {hasOpened && (
        <LazyBoundary>
          <TextSizePanel open={isOpen} triggerId={id} onOpenChange={setOpen} />
        </LazyBoundary>
      )}
    </>
  )
}

function HelpButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.help}
        aria-haspopup="dialog"
        icon={<CircleHelp size={iconSize} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyBoundary>
          <HelpDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}

/** How the assessment looks, and help; the look is kept in this browser. */
export function LookControls() {
  const { isHighContrast } = useSittingLook()
  useStrongColours(isHighContrast)
  return (
    <div className={css({ display: 'inline-flex', alignItems: 'center', gap: '1', ml: '-1' })}>
      <TextSizeButton />
      <IconButton
        isRepeatable
        label={texts.highContrast}
        aria-pressed={isHighContrast}
        icon={<Contrast size={iconSize} aria-hidden fill={isHighContrast ? 'currentColor' : 'none'} />}
        onClick={() => pickLook({ isHighContrast: !isHighContrast })}
      />
      <HelpButton />
    </div>
  )
}
