import { useQuery } from '@tanstack/react-query'
import { Download, FileText, Folder, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { markSharedSeen, sharedQuery, type Library, type ListedAsset, type SharedAssets } from '../calls.ts'
import { assetPaths } from '../paths.ts'
import { sharedTexts as texts } from '../texts.ts'
import { useChange, useLibrary } from '../use-library.ts'

const body = css({ display: 'grid', gap: '6', px: { base: '4', md: '5', lg: '7' }, pb: '7' })
const line = css({ display: 'flex', alignItems: 'center', gap: '3', py: '2.5', borderBottomWidth: '1px', borderColor: 'border.subtle' })

type Share = SharedAssets['shares'][number]

type News = 'shared' | 'changed' | null

/** What came or changed since the last visit; at the first one everything came. */
const newsOf = (sharedAt: string, changedAt: string, lastVisit: string): News =>
  sharedAt > lastVisit ? 'shared' : changedAt > lastVisit ? 'changed' : null

/** When the person had last seen what is shared, before this visit; empty at the first one. Marks what is shown as seen. */
function useLastVisit(read: SharedAssets | undefined, library: Library): string {
  const { queryClient } = useServices()
  const [before, setBefore] = useState<string | null>(null)
  if (read && before === null) setBefore(read.seenUntil?.date ?? '')
  const noted = useRef<SharedAssets['shares']>(null)
  useEffect(() => {
    if (!read || noted.current === read.shares) return
    noted.current = read.shares
    void markSharedSeen(read, library, queryClient)
  }, [read, library, queryClient])
  return before ?? ''
}

const groupings = {
  sharer: ({ sharedBy }: Share) => sharedBy,
  access: ({ access }: Share) => access,
} as const

interface AssetRowProps {
  readonly asset: ListedAsset
  /** Whether it came, or was changed, since the last visit. */
  readonly news: News
  readonly mayDownload: boolean
  onDownload(): void
}

function AssetRow({ asset, news, mayDownload, onDownload }: AssetRowProps) {
  const { codec } = useServices()
  return (
    <li className={line}>
      <FileText size={18} strokeWidth={1.75} aria-hidden className={css({ flexShrink: '0', color: 'fg.muted' })} />
      <span className={css({ flex: '1', minWidth: '0' })}>
        <TextLink href={assetPaths.view(codec, asset.assetTypeId, asset.assetId)} className={css({ overflowWrap: 'anywhere' })}>
          {asset.assetName}
        </TextLink>{' '}
        {news !== null && <Badge tone="success">{texts.news[news]}</Badge>}
        <span className={css({ display: 'block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {[asset.typeName, fileSize(asset.sizeBytes), instantText(asset.updatedAt.date)].join(' · ')}
        </span>
      </span>
      {mayDownload && (
        <IconButton label={texts.downloadOf(asset.assetName)} icon={<Download size={16} aria-hidden />} onClick={onDownload} />
      )}
    </li>
  )
}

interface ShareGroupProps {
  readonly name: string
  readonly shares: readonly Share[]
  readonly search: string
  /** Until when the person had seen what is shared. */
  readonly lastVisit: string
  readonly mayDownload: boolean
  onDownload(asset: ListedAsset): void
}

const ShareGroup = ({ name, shares, search, lastVisit, mayDownload, onDownload }: ShareGroupProps) => (
  <section aria-label={name} className={css({ display: 'grid', gap: '4' })}>
    <h2 className={css({ textStyle: 'h2' })}>{name}</h2>
    {shares.map(({ shareId, folderName, access, until, message, sharedAt, sharedBy, assets }) => {
      const shown = assets.filter(({ assetName, fileName }) => `${assetName} ${fileName}`.toLowerCase().includes(search))
      if (shown.length === 0) return null
      return (
        <article key={shareId} className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', px: '4', py: '3' })}>
          <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
            {folderName !== undefined && (
              <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'bodyStrong' })}>
                <Folder size={16} aria-hidden /> {folderName}
              </span>
            )}
            <Badge tone="info">{access}</Badge>
            <span className={css({ color: 'fg.muted' })}>
              {[sharedBy, instantText(sharedAt.date), ...(until === undefined ? [] : [texts.until(formatCivil(until))])].join(' · ')}
            </span>
          </p>
          {message !== undefined && <p className={css({ mt: '1' })}>{message}</p>}
          <ul className={css({ mt: '1' })}>
            {shown.map((asset) => (
              <AssetRow
                key={asset.assetId}
                asset={asset}
                news={newsOf(sharedAt.date, asset.updatedAt.date, lastVisit)}
                mayDownload={mayDownload && asset.access !== 'View'}
                onDownload={() => onDownload(asset)}
              />
            ))}
          </ul>
        </article>
      )
    })}
  </section>
)

/** What others share with the person, by who shares it or by what may be done with it. */
export function SharedPage(page: RecordPage) {
  const { library, save } = useLibrary('SharedWithMe')
  const { change, notice, closeNotice } = useChange()
  const [by, setBy] = useState<keyof typeof groupings>('sharer')
  const [search, setSearch] = useState('')
  const read = useQuery(sharedQuery(library))
  const lastVisit = useLastVisit(read.data, library)
  const download = ({ assetId }: ListedAsset) =>
    change(async () => {
      save(await library.download(assetId))
      return { message: '' }
    })
  return (
    <>
      <PageHeader
        title={page.title}
        breadcrumbs={page.breadcrumbs(page.title)}
        {...(read.data && { count: read.data.shares.reduce((sum, { assets }) => sum + assets.length, 0) })}
      />
      <div className={body}>
        {notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        <ReadResult read={read}>
          {({ shares }) => {
            if (shares.length === 0) return <EmptyState icon={<Share2 size={24} />} title={texts.none} hint={texts.noneHint} />
            const fresh = shares.flatMap(({ sharedAt, assets }) =>
              assets.flatMap((one) => (newsOf(sharedAt.date, one.updatedAt.date, lastVisit) === null ? [] : one.assetId)),
            )
            const freshCount = new Set(fresh).size
            const names = [...new Set(shares.map(groupings[by]))]
            return (
              <>
                <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' })}>
                  <span className={css({ flex: '1 1 220px', maxWidth: '320px' })}>
                    <SearchField label={texts.search} value={search} onChange={setSearch} />
                  </span>
                  <Segmented
                    label={texts.groupBy}
                    options={[
                      { value: 'sharer', label: texts.bySharer },
                      { value: 'access', label: texts.byAccess },
                    ]}
                    value={by}
                    onChange={(to) => setBy(to === 'access' ? to : 'sharer')}
                  />
                </div>
                {lastVisit !== '' && freshCount > 0 && <p role="status">{texts.since(freshCount)}</p>}
                {names.map((name) => (
                  <ShareGroup
                    key={name}
                    name={name}
                    shares={shares.filter((one) => groupings[by](one) === name)}
                    search={search.trim().toLowerCase()}
                    lastVisit={lastVisit}
                    mayDownload={page.can('Download')}
                    onDownload={download}
                  />
                ))}
              </>
            )
          }}
        </ReadResult>
      </div>
    </>
  )
}
