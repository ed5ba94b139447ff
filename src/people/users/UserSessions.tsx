import { useQuery } from '@tanstack/react-query'
import { MonitorOff } from 'lucide-react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { userTexts as texts } from './texts.ts'
import { userSessionsQuery } from './user-reads.ts'

/** Where the user on the page is signed in. */
export function UserSessions() {
  const { record } = useShownRecord()
  const { api, codec } = useServices()
  return (
    <ReadResult read={useQuery(userSessionsQuery(api, codec, record.id))}>
      {(sessions) =>
        sessions.length === 0 ? (
          <EmptyState icon={<MonitorOff size={24} />} title={texts.noSessions} />
        ) : (
          // As wide as the page: the outer cells have the padding of the page.
          <div className={css({ overflowX: 'auto', mx: { base: '-4', md: '-5', lg: '-7' } })}>
            <Table label={texts.sessions}>
              <TableHead>
                <Th>{texts.signedIn}</Th>
                <Th>{texts.lastCall}</Th>
              </TableHead>
              <tbody>
                {sessions.map(({ sessionId, signedInAt, lastCallAt }) => (
                  <Tr key={sessionId} height="compact">
                    <Td>{instantText(signedInAt)}</Td>
                    <Td>{instantText(lastCallAt)}</Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </div>
        )
      }
    </ReadResult>
  )
}
