import { useQueries } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import type { ActDialogProps } from '#src/resources/list/record-acts.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { useOnOpen } from '#src/ui/layers/use-on-open.ts'
import { FindingList } from './FindingList.tsx'
import { obstaclesOf, type SetCheck } from './release-plan.ts'
import { audiences, type Audience } from './audiences.ts'
import { releaseCheckQuery } from './release-service.ts'
import { releaseTexts as texts } from './texts.ts'

/** The checks of sets, read when the dialog opens. */
function useChecks(rows: readonly StoredRecord[], enabled: boolean): readonly SetCheck[] {
  const { api, codec } = useServices()
  const reads = useQueries({ queries: rows.map(({ id }) => ({ ...releaseCheckQuery(api, codec, id), enabled, staleTime: 0 })) })
  return reads.map(({ data, isFetching, isError }) => ({ isPending: isFetching, findings: isError ? undefined : data }))
}

interface CheckedSetProps {
  readonly name: string
  readonly obstacles: readonly string[]
  readonly check: SetCheck
}

/** A set, and what its check says: what keeps it back, or the warnings with which it is released. */
const CheckedSet = ({ name, obstacles, check }: CheckedSetProps) => (
  <li>
    <p className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>{name}</p>
    {obstacles.map((text) => (
      <p key={text} className={css({ display: 'flex', gap: '2.5', py: '2', '& > svg': { flexShrink: 0, mt: '2px' } })}>
        {text !== texts.checking && <CircleAlert size={18} aria-hidden className={css({ color: 'danger.icon' })} />}
        <span className={css({ color: 'fg.muted', minWidth: '0', overflowWrap: 'anywhere' })}>{text}</span>
      </p>
    ))}
    {obstacles.length === 0 && check.findings && (
      <FindingList label={texts.checkOf(name)} errors={[]} warnings={check.findings.warnings} hasLinks={false} />
    )}
  </li>
)

const isWarned = ({ findings }: SetCheck): boolean => (findings?.warnings.length ?? 0) > 0

/** The audience that most likely is meant: the first one that lacks a set. */
const firstAudience = (rows: readonly StoredRecord[]): Audience =>
  audiences.find(({ name }) => rows.some(({ fields }) => ![fields['releasedTo'] ?? []].flat().includes(name)))?.name ?? 'Universities'

/** Asks to which audience the chosen sets are released, and says of each what its check has found. */
export function BulkRelease({ isOpen, rows: chosen, sent, isBusy, finalFocus, onAccept, onCancel }: ActDialogProps) {
  const [audience, setAudience] = useState<Audience>('Universities')
  const [isRead, setRead] = useState(false)
  const [isTried, setTried] = useState(false)
  const [rows, setRows] = useState(chosen)
  useOnOpen(isOpen, () => {
    setRows(chosen)
    setAudience(firstAudience(chosen))
    setRead(false)
    setTried(false)
  })
  const body = useId()
  const checks = useChecks(rows, isOpen)
  const sets = rows.map((row, index) => {
    const check = checks[index] ?? { isPending: true, findings: undefined }
    return { row, check, obstacles: obstaclesOf(row, check, audience) }
  })
  const isReading = sets.some(({ obstacles }) => obstacles.includes(texts.checking))
  const ready = sets.filter(({ obstacles }) => obstacles.length === 0)
  const hasWarnings = ready.some(({ check }) => isWarned(check))
  const isOpenPoint = hasWarnings && !isRead
  const accept = () => {
    if (isReading || ready.length === 0) return
    setTried(true)
    if (isOpenPoint) document.getElementById(body)?.querySelector<HTMLElement>('input[type=checkbox]')?.focus()
    // Sets that are not released are passed on too: the outcomes say why.
    else
      onAccept(
        sets.map(({ row: { id, updatedAt }, check, obstacles: [refusal] }) => ({
          id,
          updatedAt,
          fields: { audience, hasReadWarnings: isWarned(check), refusal },
        })),
      )
  }
  const summary = () => {
    if (isBusy) return texts.sentOf(sent, rows.length)
    return isReading ? texts.checking : texts.releasing(ready.length, rows.length, audience)
  }
  return (
    <Dialog
      open={isOpen}
      size="md"
      title={texts.releaseSets(rows.length)}
      isDismissible={!isBusy}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} isSoftDisabled={isReading || ready.length === 0} onClick={accept}>
            {texts.release}
          </Button>
        </>
      }
    >
      <div id={body} className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
        <Segmented
          label={texts.audience}
          showLabel
          options={audiences.map(({ name }) => ({ value: name, label: name }))}
          value={audience}
          disabled={isBusy}
          onChange={(value) => {
            setAudience(audiences.find(({ name }) => name === value)?.name ?? audience)
            setRead(false)
            setTried(false)
          }}
        />
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          {summary()}
        </p>
        <ul className={css({ display: 'grid', gap: '3' })}>
          {sets.map(({ row, check, obstacles }) => (
            <CheckedSet key={row.id} name={row.name} check={check} obstacles={obstacles} />
          ))}
        </ul>
        {hasWarnings && (
          <Checkbox label={texts.acknowledge} checked={isRead} error={isTried && isOpenPoint ? texts.unread : null} onChange={setRead} />
        )}
      </div>
    </Dialog>
  )
}
