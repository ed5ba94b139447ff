import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Done } from '#machines/outcome.ts'
import { createRecordView } from '#machines/records/record-view.machine.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { nothing, valueText } from '../fields/field-text.ts'
import { actFailureOf, type RecordCallFailure } from '../failure.ts'
import { LaterRecordPicker } from '../form/LaterRecordPicker.tsx'
import { forgetRecords } from '../record-queries.ts'
import type { StoredRecord } from '../record-types.ts'
import { recordTexts } from '../texts.ts'
import { useRecords } from '../use-records.ts'
import { useReferred } from '../use-referred.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { css } from 'styled-system/css'
import { mergeTexts as texts } from './texts.ts'

/** What is merged: the record that stays, and the fields that it takes over. */
export interface Merge<Name extends string> {
  readonly keepId: number
  readonly fields: Name[]
  /** The records that hand over to it what only one record can have. */
  readonly handOver: number[]
}

interface MergePanelProps<Name extends string> {
  /** The record that goes into the other one. */
  readonly record: StoredRecord
  readonly rules: ResourceRules
  /** The resource of the record that stays. */
  readonly into: ResourceRules
  /** What happens to the two, before it is chosen which one stays. */
  readonly hint: string
  /** The fields that can be taken over. */
  readonly names: readonly Name[]
  /** The record to begin with; null for none. */
  readonly match: number | null
  run(merge: Merge<Name>): Promise<Done>
  /** Called when the record has become one with the record of this id. */
  onMerged(keepId: string): void
}

const machine = createRecordView<StoredRecord, 'merge' | 'takeOver', RecordCallFailure>({
  id: 'merge',
  mayAct: () => true,
  isAsked: (act) => act === 'merge',
  isLast: () => true,
})

const none: readonly number[] = []

const sides = [
  { value: 'incoming', label: texts.incoming },
  { value: 'kept', label: texts.kept },
]

const apart = css({ fontWeight: 'semibold' })
const card = css({
  display: 'grid',
  gap: '2',
  p: '4',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
  overflowWrap: 'anywhere',
})

/** A field of both records. */
interface ComparedField<Name extends string> {
  readonly name: Name
  readonly label: string
  /** Its text in the record that goes. */
  readonly own: string
  /** Its text in the one that stays. */
  readonly other: string
  readonly differs: boolean
}

type Compared = Pick<ComparedField<string>, 'label' | 'differs'>

const Title = ({ label, differs }: Compared) => (
  <span>
    {label} {differs && <Badge tone="info">{texts.differs}</Badge>}
  </span>
)

const Text = ({ differs, text }: Pick<Compared, 'differs'> & { readonly text: string }) => (
  <span className={differs ? apart : undefined}>{text}</span>
)

