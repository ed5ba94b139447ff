import { Download, Eye } from 'lucide-react'
import { createElement } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Chip } from '#src/ui/kit/chip.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { assetPaths } from '../paths.ts'
import { glyphOf, type Item } from './ItemList.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { browserTexts as texts } from './texts.ts'

interface ItemDetailsProps {
  /** What is chosen; null for nothing, or several. */
  readonly item: Item | null
  readonly isBusy: boolean
  onOpenFolder(folderId: number): void
  /** Saves a file; null for those who may not. */
  readonly onDownload: ((assetId: number) => void) | null
}

/** What is known of the chosen item. */
export function ItemDetails({ item, isBusy, onOpenFolder, onDownload }: ItemDetailsProps) {
  const { codec } = useServices()
  if (item === null) return <p className={css({ color: 'fg.muted' })}>{texts.choose}</p>
  const { asset, folder } = item
  const glyph = createElement(glyphOf(item), { size: 48, strokeWidth: 1.25, 'aria-hidden': true })
  const mayDownload = asset && onDownload !== null && asset.access !== 'View'
  const lines = asset
    ? [
        [texts.type, asset.typeName],
        [texts.version, asset.versionNo],
        [texts.steward, asset.stewardName ?? '—'],
        [texts.access, asset.access],
        [texts.links, asset.linkCount],
        [texts.changed, instantText(asset.updatedAt.date)],
      ]
    : [
        [texts.files, folder.assetCount],
        [texts.size, fileSize(folder.sizeBytes)],
        [texts.changed, instantText(folder.updatedAt.date)],
      ]
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <div
        className={css({
          display: 'grid',
          placeItems: 'center',
          height: '132px',
          rounded: 'lg',
          bg: 'bg.muted',
          color: 'fg.muted',
          overflow: 'hidden',
        })}
      >
        {asset ? <Thumbnail key={`${asset.assetId}/${asset.versionNo}`} asset={asset} glyph={glyph} /> : glyph}
      </div>
      <div>
        <p className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{item.name}</p>
        {asset && (
          <p className={css({ color: 'fg.muted', overflowWrap: 'anywhere' })}>{`${asset.fileName} · ${fileSize(asset.sizeBytes)}`}</p>
        )}
      </div>
      {asset ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {mayDownload && (
            <Button icon={<Download size={16} aria-hidden />} isBusy={isBusy} onClick={() => onDownload(asset.assetId)}>
              {texts.downloadOne}
            </Button>
          )}
          <LinkButton href={assetPaths.view(codec, asset.assetTypeId, asset.assetId)} icon={<Eye size={16} aria-hidden />}>
            {texts.open}
          </LinkButton>
        </div>
      ) : (
        <div>
          <Button onClick={() => onOpenFolder(folder.folderId)}>{texts.open}</Button>
        </div>
      )}
      {asset && asset.tags.length > 0 && (
        <ul aria-label={texts.tags} className={css({ display: 'flex', flexWrap: 'wrap', gap: '1.5' })}>
          {asset.tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      <DefinitionList look="lines" entries={lines.map(([label, value]) => ({ id: String(label), label: String(label), value }))} />
    </div>
  )
}
