import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FolderPlus, FolderSearch, Inbox, LayoutGrid, PanelRight, Rows3, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useLocation, useSearch } from 'wouter'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useRested } from '#src/time/use-rested.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { FactPanel } from '#src/ui/records/fact-panel.tsx'
import { contentQuery, type LibraryContent } from '../calls.ts'
import { assetPaths, bulkUploadPath } from '../paths.ts'
import type { DroppedFiles } from '../upload/dropped-files.ts'
import { useChange, useLibrary } from '../use-library.ts'
import { BrowserActs, type AskedAct } from './BrowserActs.tsx'
import { FolderSelect } from './dialogs.tsx'
import { FolderTree } from './FolderTree.tsx'
import { ItemDetails } from './ItemDetails.tsx'
import { assetItem, folderItem, ItemList, type Item } from './ItemList.tsx'
import { byName, foldersIn, pathTo, root, sumOf, typesOf, type ItemKey } from './library-tree.ts'
import { browserTexts as texts } from './texts.ts'
import { Places, Storage } from './Places.tsx'
import { folderUnder, useFileDrop } from './use-file-drop.ts'
import { useLibraryKeys } from './use-library-keys.ts'
import { useMoves } from './use-moves.ts'

const nothing: LibraryContent = { folders: [], assets: [] }
const glyph = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
// The frame is as tall as its content: no height, or the tree and the list would be squeezed.
const frame = css({
  display: 'flex',
  flex: '1',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  '&[data-dragging=true]': { outline: '2px dashed', outlineColor: 'border.strong', outlineOffset: '-2px' },
})
const side = css({
  display: 'flex',
  flexDirection: 'column',
  width: '240px',
  flexShrink: '0',
  px: '3',
  py: '4',
  bg: 'bg.sunken',
  borderRightWidth: '1px',
  borderColor: 'border.default',
})
const main = css({ flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '4', px: { base: '4', md: '5' }, py: '4' })
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })

