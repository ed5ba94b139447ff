import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { groupMembersQuery, groupRecipientsQuery, memberPageSize } from './group-members.ts'
import { groupTexts as texts } from './texts.ts'

/** On the page of a group: who belongs to it, and why. */
export function GroupMembers() {
  const { api } = useServices()
  const { page, record } = useShownRecord()
  const [number, setNumber] = useState(1)
  const read = useQuery(groupMembersQuery(api, page.pathId ?? '', number))
  const { data: recipients } = useQuery(groupRecipientsQuery(api, record.id))
  return (
    <ReadResult read={read}>
      {({ list, totalCount }) =>
        totalCount === 0 ? (
          <EmptyState icon={<UsersRound size={24} />} title={texts.noMembers} />
        ) : (
          // As wide as the page: the outer cells have the padding of the page.
          <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5', overflowX: 'auto' })}>
            {recipients && recipients.leftOut > 0 && (
              <p className={css({ px: { base: '4', md: '5', lg: '7' }, py: '3', color: 'fg.muted' })}>
                {texts.reached(recipients.count, recipients.leftOut)}
              </p>
            )}
            <Table label={texts.members}>
              <TableHead>
                <Th>{texts.name}</Th>
                <Th>{texts.email}</Th>
                <Th>{texts.reason}</Th>
              </TableHead>
              <tbody>
                {list.map(({ id, name, email, reason }) => {
                  const href = page.linkTo('Contact', id)
                  return (
                    <Tr key={id} height="compact">
                      <Td>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</Td>
                      <Td>{email}</Td>
                      <Td>{reason ?? texts.chosen}</Td>
                    </Tr>
                  )
                })}
              </tbody>
            </Table>
            {totalCount > memberPageSize && (
              <Pagination
                page={number}
                pageSize={memberPageSize}
                total={totalCount}
                pageSizes={[memberPageSize]}
                onPage={setNumber}
                onPageSize={() => {}}
              />
            )}
          </div>
        )
      }
    </ReadResult>
  )
}

/** How many of them there are. */
export const countMembers: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(groupMembersQuery(api, codec.encrypt(id) ?? '', 1))).totalCount
