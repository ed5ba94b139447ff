import { Bookmark, Check, ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../layers/confirm-dialog.tsx'
import { Menu, type MenuItem } from '../layers/menu.tsx'
import { lazyComponent } from '../lazy/lazy-component.ts'

const ViewName = lazyComponent(async () => (await import('./view-name.tsx')).ViewName, { isOptional: true })

/** What is being named: a new view, or the one that is open. */
export type ViewNaming = 'new' | 'rename'

interface SavedViewsProps {
  readonly views: readonly { readonly name: string; readonly href: string }[]
  /** The name of the view that the list was opened with; null for none. */
  readonly current: string | null
  /** No more can be saved. */
  readonly isFull: boolean
  readonly longestName: number
  readonly naming: ViewNaming | null
  onNaming(naming: ViewNaming | null): void
  /** Names the view; gives why it cannot have this name, or null when it has it from now on. */
  onName(name: string): string | null
  onDelete(): void
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const place = css({ display: 'inline-flex', minWidth: '0' })
const trigger = css({ bg: 'bg.muted', maxWidth: '280px', _hover: { bg: 'bg.active' } })

/** The views of a list, in a menu beside its title. */
export function SavedViews(props: SavedViewsProps) {
  const { views, current, isFull, longestName, naming, onNaming, onName, onDelete } = props
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  const wasNaming = useRef(naming)
  useEffect(() => {
    // The field has gone, and the focus with it.
    if (wasNaming.current !== null && naming === null && document.activeElement === document.body)
      button.current?.querySelector('button')?.focus()
    wasNaming.current = naming
  }, [naming])
  if (naming !== null)
    return (
      <LazyBoundary>
        <ViewName
          key={naming}
          name={naming === 'rename' ? (current ?? '') : ''}
          maxLength={longestName}
          onName={onName}
          onCancel={() => onNaming(null)}
        />
      </LazyBoundary>
    )
  const items: readonly MenuItem[] = [
    ...views.map(({ name, href }) => ({
      id: `view ${name}`,
      label: name,
      icon: name === current ? <Check {...icon} /> : <Bookmark {...icon} />,
      href,
    })),
    {
      id: 'new',
      label: isFull ? 'No more views can be saved' : 'Save as new view',
      icon: <Plus {...icon} />,
      isApart: true,
      isDisabled: isFull,
      onSelect: () => onNaming('new'),
    },
    ...(current === null
      ? []
      : [
          { id: 'rename', label: 'Rename view', icon: <Pencil {...icon} />, onSelect: () => onNaming('rename') },
          { id: 'delete', label: 'Delete view', icon: <Trash2 {...icon} />, tone: 'danger' as const, onSelect: () => setAsking(true) },
        ]),
  ]
  return (
    <span ref={button} className={place}>
      <Menu
        placement="bottom-start"
        items={items}
        trigger={
          <Button
            variant="ghost"
            className={trigger}
            icon={<Bookmark {...icon} />}
            iconEnd={<ChevronDown {...icon} />}
            aria-label={current === null ? 'Views' : `View ${current}`}
          >
            <span className={css({ truncate: true })}>{current ?? 'Views'}</span>
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={`Are you sure you want to delete the view “${current ?? ''}”?`}
        tone="danger"
        finalFocus={() => button.current?.querySelector('button') ?? null}
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
        onCancel={() => setAsking(false)}
      />
    </span>
  )
}