const firstItemIn = (place: HTMLElement | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>('[role=option][tabindex="0"]') ?? null

interface Shown {
  readonly folderId: number
  readonly search: string
  readonly look: 'grid' | 'rows'
  /** The name of a type; empty for all. */
  readonly type: string
}

/** What the address says: the folder that is open, what is searched, how it is listed. */
function useBrowserAddress({ paths }: Pick<RecordPage, 'paths'>) {
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const query = new URLSearchParams(useSearch())
  const folder = query.get('folder')
  const folderId = Number((folder === null ? null : codec.decrypt(folder)) ?? root)
  const search = query.get('search') ?? ''
  const look: 'grid' | 'rows' = query.get('view') === 'rows' ? 'rows' : 'grid'
  const type = query.get('type') ?? ''
  const addressOf = (change: Partial<Shown>) => {
    const to = { folderId, search, look, type, ...change }
    const next = new URLSearchParams({
      ...(to.folderId !== root && { folder: codec.encrypt(String(to.folderId)) ?? '' }),
      ...(to.search !== '' && { search: to.search }),
      ...(to.look === 'rows' && { view: to.look }),
      ...(to.type !== '' && { type: to.type }),
    })
    return `${paths.list}${next.size > 0 ? `?${next}` : ''}`
  }
  const show = (change: Partial<Shown>, replace = false) => navigate(addressOf(change), { replace })
  return { folderId, search, look, type, addressOf, show }
}

/** The library as folders: a tree, what is in one of them, and what is known of what is chosen. */
export function FolderBrowser(page: RecordPage) {
  const { codec, startTimer } = useServices()
  const { folderId, search, look, type, addressOf, show } = useBrowserAddress(page)
  const [, navigate] = useLocation()
  const { library, save } = useLibrary('Folders')
  const changes = useChange()
  const words = useRested(search, startTimer)
  const read = useQuery({ ...contentQuery(library, folderId, words), placeholderData: keepPreviousData })
  const content = read.data ?? nothing
  const download = (id: number) =>
    changes.change(async () => {
      save(await library.download(id))
      return { message: '' }
    })
  const moves = useMoves({ library, content, change: changes.change })
  const [picked, setPicked] = useState<readonly ItemKey[]>([])
  const [dragged, setDragged] = useState<readonly ItemKey[] | null>(null)
  const [isShown, setShown] = useState(false)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(() => firstItemIn(place.current) ?? place.current)
  const isWide = useMedia('(min-width: 1200px)')
  const hasTree = useMedia('(min-width: 820px)')

  const here = content.folders.find((one) => one.folderId === folderId)
  const title = here?.folderName ?? page.title
  const items: readonly Item[] = [
    ...(words === '' && type === '' ? foldersIn(folderId, content.folders).map(folderItem) : []),
    ...byName(content.assets)
      // The items of the previous folder are shown until those of this one arrive.
      .filter((one) => !read.isPlaceholderData || words !== '' || one.folderId === folderId)
      .filter(({ typeName }) => type === '' || typeName === type)
      .map(assetItem),
  ]
  const isAll = words === '' && type === ''
  // The first item takes the focus once the folder has loaded, if nothing could have it before.
  useEffect(() => {
    if (!read.isPlaceholderData && items.length > 0 && document.activeElement === place.current) firstItemIn(place.current)?.focus()
  }, [read.isPlaceholderData, items.length])
  const chosen = picked.filter((key) => items.some((one) => one.key === key))
  const [single] = chosen
  const detailed = chosen.length === 1 ? (items.find(({ key }) => key === single) ?? null) : null
  const mayChange = page.can('Modify')
  const open = (id: number) => {
    setPicked([])
    keepFocus()
    show({ folderId: id, search: '', type: '' })
  }
  const openItem = ({ asset, folder }: Item) =>
    folder ? open(folder.folderId) : navigate(assetPaths.view(codec, asset.assetTypeId, asset.assetId))
  const mayDrop = (to: number) => mayChange && dragged !== null && moves.refusal({ keys: dragged, to }) === null
  const drop = (to: number) => {
    if (dragged) moves.move({ keys: dragged, to })
    setDragged(null)
  }
  const paste = () => {
    keepFocus()
    moves.paste(folderId)
  }
  const undo = () => {
    keepFocus()
    moves.undo()
  }
  useLibraryKeys({
    onCut: () => mayChange && moves.cutOut(chosen),
    onPaste: () => mayChange && paste(),
    onUndo: () => mayChange && undo(),
  })
  const { isOver, ...fileDrop } = useFileDrop((target, files) =>
    navigate(bulkUploadPath, { state: { files, folderId: folderUnder(target) ?? folderId } satisfies DroppedFiles }),
  )
  const mayUpload = page.can('Add') && page.opens(bulkUploadPath)
  const tree = {
    folders: content.folders,
    current: folderId,
    total: sumOf(content.folders, 'assetCount'),
  }

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={title}
        breadcrumbs={page.breadcrumbs(
          title,
          pathTo(folderId, content.folders).map(({ folderId: id, folderName }) => ({
            label: folderName,
            href: addressOf({ folderId: id, search: '' }),
          })),
        )}
        {...(here && { count: here.assetCount })}
        actions={
          <>
            {!isWide && <IconButton label={texts.details} icon={<PanelRight {...glyph} />} isOutlined onClick={() => setShown(true)} />}
            {page.can('Add') && (
              <LinkButton
                href={
                  (folderId === root ? null : page.createTo('Folder', { field: 'parentFolderId', id: String(folderId) })) ??
                  page.paths.create
                }
                icon={<FolderPlus {...glyph} />}
              >
                {texts.newFolder}
              </LinkButton>
            )}
            {page.can('Add') && (
              <LinkButton
                variant="primary"
                href={
                  (folderId === root ? null : page.createTo('Asset', { field: 'folderId', id: String(folderId) })) ??
                  assetPaths.upload(codec, 0, 0)
                }
                icon={<Upload {...glyph} />}
              >
                {texts.upload}
              </LinkButton>
            )}
          </>
        }
      />
      <div className={frame} data-dragging={isOver} {...(mayUpload && fileDrop)}>
        {hasTree && (
          <nav aria-label={texts.tree} className={side}>
            <FolderTree {...tree} dragged={dragged} mayDrop={mayDrop} onOpen={open} onDrop={drop} onDrag={setDragged} />
            <Places page={page} isInLine={false} />
            {content.storage && (
              <div className={css({ mt: 'auto', pt: '5' })}>
                <Storage {...content.storage} />
              </div>
            )}
          </nav>
        )}
        <div ref={place} tabIndex={-1} className={main}>
          {/* An open dialog shows the refusal itself: it would close if this alert took the focus. */}
          {changes.notice && asked === null && (
            <Alert tone="error" isFocused onClose={changes.closeNotice}>
              {changes.notice.text}
            </Alert>
          )}
          {moves.last && (
            <Alert tone="success" action={<Button onClick={undo}>{texts.undo}</Button>} onClose={moves.closeLast}>
              {moves.last.text}
            </Alert>
          )}
          {!hasTree && (
            <nav aria-label={texts.places}>
              <Places page={page} isInLine />
            </nav>
          )}
          <div className={tools}>
            {!hasTree && <FolderSelect folders={content.folders} hasRoot value={folderId} onChange={open} />}
            <span className={css({ flex: '1 1 200px', maxWidth: '360px' })}>
              <SearchField
                label={folderId === root ? texts.searchAll : texts.search}
                value={search}
                onChange={(to) => show({ search: to }, true)}
              />
            </span>
            <Select
              aria-label={texts.type}
              value={type}
              options={[
                { value: '', label: texts.allTypes },
                ...typesOf(content.assets, type).map((name) => ({ value: name, label: name })),
              ]}
              onValueChange={(to) => show({ type: to }, true)}
            />
            <span className={css({ ml: 'auto' })}>
              <Segmented
                label={texts.look}
                options={[
                  { value: 'grid', label: texts.grid, icon: <LayoutGrid {...glyph} /> },
                  { value: 'rows', label: texts.rows, icon: <Rows3 {...glyph} /> },
                ]}
                value={look}
                onChange={(to) => show({ look: to === 'rows' ? to : 'grid' }, true)}
              />
            </span>
          </div>
          {read.isError && read.data === undefined ? (
            <ErrorState title={toFailure(read.error).message} onRetry={() => void read.refetch()} />
          ) : read.data === undefined || (read.isPlaceholderData && items.length === 0) ? (
            <SkeletonLines count={6} />
          ) : items.length === 0 ? (
            <EmptyState
              icon={isAll ? <Inbox size={24} /> : <FolderSearch size={24} />}
              title={isAll ? texts.emptyFolder : texts.nothingFound}
              {...(isAll && mayUpload && { hint: texts.emptyHint })}
            />
          ) : (
            <ItemList
              items={items}
              look={look}
              chosen={chosen}
              cut={moves.cut}
              dragged={dragged}
              mayDrop={mayDrop}
              onChoose={setPicked}
              onOpen={openItem}
              onDrag={setDragged}
              onDrop={drop}
            />
          )}
          {!hasTree && content.storage && <Storage {...content.storage} />}
          <BrowserActs
            page={page}
            library={library}
            content={content}
            folder={here ?? null}
            items={items.filter(({ key }) => chosen.includes(key))}
            moves={moves}
            changes={changes}
            asked={asked}
            onAsk={setAsked}
            onPaste={paste}
            onOpen={open}
          />
        </div>
        <FactPanel label={texts.details} isBeside={isWide} isOpen={isShown} onClose={() => setShown(false)}>
          <ItemDetails item={detailed} isBusy={changes.isBusy} onOpenFolder={open} onDownload={page.can('Download') ? download : null} />
        </FactPanel>
      </div>
    </div>
  )
}
