import { useQuery } from '@tanstack/react-query'
import { List, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useLocation } from 'wouter'
import { css, cx } from 'styled-system/css'
import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { curriculum } from '#openapi/generated/resources/masters/curriculum.ts'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { centreOffer } from '#openapi/generated/resources/selection/centre-offer.ts'
import { columnText } from '#src/resources/fields/field-text.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { allRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { cellName, focusable, nameColumn } from '#src/ui/treegrid/treegrid-keys.ts'
import { useTreegrid } from '#src/ui/treegrid/use-treegrid.ts'
import { SelectionStatus } from '../SelectionStatus.tsx'
import { selectionTexts as texts } from '../texts.ts'
import { matrixOf, type MatrixRow } from './matrix-rows.ts'

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'end',
  px: { base: '4', md: '5', lg: '7' },
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'border.default',
})
const sticky = css({
  position: 'sticky',
  left: '0',
  zIndex: '1',
  bg: 'bg.surface',
  textAlign: 'start',
  px: { base: '4', md: '5', lg: '7' },
  py: '2',
  minWidth: { base: '150px', md: '240px' },
  maxWidth: '320px',
  fontWeight: 'regular',
  overflowWrap: 'anywhere',
})
const cell = css({
  minWidth: '132px',
  px: '3',
  py: '2',
  textAlign: 'start',
  _focusVisible: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
})
const head = css({ textStyle: 'label', color: 'fg.muted', fontWeight: 'medium', verticalAlign: 'bottom' })
const table = css({
  borderCollapse: 'separate',
  borderSpacing: '0',
  '& thead th': { position: 'sticky', top: '0', bg: 'bg.surface', zIndex: '2', borderBottomWidth: '1px', borderColor: 'border.default' },
  '& tbody > tr > *': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  '& tbody > tr:hover > *': { bg: 'bg.hover' },
})

const yearIn = (search: string): string | null => new URLSearchParams(search).get('year')
const currentIn = (years: readonly StoredRecord[]) => years.find(({ fields }) => fields['isCurrent'] === 1) ?? years[0]

interface OfferMatrixProps {
  readonly page: RecordPage
  /** What the address of the list says: `view=list`. */
  readonly list: string
}

/** What centres are offered in a year, where it is administered: each cell leads to its offer. */
export function OfferMatrix({ page, list }: OfferMatrixProps) {
  const { codec } = useRecords(centreOffer)
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: 'full' })}>
      <PageHeader
        title={page.title}
        breadcrumbs={page.breadcrumbs(page.title)}
        actions={
          <>
            <LinkButton href={`${page.paths.list}?${list}`} icon={<List size={16} aria-hidden />}>
              {texts.list}
            </LinkButton>
            {page.can('Add') && (
              <LinkButton href={page.paths.create} variant="primary" icon={<Plus size={16} aria-hidden />}>
                {recordTexts.create(centreOffer)}
              </LinkButton>
            )}
          </>
        }
      />
      <OffersOfYear page={page} path={page.paths.list} hrefOf={({ id }) => page.paths.view(codec.encrypt(id) ?? '')} />
    </div>
  )
}

interface OffersOfYearProps {
  readonly page: Pick<RecordPage, 'linkTo'>
  /** The address that names the year. */
  readonly path: string
  /** Where an offer leads. */
  hrefOf(offer: StoredRecord): string
}

