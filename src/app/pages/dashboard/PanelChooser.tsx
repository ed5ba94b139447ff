import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useLatePanel } from '#src/ui/lazy/use-late-panel.ts'
import { dashboardTexts } from './texts.ts'

/** What of a dashboard a person may hide. */
export type PanelName = 'nextBlock' | 'trends' | 'acts'

interface PanelChooserProps {
  /** What the dashboard offers, in its order. */
  readonly panels: readonly PanelName[]
  readonly hidden: readonly PanelName[]
  onHide(hidden: readonly PanelName[]): void
}

const ColumnPanel = lazyComponent(async () => (await import('#src/ui/records/column-panel.tsx')).ColumnPanel, { isOptional: true })

/** The button and the panel with which a person hides parts of a dashboard. */
export function PanelChooser({ panels, hidden, onHide }: PanelChooserProps) {
  const id = useId()
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(ColumnPanel)
  return (
    <>
      <Button id={id} icon={<SlidersHorizontal size={16} aria-hidden />} {...button}>
        {dashboardTexts.customise}
      </Button>
      {hasOpened && (
        <LazyBoundary>
          <ColumnPanel
            open={isOpen}
            triggerId={id}
            label={dashboardTexts.customise}
            columns={panels.map((panel) => ({ id: panel, label: dashboardTexts.panels[panel] }))}
            hidden={hidden}
            onHide={(names) => onHide(panels.filter((panel) => names.includes(panel)))}
            onReset={() => onHide([])}
            onOpenChange={setOpen}
          />
        </LazyBoundary>
      )}
    </>
  )
}
