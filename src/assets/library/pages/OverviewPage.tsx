import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { endsSoonDays } from '#openapi/assets/ends-soon.ts'
import { addDays } from '#machines/time/days.ts'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { Upload } from 'lucide-react'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { summaryQuery, type AssetLines, type AssetSummary } from '../calls.ts'
import { assetPaths } from '../paths.ts'
import { overviewTexts as texts } from '../texts.ts'
import { useLibrary } from '../use-library.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '5',
  px: { base: '4', md: '5', lg: '7' },
  pb: '7',
})
const card = css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', px: '5', py: '4', minWidth: '0' })
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  fontVariantNumeric: 'tabular-nums',
  _last: { borderBottomWidth: '0' },
})

interface LinesCardProps {
  readonly title: string
  readonly lines: AssetLines
  readonly none: string
  readonly allHref: string | null
}

function LinesCard({ title, lines, none, allHref }: LinesCardProps) {
  const { codec } = useServices()
  return (
    <section aria-label={title} className={card}>
      <h2 className={css({ textStyle: 'h3', display: 'flex', justifyContent: 'space-between', gap: '3', mb: '2' })}>
        {title} <span className={css({ color: 'fg.muted', fontWeight: 'regular' })}>{lines.total}</span>
      </h2>
      {lines.total === 0 && <p className={css({ color: 'fg.muted' })}>{none}</p>}
      <ul>
        {lines.first.map(({ assetId, assetTypeId, assetName, day }) => (
          <li key={assetId} className={line}>
            <TextLink href={assetPaths.view(codec, assetTypeId, assetId)} className={css({ truncate: true })}>
              {assetName}
            </TextLink>
            <span className={css({ color: 'fg.muted', flexShrink: '0' })}>{formatCivil(day)}</span>
          </li>
        ))}
      </ul>
      {allHref !== null && lines.total > lines.first.length && (
        <p className={css({ mt: '2' })}>
          <TextLink href={allHref}>{texts.all(lines.total)}</TextLink>
        </p>
      )}
    </section>
  )
}

const Storage = ({ storage }: Pick<AssetSummary, 'storage'>) => {
  const bytes = storage.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  return (
    <section aria-label={texts.storage} className={card}>
      <h2 className={css({ textStyle: 'h3', mb: '1' })}>{texts.storage}</h2>
      <p className={css({ color: 'fg.muted', mb: '3' })}>
        {texts.stored(
          fileSize(bytes),
          storage.reduce((sum, { assetCount }) => sum + assetCount, 0),
        )}
      </p>
      <div className={css({ display: 'grid', gap: '3' })}>
        {storage.map(({ assetTypeId, typeName, assetCount, sizeBytes }) => (
          <ProgressBar key={assetTypeId} label={typeName} value={sizeBytes} max={bytes} text={`${fileSize(sizeBytes)} · ${assetCount}`} />
        ))}
      </div>
    </section>
  )
}

/** How the library stands: what it holds by type, what waits, what ends soon, what is new. */
export function OverviewPage(page: RecordPage) {
  const { codec, clock } = useServices()
  const { library } = useLibrary()
  const read = useQuery(summaryQuery(library))
  const list = page.listTo('Asset')
  const listBy = (query: Readonly<Record<string, string>>) => (list === null ? null : withQuery(list, `?${new URLSearchParams(query)}`))
  const today = clock.today()
  return (
    <>
      <PageHeader
        title={page.title}
        breadcrumbs={page.breadcrumbs(page.title)}
        actions={
          page.can('Add') && (
            <LinkButton variant="primary" href={assetPaths.upload(codec, 0, 0)} icon={<Upload size={16} aria-hidden />}>
              {texts.upload}
            </LinkButton>
          )
        }
      />
      <div className={grid}>
        <ReadResult read={read}>
          {({ storage, reviews, ending, latest, mine }) => (
            <>
              <Storage storage={storage} />
              <LinesCard title={texts.reviews} lines={reviews} none={texts.noReviews} allHref={listBy({ status: '10' })} />
              <LinesCard
                title={texts.ending}
                lines={ending}
                none={texts.noEnding}
                allHref={listBy({ expiresOnFrom: today, expiresOnTo: addDays(today, endsSoonDays), sort: 'expiresOn:asc' })}
              />
              <LinesCard title={texts.latest} lines={latest} none={texts.noLatest} allHref={null} />
              <LinesCard
                title={texts.mine}
                lines={mine}
                none={texts.noMine}
                allHref={page.listTo('Asset', { field: 'ownerContactId', id: page.contactId })}
              />
            </>
          )}
        </ReadResult>
      </div>
    </>
  )
}
