import { Inbox } from 'lucide-react'
import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { formatCivil } from '#src/time/civil-date.ts'
import { isBillable, keyOf } from './chosen.ts'
import { unbilledTexts as texts } from './texts.ts'
import { pageSize, type UnbilledRequest } from './unbilled-service.ts'

interface UnbilledRowsProps {
  readonly list: readonly UnbilledRequest[]
  readonly totalCount: number
  readonly page: number
  readonly chosen: ReadonlyMap<string, UnbilledRequest>
  /** Whether the person may bill what is chosen. */
  readonly mayChoose: boolean
  linkTo(resource: string, id: string): string | null
  onChoose(rows: readonly UnbilledRequest[], isChosen: boolean): void
  onPage(page: number): void
}

const figure = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const small = css({ display: 'block', textStyle: 'small', color: 'fg.muted' })

function Request({ row, linkTo }: { readonly row: UnbilledRequest } & Pick<UnbilledRowsProps, 'linkTo'>) {
  const href = linkTo(row.resource, String(row.id))
  const isNamed = row.name.includes(row.studentName)
  return (
    <span>
      {href === null ? <bdi>{row.name}</bdi> : <TextLink href={href}>{row.name}</TextLink>}
      <span className={small}>{isNamed ? row.service : `${row.service} · ${row.studentName}`}</span>
    </span>
  )
}

const Price = ({ totalMinor, currency, reason }: UnbilledRequest) =>
  totalMinor === undefined ? (
    <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{reason}</span>
  ) : (
    <span className={figure}>{moneyText(totalMinor, currency)}</span>
  )

/** A page of what is not billed yet, to choose from. */
export function UnbilledRows({ list, totalCount, page, chosen, mayChoose, linkTo, onChoose, onPage }: UnbilledRowsProps) {
  if (totalCount === 0) return <EmptyState icon={<Inbox size={24} />} title={texts.noneFound} />
  const billable = list.filter(isBillable)
  const chosenHere = billable.filter((row) => chosen.has(keyOf(row))).length
  const heads = [texts.request, texts.billTo, texts.asked, texts.total]
  return (
    <div>
      {mayChoose && billable.length > 0 && (
        <div className={css({ px: { base: '4', md: '5', lg: '7' }, py: '2' })}>
          <Checkbox
            label={texts.choosePage}
            checked={chosenHere === billable.length ? true : chosenHere > 0 ? 'indeterminate' : false}
            onChange={(isChosen) => onChoose(billable, isChosen)}
          />
        </div>
      )}
      <CheckedRows
        label={texts.title}
        heads={mayChoose ? [texts.choose, ...heads] : heads}
        rows={list.map((row) => {
          const cells = [
            <Request key="request" row={row} linkTo={linkTo} />,
            <bdi key="partner">{row.partnerName}</bdi>,
            <span key="asked" className={figure}>
              {formatCivil(row.askedOn)}
            </span>,
            <Price key="total" {...row} />,
          ]
          const choice = (
            <Checkbox
              key="choose"
              label={texts.chooseOne(row.name)}
              hideLabel
              disabled={!isBillable(row)}
              checked={chosen.has(keyOf(row))}
              onChange={(isChosen) => onChoose([row], isChosen)}
            />
          )
          return { key: keyOf(row), cells: mayChoose ? [choice, ...cells] : cells }
        })}
      />
      {totalCount > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={totalCount} pageSizes={[pageSize]} onPage={onPage} onPageSize={() => {}} />
      )}
    </div>
  )
}
