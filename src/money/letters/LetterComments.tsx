import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import type { Done } from '#machines/outcome.ts'
import type { Api } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import { CommentForm } from '#src/resources/comments/CommentForm.tsx'
import { CommentList } from '#src/resources/comments/CommentList.tsx'
import { historyQuery, readChangedRecords } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { Alert } from '#src/ui/kit/alert.tsx'

const longest = 2000

async function commentOnLetter(api: Api, id: string, comment: string): Promise<Done> {
  const log = { component: sponsorshipLetter.components[0], permission: 'Modify' as const }
  const { description } = await api.call('commentOnLetter', { body: { uslId: Number(id), comment } }, { log })
  return { message: description }
}

/** The comments on a letter and those of its decisions, the oldest first, with a form for those who may change the letter. */
export function LetterComments() {
  const { record, page } = useShownRecord()
  const { service } = useRecords(sponsorshipLetter)
  const { api, queryClient } = useServices()
  const read = useQuery(historyQuery(sponsorshipLetter, service, record.id))
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => readChangedRecords(queryClient, sponsorshipLetter))
  return (
    <div className={css({ display: 'grid', gap: '5', maxWidth: 'form' })}>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <ReadResult read={read}>
        {(events) => (
          <CommentList
            comments={events
              .filter(({ comment }) => comment !== '')
              .toReversed()
              .map(({ id, by, at, comment }) => ({ id, author: by, at, comment }))}
          />
        )}
      </ReadResult>
      {page.can('Modify') && !isForbidden && (
        <CommentForm
          draft={{ userId: page.userId, name: `comments/letter/${record.id}` }}
          longest={longest}
          isBusy={isBusy}
          change={change}
          send={(comment) => commentOnLetter(api, record.id, comment)}
        />
      )}
    </div>
  )
}
