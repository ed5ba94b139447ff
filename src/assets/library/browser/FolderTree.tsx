import { ChevronDown, ChevronRight, Folder, FolderOpen } from 'lucide-react'
import { useRef, useState, type CSSProperties, type DragEvent, type KeyboardEvent } from 'react'
import { css } from 'styled-system/css'
import type { LibraryFolder } from '../calls.ts'
import { folderKey, pathTo, root, treeRows, type ItemKey, type TreeRow } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', lg: '36px' },
  pr: '2',
  rounded: 'md',
  borderWidth: '1px',
  borderColor: 'transparent',
  cursor: 'pointer',
  pl: 'calc(var(--level) * 16px - 8px)',
  _hover: { bg: 'bg.hover' },
  '&[aria-selected=true]': { bg: 'bg.surface', borderColor: 'border.default', fontWeight: 'medium' },
  '&[data-target=true]': { bg: 'accent.subtle', borderColor: 'accent.marker' },
})

interface FolderTreeProps {
  readonly folders: readonly LibraryFolder[]
  /** 0 for all folders. */
  readonly current: number
  readonly total: number
  /** What is dragged; null while nothing is. */
  readonly dragged: readonly ItemKey[] | null
  mayDrop(folderId: number): boolean
  onOpen(folderId: number): void
  onDrop(folderId: number): void
  onDrag(keys: readonly ItemKey[] | null): void
}

/** The folders of the library: arrows move in it, left and right fold, Enter opens; things are dropped on it. */
export function FolderTree({ folders, current, total, dragged, mayDrop, onOpen, onDrop, onDrag }: FolderTreeProps) {
  const list = useRef<HTMLUListElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [target, setTarget] = useState<number | null>(null)
  // The folders above the open one are never folded.
  const way = new Set(pathTo(current, folders).map(({ folderId }) => folderId))
  const isOpen = (id: number) => !folded.has(id) || (way.has(id) && id !== current)
  const shown = treeRows(folders, isOpen)
  const ids = [root, ...shown.map(({ folder }) => folder.folderId)]
  const [stop, setStop] = useState<number | null>(null)
  const tabStop = stop !== null && ids.includes(stop) ? stop : ids.includes(current) ? current : root
  const fold = (id: number, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id)))
  const focus = (id: number | undefined) => {
    if (id === undefined) return
    setStop(id)
    list.current?.querySelector<HTMLElement>(`[data-folder="${id}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, id: number, found: TreeRow | null) => {
    const index = ids.indexOf(id)
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(ids[index + 1]),
      ArrowUp: () => focus(ids[index - 1]),
      Home: () => focus(ids[0]),
      End: () => focus(ids.at(-1)),
      ArrowRight: () => (found?.hasChildren && !isOpen(id) ? fold(id, false) : focus(ids[index + 1])),
      ArrowLeft: () => (found?.hasChildren && isOpen(id) ? fold(id, true) : focus(found?.folder.parentFolderId)),
      Enter: () => onOpen(id),
      ' ': () => onOpen(id),
    }
    const act = acts[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const dropOn = (id: number) => ({
    'data-target': target === id && dragged !== null,
    onDragOver: (event: DragEvent) => {
      if (dragged === null || !mayDrop(id)) return
      event.preventDefault()
      setTarget(id)
    },
    onDragLeave: () => setTarget((before) => (before === id ? null : before)),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setTarget(null)
      if (mayDrop(id)) onDrop(id)
    },
  })
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={texts.tree}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5' })}
    >
      <li
        role="treeitem"
        aria-level={1}
        aria-selected={current === root}
        tabIndex={tabStop === root ? 0 : -1}
        data-folder={root}
        className={row}
        style={{ '--level': 1 } as CSSProperties}
        onClick={() => onOpen(root)}
        onKeyDown={(event) => onKeyDown(event, root, null)}
        {...dropOn(root)}
      >
        <Folder size={18} strokeWidth={1.75} aria-hidden />
        <span className={css({ flex: '1' })}>{texts.allFolders}</span>
        <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{total}</span>
      </li>
      {shown.map((found) => {
        const { folder, level, hasChildren } = found
        const { folderId, folderName, assetCount } = folder
        const Glyph = folderId === current ? FolderOpen : Folder
        const Fold = isOpen(folderId) ? ChevronDown : ChevronRight
        return (
          <li
            key={folderId}
            role="treeitem"
            aria-level={level + 1}
            aria-selected={folderId === current}
            aria-expanded={hasChildren ? isOpen(folderId) : undefined}
            tabIndex={tabStop === folderId ? 0 : -1}
            data-folder={folderId}
            draggable
            className={row}
            style={{ '--level': level + 1 } as CSSProperties}
            onClick={() => onOpen(folderId)}
            onKeyDown={(event) => onKeyDown(event, folderId, found)}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', folderName)
              onDrag([folderKey(folder)])
            }}
            onDragEnd={() => onDrag(null)}
            {...dropOn(folderId)}
          >
            {hasChildren ? (
              // The arrow keys do the same.
              <span
                aria-hidden
                onClick={(event) => {
                  event.stopPropagation()
                  fold(folderId, isOpen(folderId))
                }}
              >
                <Fold size={16} />
              </span>
            ) : (
              <span aria-hidden className={css({ width: '16px' })} />
            )}
            <Glyph size={18} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0' })} />
            <span className={css({ flex: '1', minWidth: '0', truncate: true })} title={folderName}>
              {folderName}
            </span>
            <span className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{assetCount}</span>
          </li>
        )
      })}
    </ul>
  )
}
