import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { groupsOfContactQuery } from './contact-groups-query.ts'
import { contactTexts as texts } from './texts.ts'

/** On the page of a contact: the groups that it belongs to, and why. */
export function ContactGroups() {
  const { api } = useServices()
  const { page } = useShownRecord()
  const read = useQuery(groupsOfContactQuery(api, page.pathId ?? ''))
  return (
    <ReadResult read={read}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState icon={<UsersRound size={24} />} title={texts.noGroups} />
        ) : (
          // As wide as the page: the outer cells have the padding of the page.
          <div className={css({ mx: { base: '-4', md: '-5', lg: '-7' }, mt: '-5', overflowX: 'auto' })}>
            <Table label={texts.groups}>
              <TableHead>
                <Th>{texts.group}</Th>
                <Th>{texts.type}</Th>
                <Th>{texts.reason}</Th>
              </TableHead>
              <tbody>
                {groups.map(({ id, name, type, reason }) => {
                  const href = page.linkTo('ContactGroup', id)
                  return (
                    <Tr key={id} height="compact">
                      <Td>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</Td>
                      <Td>{type}</Td>
                      <Td>{reason ?? texts.chosen}</Td>
                    </Tr>
                  )
                })}
              </tbody>
            </Table>
          </div>
        )
      }
    </ReadResult>
  )
}

/** How many of them there are. */
export const countGroups: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(groupsOfContactQuery(api, codec.encrypt(id) ?? ''))).length
