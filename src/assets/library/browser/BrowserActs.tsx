import { Archive, ClipboardPaste, Download, FolderInput, Pencil, Scissors, Share2, Tag, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { Library, LibraryContent, LibraryFolder } from '../calls.ts'
import { useActDialogs } from '../use-act-dialogs.ts'
import { useLibrary, type useChange } from '../use-library.ts'
import { MoveDialog, RemoveFolderDialog, RenameDialog, TagDialog } from './dialogs.tsx'
import type { Item } from './ItemList.tsx'
import { assetIdsIn, root } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'
import type { useMoves } from './use-moves.ts'

const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const [active, archived] = [1, -1]

// Loaded when the first asset is chosen.
const ArchiveAssets = lazyComponent(async () => (await import('../parts/ArchiveAssets.tsx')).ArchiveAssets, { isOptional: true })

// Below the items, at the foot of the screen: nothing moves under the pointer that chooses one.
const bar = css({
  position: 'sticky',
  // Above the strip that says that there is no network.
  bottom: 'var(--strip, 0px)',
  zIndex: 'actionBar',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  mx: { base: '-4', md: '-5' },
  mt: 'auto',
  mb: '-4',
  px: { base: '4', md: '5' },
  py: '3',
  bg: 'bg.surface',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  _empty: { display: 'none' },
})

export type AskedAct = 'move' | 'rename' | 'tag' | 'archive' | 'remove'

interface BrowserActsProps {
  readonly page: RecordPage
  readonly library: Library
  readonly content: LibraryContent
  /** The folder that is open; null for all. */
  readonly folder: LibraryFolder | null
  /** What is chosen. */
  readonly items: readonly Item[]
  readonly moves: ReturnType<typeof useMoves>
  readonly changes: ReturnType<typeof useChange>
  /** Which of the dialogs is open. */
  readonly asked: AskedAct | null
  onAsk(act: AskedAct | null): void
  onPaste(): void
  onOpen(folderId: number): void
}

/** What can be done with what is chosen, and with the folder that is open. */
export function BrowserActs({ page, library, content, folder, items, moves, changes, asked, onAsk, onPaste, onOpen }: BrowserActsProps) {
  const { service } = useRecords(asset)
  const { save } = useLibrary('Folders')
  const [, navigate] = useLocation()
  const { change, refusal } = changes
  const { state, ask, close, begin } = useActDialogs<AskedAct>(changes, onAsk)
  const keys = items.map(({ key }) => key)
  const ids = assetIdsIn(keys)
  const archivable = items.flatMap(({ name, asset: one }) =>
    one?.status === active ? [{ id: String(one.assetId), name, updatedAt: one.updatedAt.date }] : [],
  )
  const [single] = items
  const one = items.length === 1 ? single : undefined
  const sharedWith =
    one &&
    page.createTo(
      'Share',
      one.asset ? { field: 'assetId', id: String(one.asset.assetId) } : { field: 'folderId', id: String(one.folder.folderId) },
    )
  const doomed = one?.folder ?? (items.length === 0 ? folder : null)
  const here = folder?.folderId ?? root
  const mayChange = page.can('Modify')
  const download = () =>
    change(async () => {
      save(await library.downloadAll(ids))
      return { message: '' }
    })
  return (
    <div role="group" aria-label={texts.chosen(items.length)} className={bar}>
      {mayChange && items.length > 0 && (
        <>
          <Button icon={<FolderInput {...glyph} />} onClick={() => ask('move')}>
            {texts.moveTo}
          </Button>
          <Button icon={<Scissors {...glyph} />} onClick={() => moves.cutOut(keys)}>
            {texts.cut}
          </Button>
        </>
      )}
      {mayChange && moves.cut.length > 0 && (
        <Button icon={<ClipboardPaste {...glyph} />} onClick={onPaste}>
          {texts.paste(moves.cut.length)}
        </Button>
      )}
      {mayChange && one?.asset && (
        <Button icon={<Pencil {...glyph} />} onClick={() => ask('rename')}>
          {texts.rename}
        </Button>
      )}
      {mayChange && ids.length > 0 && (
        <Button icon={<Tag {...glyph} />} onClick={() => ask('tag')}>
          {texts.tag}
        </Button>
      )}
      {sharedWith && (
        <Button icon={<Share2 {...glyph} />} onClick={() => navigate(sharedWith)}>
          {texts.share}
        </Button>
      )}
      {page.can('Download') && ids.length > 0 && (
        <Button icon={<Download {...glyph} />} isBusy={changes.isBusy} onClick={download}>
          {texts.download}
        </Button>
      )}
      {page.can('Delete') && archivable.length > 0 && (
        <Button variant="dangerPlain" icon={<Archive {...glyph} />} onClick={() => ask('archive')}>
          {texts.archive}
        </Button>
      )}
      {page.can('Delete') && doomed && (
        <Button variant="dangerPlain" icon={<Trash2 {...glyph} />} onClick={() => ask('remove')}>
          {texts.removeFolder}
        </Button>
      )}
      {asked === 'move' && (
        <MoveDialog
          folders={content.folders}
          hasRoot={ids.length === 0}
          from={here}
          change={state}
          refusal={(to) => moves.refusal({ keys, to })}
          onMove={(to) => moves.move({ keys, to }, begin())}
          onClose={close}
        />
      )}
      {asked === 'rename' && one?.asset && (
        <RenameDialog
          name={one.name}
          change={state}
          isNameRefused={refusal?.fields?.has('assetName') ?? false}
          onRename={(name) => change(() => library.rename(one.asset.assetId, name), begin())}
          onClose={close}
        />
      )}
      {asked === 'tag' && (
        <TagDialog change={state} onTag={(tagIds) => change(() => library.tag(ids, [...tagIds]), begin())} onClose={close} />
      )}
      {asked === 'remove' && doomed && (
        <RemoveFolderDialog
          folder={doomed}
          change={state}
          onRemove={(what) => {
            const end = begin()
            change(
              () => library.removeFolder(doomed.folderId, what),
              () => {
                end()
                if (doomed.folderId === here) onOpen(doomed.parentFolderId)
              },
            )
          }}
          onClose={close}
        />
      )}
      <LazyBoundary fallback={null}>
        {archivable.length > 0 && (
          <ArchiveAssets
            isOpen={asked === 'archive'}
            rows={archivable}
            sent={0}
            isBusy={false}
            isWaiting={changes.isBusy}
            finalFocus={() => null}
            onAccept={(wanted) => {
              close()
              change(async () => {
                for (const { id } of wanted) await service.move(id, archived, '')
                return { message: texts.archived(wanted.length) }
              })
            }}
            onCancel={close}
          />
        )}
      </LazyBoundary>
    </div>
  )
}
