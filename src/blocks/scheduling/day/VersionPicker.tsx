import { Plus } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'

// Not needed for the step's first render: its code loads right after the step's own.
const VersionList = lazyComponent(async () => (await import('./VersionList.tsx')).VersionList)
void prefetch(VersionList.prepare)

interface VersionPickerProps {
  readonly id?: string
  /** Name of the button: whose versions are added. */
  readonly label: string
  /** Words on the button beside the plus; none for a bare plus. */
  readonly caption?: string
  readonly listLabel: string
  readonly versions: readonly string[]
  readonly chosen: readonly string[]
  readonly isDisabled: boolean
  onToggle(version: string): void
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: '26px',
  minHeight: '26px',
  px: '1',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  rounded: 'sm',
  color: 'fg.muted',
  textStyle: 'label',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  _disabled: { cursor: 'not-allowed', color: 'fg.disabled' },
  mdDown: { minWidth: '36px', minHeight: '36px' },
})
const captioned = css({ px: '2' })

/** A plus that opens a searchable list of versions, of which several can be chosen. A sole version is taken without the list. */
export function VersionPicker({ id, label, caption, listLabel, versions, chosen, isDisabled, onToggle }: VersionPickerProps) {
  const [isOpen, setOpen] = useState(false)
  // There is nothing to choose from: the press takes the only version.
  const sole = versions.length === 1 && chosen.length === 0 && !isOpen ? versions[0] : undefined
  const trigger = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <span ref={box} className={css({ position: 'relative', display: 'inline-flex' })}>
      <button
        ref={trigger}
        id={id}
        type="button"
        aria-label={label}
        {...(sole === undefined ? { 'aria-haspopup': 'listbox', 'aria-expanded': isOpen } : {})}
        disabled={isDisabled}
        className={cx(button, caption !== undefined && captioned)}
        onClick={() => (sole === undefined ? setOpen(!isOpen) : onToggle(sole))}
        onBlur={leave}
        onKeyDown={escape}
      >
        <Plus size={14} aria-hidden />
        {caption}
      </button>
      {isOpen && (
        <LazyBoundary>
          <VersionList label={listLabel} versions={versions} chosen={chosen} onToggle={onToggle} onLeave={leave} onEscape={escape} />
        </LazyBoundary>
      )}
    </span>
  )
}
