import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { css } from 'styled-system/css'
import { createRecordView } from '#machines/records/record-view.machine.ts'
import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { actFailureOf, type RecordCallFailure } from '#src/resources/failure.ts'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { paperContentQuery } from '../sheet/paper-content.ts'
import { assessmentTexts as texts } from '../texts.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { applyRegrade, regradeQuery } from './delivery-service.ts'

/** One question at a time is marked again, after a Yes. */
type RegradeAct = `question:${number}`

const machine = createRecordView<StoredRecord, RegradeAct, RecordCallFailure>({
  id: 'regrade',
  mayAct: () => true,
  isAsked: () => true,
  isLast: () => false,
})

/** Marks questions of a delivery again. */
function useRegrade(deliveryId: string) {
  const { api, codec, queryClient } = useServices()
  const create = () =>
    machine.provide({
      actors: {
        changeRecord: fromPromise(async ({ input: { act, id } }) => {
          try {
            return await applyRegrade(api, codec, id, Number(act.split(':')[1]))
          } finally {
            await readChangedRecords(queryClient, delivery)
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { recordId: deliveryId, failure: actFailureOf },
    facts: { 'record.changed': ({ message }) => toast.success(message) },
  })
  const shown = useShallowSelector(actor, (snapshot) => {
    const { notice, isForbidden } = snapshot.context
    return { notice, isForbidden, isBusy: snapshot.hasTag('busy'), isAsking: snapshot.can({ type: 'question.accept' }) }
  })
  return { ...shown, send: actor.send }
}

/** Whose marks the present key of a question changes, and the step that changes them. */
function Changes({ questionId }: { readonly questionId: number }) {
  const { record, page } = useShownRecord()
  const { api, codec } = useServices()
  const read = useQuery(regradeQuery(api, codec, record.id, questionId))
  const { notice, isForbidden, isBusy, isAsking, send } = useRegrade(record.id)
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={css({ display: 'grid', gap: '4' })}>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={() => send({ type: 'notice.close' })}>
          {notice.text}
        </Alert>
      )}
      <ReadResult read={read}>
        {({ changes }) =>
          changes.length === 0 ? (
            <Alert tone="info">{texts.noChanges}</Alert>
          ) : (
            <>
              <ChangeTable changes={changes} />
              {page.can('Publish') && !isForbidden && (
                <div>
                  <Button
                    variant="primary"
                    isBusy={isBusy}
                    onClick={() => send({ type: 'record.act', act: `question:${questionId}`, record })}
                  >
                    {texts.apply}
                  </Button>
                </div>
              )}
              <ConfirmDialog
                open={isAsking}
                title={texts.applyQuestion(changes.length)}
                finalFocus={() => place.current}
                onConfirm={() => send({ type: 'question.accept' })}
                onCancel={() => send({ type: 'question.cancel' })}
              />
            </>
          )
        }
      </ReadResult>
    </div>
  )
}

/** Marks a question again by its present key: shows first whose marks change, then changes them. */
export function RegradePanel() {
  const { record } = useShownRecord()
  const { api, codec } = useServices()
  const [questionId, setQuestionId] = useState<number | null>(null)
  const content = useQuery(paperContentQuery(api, codec, String(record.fields['paperId'])))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <p className={css({ color: 'fg.muted' })}>{texts.regradeHint}</p>
      <ReadResult read={content}>
        {({ sections }) => (
          <div className={css({ maxWidth: '420px' })}>
            <SelectField
              label={texts.question}
              value={questionId === null ? '' : String(questionId)}
              options={[
                { value: '', label: texts.chooseOne },
                ...sections
                  .flatMap(({ questions }) => questions)
                  .filter(({ questionType }) => questionType !== 'Essay')
                  .map((one) => ({ value: String(one.questionId), label: `${one.questionCode}, ${one.questionType}` })),
              ]}
              onValueChange={(value) => setQuestionId(value === '' ? null : Number(value))}
            />
          </div>
        )}
      </ReadResult>
      {questionId !== null && <Changes key={questionId} questionId={questionId} />}
    </div>
  )
}
