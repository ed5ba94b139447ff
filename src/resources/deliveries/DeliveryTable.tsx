import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { useRested } from '#src/time/use-rested.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { ColumnHead } from '#src/ui/records/table/column-head.tsx'
import { instantText } from '../fields/field-text.ts'
import { ReadResult } from '../view/ReadResult.tsx'
import { useShownRecord } from '../view/shown-record.ts'
import { deliveriesQuery, deliveryPageSize, type Delivery, type DeliveryQuery, type DeliverySort } from './delivery-queries.ts'
import { deliveryTexts as texts } from './texts.ts'

interface DeliveryTableProps {
  /** The deliveries of one message, or those to one person. */
  readonly of: { readonly communicationId: string } | { readonly contactId: string }
}

type Asked = Required<Pick<DeliveryQuery, 'channel' | 'state' | 'search' | 'sort' | 'page'>>

const tones = { Delivered: 'info', Read: 'success', Failed: 'danger', Queued: 'neutral' } as const
const words: Readonly<Record<string, string>> = { Email: texts.email }
const wide = css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5', overflowX: 'auto' })
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '3', px: { base: '4', md: '5', lg: '7' }, py: '3' })

const searched = css({ flex: '1', minWidth: '180px', maxWidth: '320px', alignSelf: 'end' })
const sorted = css({
  borderTopWidth: '0',
  _first: { pl: { base: '4', md: '5', lg: '7' } },
  _last: { pr: { base: '4', md: '5', lg: '7' } },
})
const none = css({ px: { base: '4', md: '5', lg: '7' }, py: '3', color: 'fg.muted' })

const isTone = (state: string): state is keyof typeof tones => Object.hasOwn(tones, state)

const State = ({ state, error }: Pick<Delivery, 'state' | 'error'>) => (
  <span className={css({ display: 'grid', gap: '0.5', justifyItems: 'start' })}>
    <Badge tone={isTone(state) ? tones[state] : 'neutral'}>{state}</Badge>
    {error !== '' && <span className={css({ textStyle: 'small', color: 'danger.text' })}>{error}</span>}
  </span>
)

/** What became of a message, for each person and channel; or of the messages to one person. */
export function DeliveryTable({ of }: DeliveryTableProps) {
  const { api, startTimer } = useServices()
  const { page } = useShownRecord()
  const [query, setQuery] = useState<Asked>({ channel: '', state: '', search: '', sort: null, page: 1 })
  const search = useRested(query.search, startTimer).trim()
  const read = useQuery(deliveriesQuery(api, { ...of, ...query, search }))
  const isOfMessage = 'communicationId' in of
  const isNarrowed = query.channel !== '' || query.state !== '' || query.search !== '' || search !== ''
  const narrow = (changes: Partial<Asked>) => setQuery({ ...query, ...changes, page: 1 })
  const headOf = (label: string, by: DeliverySort['column']) => (
    <ColumnHead head={null} sorts={[{ by, label }]} className={sorted} sort={query.sort} onSort={(sort) => narrow({ sort })} />
  )
  const options = (all: string, values: readonly string[]) => [
    { value: '', label: all },
    ...values.map((value) => ({ value, label: words[value] ?? value })),
  ]
  return (
    <ReadResult read={read}>
      {({ list, totalCount }) =>
        totalCount === 0 && !isNarrowed ? (
          <EmptyState icon={<Send size={24} />} title={isOfMessage ? texts.noDeliveries : texts.noMessages} />
        ) : (
          <div className={wide}>
            <div className={bar}>
              {isOfMessage && (
                <div className={searched}>
                  <SearchField label={texts.search} value={query.search} onChange={(text) => narrow({ search: text })} />
                </div>
              )}
              <SelectField
                label={texts.channel}
                value={query.channel}
                options={options(texts.allChannels, ['Email', 'In-app'])}
                onValueChange={(channel) => narrow({ channel })}
              />
              <SelectField
                label={texts.state}
                value={query.state}
                options={options(texts.allStates, ['Queued', 'Delivered', 'Read', 'Failed'])}
                onValueChange={(state) => narrow({ state })}
              />
            </div>
            <Table label={texts.deliveries}>
              <TableHead>
                {isOfMessage ? headOf(texts.person, 'name') : <Th>{texts.message}</Th>}
                <Th>{texts.channel}</Th>
                <Th>{texts.state}</Th>
                {headOf(texts.at, 'at')}
              </TableHead>
              <tbody>
                {list.map((one) => {
                  const href = isOfMessage ? page.linkTo('Contact', one.contactId) : page.linkTo('Communication', one.communicationId)
                  const name = isOfMessage ? one.name : one.communicationName
                  return (
                    <Tr key={one.id} height="compact">
                      <Td>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</Td>
                      <Td>{words[one.channel] ?? one.channel}</Td>
                      <Td>
                        <State state={one.state} error={one.error} />
                      </Td>
                      <Td>{instantText(one.at)}</Td>
                    </Tr>
                  )
                })}
              </tbody>
            </Table>
            {totalCount === 0 && <p className={none}>{texts.none}</p>}
            {totalCount > deliveryPageSize && (
              <Pagination
                page={query.page}
                pageSize={deliveryPageSize}
                total={totalCount}
                pageSizes={[deliveryPageSize]}
                onPage={(to) => setQuery({ ...query, page: to })}
                onPageSize={() => {}}
              />
            )}
          </div>
        )
      }
    </ReadResult>
  )
}
