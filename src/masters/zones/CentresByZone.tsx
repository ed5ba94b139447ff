import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { css } from 'styled-system/css'
import { centresByZone, type ZoneCentres } from '#machines/masters/centres-by-zone.ts'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { useServices } from '#src/api/services.tsx'
import { BoardHeader } from '#src/resources/board/BoardHeader.tsx'
import { columnText } from '#src/resources/fields/field-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Count } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { masterTexts as texts } from '../texts.ts'
import { useMinute } from './use-minute.ts'
import { zoneGroupsQuery } from './zone-groups.ts'

const body = css({
  display: 'grid',
  gap: '6',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})
const zones = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  alignItems: 'start',
  gap: '4',
})
const card = css({ p: '4', rounded: 'lg', bg: 'bg.sunken', borderWidth: '1px', borderColor: 'border.subtle', minWidth: '0' })

/** The active centres by group of time zones, with the hour there now. */
export function CentresByZone({ page }: { readonly page: RecordPage }) {
  const { service } = useRecords(centre)
  const { api } = useServices()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const read = useQuery(
    recordListQuery(centre, service, { ...allRecords, search: wanted, status: '1', sort: { column: 'centreName', direction: 'asc' } }),
  )
  const groups = useQuery(zoneGroupsQuery(api))
  const now = useMinute()
  return (
    <>
      <BoardHeader page={page} count={read.data?.total} />
      <div className={body}>
        <div className={css({ maxWidth: '360px' })}>
          <SearchField label={texts.searchCentres} value={search} onChange={setSearch} />
        </div>
        <ReadResult read={groups}>
          {(known) => (
            <ReadResult read={read}>
              {({ rows, total }) => {
                const centres = rows.map((row) => ({
                  id: row.id,
                  name: row.name,
                  zoneId: Number(row.fields['timezoneId']),
                  zoneName: columnText(centre, 'timezoneId', row),
                }))
                const found = centresByZone(centres, known, { now, otherName: texts.otherZones })
                return (
                  <>
                    {total > rows.length && <p>{texts.tooMany(rows.length, total)}</p>}
                    {found.length === 0 && <EmptyState title={texts.noCentresFound} />}
                    {found.map((group) => (
                      <section key={group.name} aria-label={group.name}>
                        <h2 className={css({ textStyle: 'h3', mb: '3' })}>{group.name}</h2>
                        <ul className={zones}>
                          {group.zones.map((zone) => (
                            <Zone key={zone.id} zone={zone} linkTo={page.linkTo} />
                          ))}
                        </ul>
                      </section>
                    ))}
                  </>
                )
              }}
            </ReadResult>
          )}
        </ReadResult>
      </div>
    </>
  )
}

/** A time zone: the hour there, and its centres. */
const Zone = ({ zone, linkTo }: { readonly zone: ZoneCentres } & Pick<RecordPage, 'linkTo'>) => (
  <li className={card}>
    <h3 className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', overflowWrap: 'anywhere' })}>
      {zone.time !== null && <span className={css({ textStyle: 'h2', fontVariantNumeric: 'tabular-nums' })}>{zone.time}</span>}
      {/* The count stays with the last word of the name. */}
      <span className={css({ textStyle: 'bodyStrong', flex: '1' })}>
        {zone.name} <Count>{zone.centres.length}</Count>
      </span>
    </h3>
    <ul className={css({ display: 'grid', gap: '1.5', mt: '3' })}>
      {zone.centres.map(({ id, name }) => {
        const href = linkTo(centre.name, id)
        return (
          <li key={id} className={css({ overflowWrap: 'anywhere' })}>
            {href === null ? name : <TextLink href={href}>{name}</TextLink>}
          </li>
        )
      })}
    </ul>
  </li>
)
