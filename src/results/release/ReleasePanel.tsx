import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { css } from 'styled-system/css'
import { createRecordView } from '#machines/records/record-view.machine.ts'
import { resultSet } from '#openapi/generated/resources/results/result-set.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf, type RecordCallFailure } from '#src/resources/failure.ts'
import { instantText } from '#src/resources/fields/field-text.ts'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { CommentQuestion } from '#src/resources/view/CommentQuestion.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { toast } from '#src/ui/layers/toast.tsx'
import { AudienceList } from './AudienceList.tsx'
import { BlockDatesNotice } from './BlockDatesNotice.tsx'
import { FindingList } from './FindingList.tsx'
import { audiences, type ReleaseAct, type ReleaseTimes } from './audiences.ts'
import { changeDates, changeRelease, releaseCheckQuery } from './release-service.ts'
import { ReleaseDates } from './ReleaseDates.tsx'
import { ReleaseQuestion } from './ReleaseQuestion.tsx'
import { releaseTexts as texts } from './texts.ts'

const machine = createRecordView<StoredRecord, ReleaseAct, RecordCallFailure>({
  id: 'release',
  mayAct: () => true,
  isAsked: (act) => act.startsWith('release:') || act.startsWith('withdraw:'),
  isLast: () => false,
})

/** Runs releases and withdrawals of the set that is shown, and changes of its dates. */
function useRelease(setId: string, onDated: () => void) {
  const { api, codec, queryClient } = useServices()
  const times = useRef<ReleaseTimes | null>(null)
  const hasReadWarnings = useRef(false)
  // The machine forgets an act with its end.
  const [lastAct, setLastAct] = useState<ReleaseAct | null>(null)
  const create = () =>
    machine.provide({
      actors: {
        changeRecord: fromPromise(async ({ input: { act, id, comment } }) => {
          try {
            if (act !== 'dates' && act !== 'adopt')
              return await changeRelease(api, codec, id, act, { reason: comment, hasReadWarnings: hasReadWarnings.current })
            if (times.current === null) throw new Error('There are no dates.')
            return await changeDates(api, codec, id, times.current)
          } finally {
            await readChangedRecords(queryClient, resultSet)
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { recordId: setId, failure: actFailureOf },
    facts: {
      'record.changed': ({ message }) => {
        toast.success(message)
        if (lastAct === 'dates') onDated()
      },
    },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { act, notice, isForbidden } = snapshot.context
    return { act, notice, isForbidden, isBusy: snapshot.hasTag('busy'), isAsking: snapshot.can({ type: 'question.accept' }) }
  })
  const begin = (act: ReleaseAct, record: StoredRecord, wanted: ReleaseTimes | null = null) => {
    const event = { type: 'record.act', act, record } as const
    if (!actor.getSnapshot().can(event)) return toast.message(recordTexts.wait)
    times.current = wanted
    setLastAct(act)
    return actor.send(event)
  }
  const acceptRelease = (hasRead: boolean) => {
    hasReadWarnings.current = hasRead
    actor.send({ type: 'question.accept' })
  }
  return { ...shown, lastAct, send: actor.send, begin, acceptRelease }
}

/** The release of a result set: what stands against it, and who has it when. */
export function ReleasePanel() {
  const { record, page } = useShownRecord()
  const { api, codec } = useServices()
  const read = useQuery(releaseCheckQuery(api, codec, record.id))
  const [isDating, setDating] = useState(false)
  const release = useRelease(record.id, () => setDating(false))
  const { act, lastAct, notice, isForbidden, isBusy, isAsking, send, begin, acceptRelease } = release
  const mayPublish = page.can('Publish') && page.can('Modify') && !isForbidden
  const place = useRef<HTMLDivElement>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The notice of the block's dates goes once they are taken over.
  const keepFocus = useKeptFocus(() => changeButton.current)
  const finalFocus = () => place.current?.querySelector<HTMLElement>('[tabindex]') ?? null
  const asked = isAsking && act !== null ? act : null
  const isOfDates = lastAct === 'dates'
  const unread = read.isError ? texts.unchecked : texts.checking
  const found = read.data && (read.data.errors.length > 0 ? texts.forbidden : null)
  const audience = audiences.find(({ name }) => asked === `release:${name}`)
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <div ref={place} className={css({ _empty: { display: 'none' } })}>
        {notice && !isDating && (
          <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
            {notice.text}
          </Alert>
        )}
      </div>
      <section>
        <h2 className={css({ textStyle: 'h3', mb: '1' })}>{texts.check}</h2>
        <ReadResult read={read}>{(findings) => <FindingList {...findings} />}</ReadResult>
      </section>
      <section>
        <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', mb: '1' })}>
          <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h3' })}>
            {texts.audiences}
          </h2>
          {mayPublish && (
            <Button ref={changeButton} size="sm" onClick={() => setDating(true)}>
              {texts.changeDates}
            </Button>
          )}
        </div>
        {read.data && (
          <BlockDatesNotice
            record={record}
            dates={read.data.blockDates}
            mayPublish={mayPublish}
            isBusy={isBusy && act === 'adopt'}
            onAdopt={(times) => {
              keepFocus()
              begin('adopt', record, times)
            }}
          />
        )}
        <AudienceList
          record={record}
          mayPublish={mayPublish}
          mayModify={page.can('Modify') && !isForbidden}
          forbidden={found === undefined ? unread : found}
          busy={isBusy ? act : null}
          onAct={(wanted) => begin(wanted, record)}
        />
      </section>
      {isDating && (
        <ReleaseDates
          record={record}
          isBusy={isBusy && act === 'dates'}
          // A missing right keeps the dates from being saved as well, whichever act it was missing for.
          failure={notice && (isOfDates || isForbidden) ? notice.text : null}
          isForbidden={isForbidden}
          finalFocus={() => (changeButton.current ? null : heading.current)}
          onSave={(times) => begin('dates', record, times)}
          onClose={() => {
            // That of another act has not been seen yet.
            if (isOfDates) send({ type: 'notice.close' })
            setDating(false)
          }}
        />
      )}
      {audience && (
        <ReleaseQuestion
          audience={audience.name}
          when={instantText(record.fields[audience.time])}
          warnings={read.data?.warnings ?? []}
          finalFocus={finalFocus}
          onAccept={acceptRelease}
          onCancel={() => send({ type: 'question.cancel' })}
        />
      )}
      <CommentQuestion
        record={record}
        move={asked?.startsWith('withdraw:') ? { act: asked, label: texts.withdraw } : null}
        label={texts.reason}
        isBusy={isBusy}
        isRefused={notice !== null}
        finalFocus={finalFocus}
        onAccept={(comment) => send({ type: 'question.accept', comment })}
        onCancel={() => send({ type: 'question.cancel' })}
      />
    </div>
  )
}
