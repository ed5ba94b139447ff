import { File, FileImage, FileMusic, FileText, FileVideo, Folder, Link2, type LucideIcon } from 'lucide-react'
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { css, cva } from 'styled-system/css'
import { instantText } from '#src/resources/fields/field-text.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import type { LibraryFolder, ListedAsset } from '../calls.ts'
import { assetKey, folderKey, type ItemKey } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** A folder or an asset as it is listed. */
export type Item =
  | { readonly key: ItemKey; readonly name: string; readonly folder: LibraryFolder; readonly asset?: undefined }
  | { readonly key: ItemKey; readonly name: string; readonly asset: ListedAsset; readonly folder?: undefined }

export const folderItem = (folder: LibraryFolder): Item => ({ key: folderKey(folder), name: folder.folderName, folder })
export const assetItem = (asset: ListedAsset): Item => ({ key: assetKey(asset), name: asset.assetName, asset })

const glyphs: Readonly<Record<ListedAsset['kind'], LucideIcon>> = {
  Picture: FileImage,
  Pdf: FileText,
  Text: FileText,
  Page: FileText,
  Sound: FileMusic,
  Film: FileVideo,
  None: File,
}

export const glyphOf = ({ asset }: Item): LucideIcon => (asset ? glyphs[asset.kind] : Folder)