/** Merges a record into another one: which one stays, what it takes over, and a question before it is done. */
export function MergePanel<Name extends string>({ record, rules, into, hint, names, match, run, onMerged }: MergePanelProps<Name>) {
  const { queryClient } = useRecords(into)
  const isPhone = useMedia('(max-width: 767px)')
  const [keepId, setKeepId] = useState(match)
  const [taken, setTaken] = useState<readonly Name[]>([])
  const { record: keep } = useReferred(into, keepId)
  const wanted = useRef<Merge<Name> | null>(null)
  const create = () =>
    machine.provide({
      actors: {
        changeRecord: fromPromise(async () => {
          if (wanted.current === null) throw new Error('There is nothing to merge into.')
          try {
            return await run(wanted.current)
          } finally {
            forgetRecords(queryClient, into)
          }
        }),
      },
    })
  const actor = useProcess(create, {
    input: { recordId: record.id, failure: actFailureOf },
    facts: {
      'record.left': ({ message }) => {
        toast.success(message)
        if (wanted.current) onMerged(String(wanted.current.keepId))
      },
    },
  })
  const { notice, holders, isForbidden, isBusy, isAsking } = useShallowSelector(actor, (snapshot) => {
    const { notice, refusal, isForbidden } = snapshot.context
    return {
      notice,
      holders: refusal?.holders ?? none,
      isForbidden,
      isBusy: snapshot.hasTag('busy'),
      isAsking: snapshot.can({ type: 'question.accept' }),
    }
  })
  const rows: readonly ComparedField<Name>[] = names
    .map((name) => ({ name, field: rules.fields[name] }))
    .flatMap(({ name, field }) => {
      if (!field || (keepId !== null && !keep)) return []
      const own = valueText(field, record.fields[name], record) || nothing
      // Until a record is chosen that stays, what comes in is shown by itself.
      const other = keep === null ? '' : valueText(field, keep.fields[name], keep) || nothing
      return [{ name, label: field.label, own, other, differs: keep !== null && own !== other }]
    })
  const choice = ({ name, label, differs }: ComparedField<Name>) =>
    differs ? (
      <Segmented
        label={texts.take(label)}
        options={sides}
        value={taken.includes(name) ? 'incoming' : 'kept'}
        onChange={(side) => setTaken(side === 'incoming' ? [...taken, name] : taken.filter((one) => one !== name))}
      />
    ) : (
      keep && <span className={css({ color: 'fg.muted' })}>{texts.same}</span>
    )
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      {notice && holders.length === 0 && (
        <Alert key={notice.id} tone="error" isFocused onClose={() => actor.send({ type: 'notice.close' })}>
          {notice.text}
        </Alert>
      )}
      <p className={css({ color: 'fg.muted' })}>{hint}</p>
      <LaterRecordPicker
        label={texts.into}
        of={into.name}
        path={into.path}
        names={record.names}
        isSingle
        required
        value={keepId === null ? [] : [keepId]}
        onChange={([id]) => {
          setKeepId(id ?? null)
          setTaken([])
        }}
      />
      {rows.length > 0 &&
        (isPhone ? (
          <ul aria-label={texts.compared} className={css({ display: 'grid', gap: '3' })}>
            {rows.map((row) => (
              <li key={row.name} className={card}>
                <Title {...row} />
                <DefinitionList
                  look="lines"
                  entries={[
                    { id: 'own', label: texts.incoming, value: <Text {...row} text={row.own} /> },
                    ...(keep ? [{ id: 'other', label: texts.kept, value: <Text {...row} text={row.other} /> }] : []),
                  ]}
                />
                {choice(row)}
              </li>
            ))}
          </ul>
        ) : (
          <div className={css({ overflowX: 'auto' })}>
            <Table label={texts.compared}>
              <TableHead>
                <Th>{texts.field}</Th>
                <Th>{texts.incoming}</Th>
                <Th>{texts.kept}</Th>
                <Th>{texts.taken}</Th>
              </TableHead>
              <tbody>
                {rows.map((row) => (
                  <Tr key={row.name} height="compact">
                    <Td>
                      <Title {...row} />
                    </Td>
                    <Td>
                      <Text {...row} text={row.own} />
                    </Td>
                    <Td>
                      <Text {...row} text={row.other} />
                    </Td>
                    <Td>{choice(row)}</Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </div>
        ))}
      <div>
        <Button
          variant="primary"
          isBusy={isBusy}
          isSoftDisabled={keep === null || isForbidden}
          onClick={() => {
            if (keepId === null || keep === null) return
            wanted.current = { keepId, fields: [...taken], handOver: [] }
            actor.send({ type: 'record.act', act: 'merge', record })
          }}
        >
          {texts.merge}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={texts.question(record.name, keep?.name ?? '')}
        body={texts.gone(record.name)}
        onConfirm={() => actor.send({ type: 'question.accept' })}
        onCancel={() => actor.send({ type: 'question.cancel' })}
      />
      <ConfirmDialog
        open={holders.length > 0}
        title={recordTexts.handOverTitle}
        body={`${notice?.text ?? ''} ${recordTexts.handOverQuestion}`}
        onConfirm={() => {
          if (wanted.current === null) return
          const { handOver, ...merge } = wanted.current
          wanted.current = { ...merge, handOver: [...handOver, ...holders] }
          actor.send({ type: 'record.act', act: 'takeOver', record })
        }}
        onCancel={() => actor.send({ type: 'notice.close' })}
      />
    </div>
  )
}
