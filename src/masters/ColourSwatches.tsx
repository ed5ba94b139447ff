import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { colour } from '#openapi/generated/resources/masters/colour.ts'
import { BoardHeader } from '#src/resources/board/BoardHeader.tsx'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { plainText } from '#src/resources/plain-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { masterTexts as texts } from './texts.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: '4',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})
const card = css({ minWidth: '0', rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', overflow: 'hidden' })

/** Every colour as a swatch, with the number of modules that have it. */
export function ColourSwatches({ page }: { readonly page: RecordPage }) {
  const { service } = useRecords(colour)
  const read = useQuery(recordListQuery(colour, service, { ...allRecords, sort: { column: 'colourName', direction: 'asc' } }))
  return (
    <>
      <BoardHeader page={page} count={read.data?.total} />
      <ReadResult read={read}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={recordTexts.empty(colour)} />
          ) : (
            <ul aria-label={colour.nouns} className={grid}>
              {rows.map((row) => (
                <Swatch key={row.id} row={row} linkTo={page.linkTo} />
              ))}
            </ul>
          )
        }
      </ReadResult>
    </>
  )
}

/** A colour as an image, above its name, its code and the number of its modules. */
function Swatch({ row, linkTo }: { readonly row: StoredRecord } & Pick<RecordPage, 'linkTo'>) {
  const hex = plainText(row.fields['colourCode'])
  const href = linkTo(colour.name, row.id)
  return (
    <li className={card}>
      <svg
        aria-hidden="true"
        viewBox="0 0 180 64"
        preserveAspectRatio="none"
        className={css({ display: 'block', width: 'full', height: '64px' })}
      >
        <rect width="180" height="64" fill={hex} />
      </svg>
      <div className={css({ display: 'grid', gap: '1', p: '3', overflowWrap: 'anywhere' })}>
        <span className={css({ textStyle: 'bodyStrong' })}>{href === null ? row.name : <TextLink href={href}>{row.name}</TextLink>}</span>
        <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{hex}</span>
        <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })}>
          {texts.modules(Number(row.fields['moduleCount'] ?? 0))}
          <RecordStatus rules={colour} status={row.status} />
        </span>
      </div>
    </li>
  )
}