const list = cva({
  variants: {
    look: {
      grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(156px, 1fr))', gap: '4' },
      rows: { display: 'grid' },
    },
  },
})
const option = cva({
  base: {
    cursor: 'pointer',
    minWidth: '0',
    userSelect: 'none',
    _hover: { bg: 'bg.hover' },
    '&[data-cut=true]': { opacity: '0.55' },
    '&[data-target=true]': { bg: 'accent.subtle', borderColor: 'accent.marker' },
  },
  variants: {
    look: {
      grid: {
        rounded: 'lg',
        borderWidth: '1px',
        borderColor: 'border.default',
        bg: 'bg.surface',
        overflow: 'hidden',
        '&[aria-selected=true]': { borderColor: 'border.strong', outline: '1px solid', outlineColor: 'border.strong' },
      },
      rows: {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        minHeight: { base: 'touch', md: '44px' },
        px: '3',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
        '&[aria-selected=true]': { bg: 'bg.selected' },
      },
    },
  },
})
const thumb = css({ display: 'grid', placeItems: 'center', height: '132px', bg: 'bg.sunken', color: 'fg.muted' })
const meta = css({ color: 'fg.muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

const factsOf = ({ asset, folder }: Item): string =>
  asset ? `${fileSize(asset.sizeBytes)} · ${instantText(asset.updatedAt.date).slice(0, 10)}` : `${texts.files}: ${folder.assetCount}`

interface ItemListProps {
  readonly items: readonly Item[]
  readonly look: 'grid' | 'rows'
  readonly chosen: readonly ItemKey[]
  readonly cut: readonly ItemKey[]
  readonly dragged: readonly ItemKey[] | null
  mayDrop(folderId: number): boolean
  onChoose(keys: readonly ItemKey[]): void
  onOpen(item: Item): void
  onDrag(keys: readonly ItemKey[] | null): void
  onDrop(folderId: number): void
}

/** The content of a folder: arrows move, Space chooses, Enter opens; a click chooses one, with Ctrl or Shift several. */
export function ItemList({ items, look, chosen, cut, dragged, mayDrop, onChoose, onOpen, onDrag, onDrop }: ItemListProps) {
  const box = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<ItemKey | null>(null)
  const [target, setTarget] = useState<ItemKey | null>(null)
  const keys = items.map(({ key }) => key)
  const tabStop = stop !== null && keys.includes(stop) ? stop : keys[0]
  const toggle = (key: ItemKey) => onChoose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
  const range = (to: number) => {
    const from = Math.max(0, keys.indexOf(stop ?? keys[0] ?? 'asset 0'))
    onChoose(keys.slice(Math.min(from, to), Math.max(from, to) + 1))
  }
  const focus = (index: number) => {
    const key = keys[Math.min(Math.max(index, 0), keys.length - 1)]
    if (key === undefined) return
    setStop(key)
    box.current?.querySelector<HTMLElement>(`[data-item="${key}"]`)?.focus()
  }
  /** How many stand in a line. */
  const perLine = () => {
    if (look === 'rows') return 1
    const places = [...(box.current?.children ?? [])].map((child) => child.getBoundingClientRect().top)
    return Math.max(1, places.filter((top) => top === places[0]).length)
  }
  const onKeyDown = (event: KeyboardEvent, item: Item, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        onChoose(keys)
      }
      return
    }
    const steps: Readonly<Record<string, () => number>> = {
      ArrowRight: () => index + 1,
      ArrowLeft: () => index - 1,
      ArrowDown: () => index + perLine(),
      ArrowUp: () => index - perLine(),
      Home: () => 0,
      End: () => keys.length - 1,
    }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      focus(step())
    } else if (event.key === ' ') {
      event.preventDefault()
      if (event.shiftKey) range(index)
      else toggle(item.key)
    } else if (event.key === 'Escape') onChoose([])
    else if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(item)
    }
  }
  const dropOn = ({ key, folder }: Item) =>
    folder && {
      onDragOver: (event: DragEvent) => {
        if (dragged === null || !mayDrop(folder.folderId)) return
        event.preventDefault()
        setTarget(key)
      },
      onDragLeave: () => setTarget(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setTarget(null)
        if (mayDrop(folder.folderId)) onDrop(folder.folderId)
      },
    }
  return (
    <div ref={box} role="listbox" aria-label={texts.content} aria-multiselectable className={list({ look })}>
      {items.map((item, index) => {
        const Glyph = glyphOf(item)
        const name = (
          <span className={css({ display: 'block', textStyle: 'bodyStrong', truncate: true, flex: '1', minWidth: '0' })} title={item.name}>
            {item.name}
          </span>
        )
        const link = item.asset && item.asset.linkCount > 0 && (
          <Link2 size={14} aria-hidden className={css({ color: 'fg.muted', flexShrink: '0' })} />
        )
        return (
          <div
            key={item.key}
            role="option"
            aria-selected={chosen.includes(item.key)}
            tabIndex={item.key === tabStop ? 0 : -1}
            data-item={item.key}
            data-cut={cut.includes(item.key)}
            data-target={target === item.key && dragged !== null}
            draggable
            className={option({ look })}
            onFocus={() => setStop(item.key)}
            onClick={(event) => {
              if (event.shiftKey) range(index)
              else if (event.ctrlKey || event.metaKey) toggle(item.key)
              else onChoose([item.key])
            }}
            onDoubleClick={() => onOpen(item)}
            onKeyDown={(event) => onKeyDown(event, item, index)}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', item.name)
              onDrag(chosen.includes(item.key) ? chosen : [item.key])
            }}
            onDragEnd={() => onDrag(null)}
            {...dropOn(item)}
          >
            {look === 'grid' ? (
              <>
                <span className={thumb}>
                  {item.asset?.kind === 'Picture' ? (
                    <Thumbnail key={item.asset.versionNo} asset={item.asset} glyph={<Glyph size={40} strokeWidth={1.25} aria-hidden />} />
                  ) : (
                    <Glyph size={40} strokeWidth={1.25} aria-hidden />
                  )}
                </span>
                <span className={css({ display: 'block', px: '3', py: '2.5', borderTopWidth: '1px', borderColor: 'border.subtle' })}>
                  <span className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
                    {name}
                    {link}
                  </span>
                  <span className={meta}>{factsOf(item)}</span>
                </span>
              </>
            ) : (
              <>
                <Glyph size={18} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0', color: 'fg.muted' })} />
                {name}
                {link}
                <span className={meta}>{factsOf(item)}</span>
              </>
            )}
          </div>
        )
      })}
    </div>
  )
}
