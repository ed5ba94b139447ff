import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { sponsorshipLetter } from '#openapi/generated/resources/money/sponsorship-letter.ts'
import type { Done } from '#machines/outcome.ts'
import type { Api } from '#src/api/client.ts'
import { useServices } from '#src/api/services.tsx'
import { instantText } from '#src/resources/fields/field-text.ts'
import { forgetRecords, historyQuery, readRecordsAgain } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { letterTexts as texts } from './texts.ts'

const longest = 2000

async function commentOnLetter(api: Api, id: string, comment: string): Promise<Done> {
  const log = { component: sponsorshipLetter.components[0], permission: 'Modify' as const }
  const { description } = await api.call('commentOnLetter', { body: { uslId: Number(id), comment } }, { log })
  return { message: description }
}

/** What was said about a letter, the oldest first: comments, and those of its decisions. Who may change it adds to them. */
export function LetterComments() {
  const { record, page } = useShownRecord()
  const { service } = useRecords(sponsorshipLetter)
  const read = useQuery(historyQuery(sponsorshipLetter, service, record.id))
  return (
    <div className={css({ display: 'grid', gap: '5', maxWidth: 'form' })}>
      <ReadResult read={read}>
        {(events) => {
          const said = events.filter(({ comment }) => comment !== '').toReversed()
          if (said.length === 0) return <p className={css({ color: 'fg.muted' })}>{texts.noComments}</p>
          return (
            <ol aria-label={texts.comments} className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}>
              {said.map(({ id, by, at, comment }) => (
                <li
                  key={id}
                  className={css({
                    px: '4',
                    py: '3',
                    borderTopWidth: '1px',
                    borderColor: 'border.subtle',
                    _first: { borderTopWidth: '0' },
                  })}
                >
                  <p className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' })}>
                    <strong className={css({ textStyle: 'bodyStrong' })}>{by}</strong>
                    <span className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
                      {instantText(at)}
                    </span>
                  </p>
                  <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{comment}</p>
                </li>
              ))}
            </ol>
          )
        }}
      </ReadResult>
      {page.can('Modify') && <CommentForm />}
    </div>
  )
}

function CommentForm() {
  const { record } = useShownRecord()
  const { api, queryClient } = useServices()
  const [comment, setComment] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => {
    forgetRecords(queryClient, sponsorshipLetter, 'none')
    return readRecordsAgain(queryClient)
  })
  if (isForbidden) return null
  const error = comment.trim() === '' ? ruleTexts.required(texts.comment) : null
  const send = () => {
    setTries(tries + 1)
    if (error !== null) return announce(error, 'assertive')
    return change(
      () => commentOnLetter(api, record.id, comment.trim()),
      () => {
        setComment('')
        setTries(0)
        form.current?.querySelector('textarea')?.focus()
      },
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className={css({ display: 'grid', gap: '3' })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <TextArea
        label={texts.comment}
        required
        rows={3}
        maxLength={longest}
        counter={{ value: comment.length, max: longest }}
        value={comment}
        error={tries > 0 ? error : null}
        onValueChange={setComment}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.addComment}
        </Button>
      </div>
    </form>
  )
}
