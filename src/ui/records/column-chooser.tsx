import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLatePanel } from '../lazy/use-late-panel.ts'

/** A column as a person chooses it. */
export interface ColumnChoice<Name extends string> {
  readonly id: Name
  readonly label: string
  /** It is always there. */
  readonly isFixed?: boolean
}

interface ColumnChooserProps<Name extends string> {
  /** In the order in which the list has them. */
  readonly columns: readonly ColumnChoice<Name>[]
  readonly hidden: readonly NoInfer<Name>[]
  onHide(hidden: readonly Name[]): void
  /** Absent where the order stays. */
  onOrder?: (order: readonly Name[]) => void
  onReset?: () => void
}

const ColumnPanel = lazyComponent(async () => (await import('./column-panel.tsx')).ColumnPanel, { isOptional: true })

/** Which columns a list and its file have, and in which order. */
export function ColumnChooser<Name extends string>({ columns, hidden, onHide, onOrder, onReset }: ColumnChooserProps<Name>) {
  const id = useId()
  const { isOpen, hasOpened, setOpen, button } = useLatePanel(ColumnPanel)
  const order = columns.map((column) => column.id)
  return (
    <>
      <IconButton id={id} isOutlined label="Columns" icon={<Columns3 size={18} strokeWidth={1.75} aria-hidden />} {...button} />
      {hasOpened && (
        <LazyBoundary>
          <ColumnPanel
            open={isOpen}
            triggerId={id}
            columns={columns}
            hidden={hidden}
            onHide={(names) => onHide(order.filter((one) => names.includes(one)))}
            onOrder={onOrder && ((names) => onOrder(names.flatMap((name) => order.filter((one) => one === name))))}
            onReset={onReset}
            onOpenChange={setOpen}
          />
        </LazyBoundary>
      )}
    </>
  )
}