/** What centres are offered in a year: a row for each centre, a column for each curriculum, in each cell how far its selection is. */
export function OffersOfYear({ page, path, hrefOf }: OffersOfYearProps) {
  const { service: years, codec } = useRecords(year)
  const offers = useRecords(centreOffer).service
  const [, navigate] = useLocation()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const known = useQuery(recordListQuery(year, years, allRecords))
  const asked = useFromSearch(yearIn)
  const yearId = codec.decrypt(asked ?? '')
  const shown = known.data?.rows.find(({ id }) => id === yearId) ?? currentIn(known.data?.rows ?? [])
  const read = useQuery({
    ...recordListQuery(centreOffer, offers, { ...allRecords, filters: { yearId: [shown?.id ?? '0'] } }),
    enabled: shown !== undefined,
  })
  return (
    <ReadResult read={known}>
      {({ rows }) => (
        <>
          <div className={bar}>
            <div className={css({ width: '180px' })}>
              <SelectField
                label={texts.year}
                options={rows.map(({ id, name }) => ({ value: id, label: name }))}
                value={shown?.id ?? ''}
                onValueChange={(id) => navigate(`${path}?year=${codec.encrypt(id) ?? ''}`, { replace: true })}
              />
            </div>
            <div className={css({ flex: '1', maxWidth: '360px', minWidth: '200px' })}>
              <SearchField label={texts.searchCentres} value={search} onChange={setSearch} />
            </div>
          </div>
          <ReadResult read={read}>
            {(found) => {
              const { columns, rows: all } = matrixOf(found.rows)
              const needle = wanted.trim().toLowerCase()
              const left = all.filter(({ name }) => name.toLowerCase().includes(needle))
              if (all.length === 0) return <EmptyState title={texts.noOffers} />
              if (left.length === 0) return <EmptyState title={texts.noCentresFound} />
              return (
                <>
                  {found.total > found.rows.length && (
                    <p className={css({ px: { base: '4', md: '5', lg: '7' }, py: '2' })}>{texts.tooMany(found.rows.length, found.total)}</p>
                  )}
                  <Matrix label={texts.matrixOf(shown?.name ?? '')} columns={columns} rows={left} page={page} hrefOf={hrefOf} />
                </>
              )
            }}
          </ReadResult>
        </>
      )}
    </ReadResult>
  )
}

interface MatrixProps {
  readonly label: string
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  readonly rows: readonly MatrixRow[]
  readonly page: OffersOfYearProps['page']
  hrefOf(offer: StoredRecord): string
}

/** Arrows go between the cells; Enter follows the link of one. */
function Matrix({ label, columns, rows, page, hrefOf }: MatrixProps) {
  const {
    table: element,
    treegrid,
    tabStopIn,
  } = useTreegrid({
    rows: rows.map(({ id }) => id),
    columns: columns.length,
    hasHead: false,
    isFoldable: () => false,
    isOpen: () => true,
    onFold: () => undefined,
    // The link within a cell answers to Enter and to clicks.
    onPress: () => false,
  })
  return (
    <div className={css({ overflow: 'auto', flex: '1', position: 'relative', maxHeight: 'max(420px, calc(100dvh - 300px))' })}>
      <table ref={element} {...treegrid} aria-label={label} className={table}>
        <thead>
          <tr>
            <th scope="col" className={cx(sticky, head)}>
              {texts.centre}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className={cx(cell, head)}>
                <NamedRecord resource={curriculum.name} id={id} name={name} page={page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} aria-level={1}>
              <th scope="row" {...focusable(tabStopIn(row.id) === nameColumn, cellName(row.id, nameColumn))} className={sticky}>
                <NamedRecord resource={centre.name} id={row.id} name={row.name} page={page} isTabStop={false} />
              </th>
              {columns.map(({ id, name }, index) => {
                const offer = row.offers.get(id)
                const at = cellName(row.id, index + 1)
                const isTabStop = tabStopIn(row.id) === index + 1
                if (!offer)
                  return (
                    <td key={id} {...focusable(isTabStop, at)} aria-label={texts.notOffered(name, row.name)} className={cell}>
                      <span aria-hidden="true" className={css({ color: 'fg.muted' })}>
                        –
                      </span>
                    </td>
                  )
                const status = columnText(centreOffer, 'selectionStatus', offer)
                return (
                  <td key={id} className={cell}>
                    <TextLink
                      href={hrefOf(offer)}
                      aria-label={texts.offered(name, row.name, status)}
                      tabIndex={isTabStop ? 0 : -1}
                      data-at={at}
                    >
                      <SelectionStatus value={offer.fields['selectionStatus']} />
                    </TextLink>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface NamedRecordProps {
  readonly resource: string
  readonly id: string
  readonly name: string
  readonly page: OffersOfYearProps['page']
  readonly isTabStop?: boolean
}

/** A record's name, which leads to it. */
function NamedRecord({ resource, id, name, page, isTabStop = true }: NamedRecordProps) {
  const href = page.linkTo(resource, id)
  if (href === null) return name
  return (
    <TextLink href={href} {...(isTabStop ? {} : { tabIndex: -1 })}>
      {name}
    </TextLink>
  )
}
