import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { readTargetGrid } from '#machines/money/target-grid.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import { target } from '#openapi/generated/resources/money/target.ts'
import { useServices } from '#src/api/services.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { readOptions } from '#src/resources/record-service.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { CheckedRows } from '#src/ui/records/checked-rows.tsx'
import { checkPasted, savePasted, type Measure, type Pasted } from './paste-service.ts'
import { targetTexts as texts } from './target-texts.ts'

const { yearId: year } = target.fields
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  alignContent: 'start',
  flex: '1',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
  maxWidth: '960px',
})

const countOf = (outcomes: readonly ImportOutcome[], outcome: ImportOutcome['outcome']) =>
  outcomes.filter((one) => one.outcome === outcome).length

/** How many targets the pasted grid makes, and a list of its wrong cells. */
export function PastedOutcomes({ pasted }: { readonly pasted: Pasted }) {
  const { outcomes, cells } = pasted
  const wrong = outcomes.flatMap(({ line, outcome, problems }) => {
    const cell = cells[line - 1]
    const reasons = problems.map(({ description }) => description).join(' ')
    return outcome === 'wrong' && cell
      ? [{ key: String(line), cells: [line, `${cell.centre} · ${cell.programme}`, cell.figure, reasons] }]
      : []
  })
  const counts = (['new', 'changed', 'unchanged', 'wrong'] as const).map((one) => countOf(outcomes, one))
  return (
    <>
      <p role="status">{texts.counts(counts[0] ?? 0, counts[1] ?? 0, counts[2] ?? 0, counts[3] ?? 0)}</p>
      {wrong.length > 0 && (
        <CheckedRows label={texts.wrongCells} heads={[texts.number, texts.place, texts.pasted, texts.reason]} rows={wrong} />
      )}
    </>
  )
}

/** Pastes targets from a spreadsheet: checks each cell first, then saves those that are right. */
export function PasteTargets(page: RecordPage) {
  const { api } = useServices()
  const { service, queryClient } = useRecords(target)
  const [yearIds, setYearIds] = useState<readonly number[]>([])
  const [measure, setMeasure] = useState<Measure>('students')
  const [text, setText] = useState('')
  const [tries, setTries] = useState(0)
  const isTried = tries > 0
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const [asked, setAsked] = useState(false)
  const grid = readTargetGrid(text)
  const [yearId] = yearIds
  const nameOfYear = async (id: number) => {
    const [found] = await readOptions(api, year.from, { ids: [id] })
    return found?.name ?? ''
  }
  const read = useQuery({
    queryKey: ['pasted targets', yearId, measure, text],
    queryFn: () =>
      checkPasted({ ...service, nameOfYear }, { yearId: yearId ?? 0, measure, cells: grid.kind === 'cells' ? grid.cells : [] }),
    enabled: asked && yearId !== undefined && grid.kind === 'cells',
    gcTime: 0,
  })
  const { change, isBusy, notice, closeNotice } = useChange(() => {
    forgetRecords(queryClient, target)
    void read.refetch()
  })
  const pasted = asked ? read.data : undefined
  const due = pasted ? countOf(pasted.outcomes, 'new') + countOf(pasted.outcomes, 'changed') : 0
  const anew = (change_: () => void) => {
    setAsked(false)
    change_()
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    setAsked(yearId !== undefined && grid.kind === 'cells')
  }
  return (
    <>
      <PageHeader title={texts.paste} breadcrumbs={page.breadcrumbs(texts.paste)} />
      <div className={body}>
        {notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        <form ref={form} noValidate onSubmit={check} className={css({ display: 'grid', gap: '4' })}>
          <LaterRecordPicker
            label={texts.year}
            required
            of={year.of}
            path={year.from}
            names={{}}
            isSingle
            value={yearIds}
            error={isTried && yearId === undefined ? texts.missing(texts.year) : null}
            onChange={(ids) => anew(() => setYearIds(ids))}
          />
          <Segmented
            label={texts.figures}
            showLabel
            options={[
              { value: 'students', label: texts.students },
              { value: 'revenueMinor', label: texts.revenue },
            ]}
            value={measure}
            onChange={(to) => anew(() => setMeasure(to === 'revenueMinor' ? to : 'students'))}
          />
          <TextArea
            label={texts.grid}
            required
            rows={10}
            helper={texts.gridHint}
            error={isTried && grid.kind === 'wrong' ? grid.reason : null}
            value={text}
            onValueChange={(typed) => anew(() => setText(typed))}
          />
          <div>
            <Button type="submit" isBusy={asked && read.isFetching}>
              {texts.check}
            </Button>
          </div>
        </form>
        {asked && <ReadResult read={read}>{(found) => <PastedOutcomes pasted={found} />}</ReadResult>}
      </div>
      <ActionBar start={<LinkButton href={page.paths.list}>{texts.toList}</LinkButton>}>
        {pasted && due > 0 && (
          <Button variant="primary" isBusy={isBusy} onClick={() => change(() => savePasted(service, pasted))}>
            {texts.save(due)}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
