import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { target } from '#openapi/generated/resources/money/target.ts'
import { defaultYear } from '#src/api/constants.ts'
import { useServices } from '#src/api/services.tsx'
import { BoardHeader } from '#src/resources/board/BoardHeader.tsx'
import { LaterRecordPicker } from '#src/resources/form/LaterRecordPicker.tsx'
import { RecordGrid } from '#src/resources/grid/RecordGrid.tsx'
import { useRecordGrid } from '#src/resources/grid/use-record-grid.ts'
import { listView, pathIn, type RecordPage } from '#src/resources/record-page.ts'
import { allRecords, optionsQuery, readChangedRecords, recordListQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useChange } from '#src/resources/view/use-change.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { LeaveQuestion } from '#src/ui/layers/leave-question.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { Pagination } from '#src/ui/list/pagination.tsx'
import { askBeforeLeaving } from '#src/ui/navigation/leave-guard.ts'
import { figureIn, figures, linesOf, targetRecords } from './target-cells.ts'
import { gridChoicesOf, gridSearchOf } from './target-address.ts'
import { BudgetTabs } from './BudgetTabs.tsx'
import { TargetWays } from './TargetWays.tsx'
import { targetGridTexts as texts } from './target-grid-texts.ts'

const { yearId: yearRules, centreId: centreRules, programId: programmeRules } = target.fields
const pageSize = 25
const [draft, active] = [2, 1]
const pad = css({ px: { base: '4', md: '5', lg: '7' } })
const choice = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', pb: '4' })

/** The targets of a year as a grid of centres by programmes that is saved row by row. */
export function TargetGrid(page: RecordPage) {
  const { codec } = useServices()
  const [, navigate] = useLocation()
  const choices = gridChoicesOf(useSearch(), codec, defaultYear)
  const hrefOf = (change: Partial<typeof choices>) => `${pathIn(page.paths.list)}${gridSearchOf({ ...choices, page: 1, ...change }, codec)}`
  // Asks first, as what is typed for one year is lost when another year is shown.
  const showYear = (yearId: number) => askBeforeLeaving(hrefOf({ yearId }), () => navigate(hrefOf({ yearId }), { replace: true }))
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', flex: '1', minHeight: { base: 'full', md: '0' } })}>
      <BoardHeader page={page} listHref={`${pathIn(page.paths.list)}?${listView}`}>
        <TargetWays
          page={page}
          yearId={choices.yearId}
          onCopied={(yearId) => {
            if (yearId !== choices.yearId) showYear(yearId)
          }}
        />
      </BoardHeader>
      <div className={`${pad} ${choice}`}>
        <BudgetTabs open="targets" opens={page.opens} />
        <div className={css({ width: { base: 'full', md: '280px' } })}>
          <LaterRecordPicker
            label={yearRules.label}
            required
            of={yearRules.of}
            path={yearRules.from}
            value={[choices.yearId]}
            isSingle
            names={{}}
            onChange={([yearId]) => {
              if (yearId !== undefined) showYear(yearId)
            }}
          />
        </div>
        <Segmented
          label={texts.figures}
          options={figures.map((figure) => ({ value: figure, label: texts.shown[figure] }))}
          value={choices.figure}
          onChange={(chosen) =>
            navigate(hrefOf({ page: choices.page, figure: figures.find((one) => one === chosen) ?? 'students' }), { replace: true })
          }
        />
      </div>
      <YearGrid key={choices.yearId} page={page} choices={choices} onPage={(to) => navigate(hrefOf({ page: to }), { replace: true })} />
    </div>
  )
}

interface YearGridProps {
  readonly page: RecordPage
  readonly choices: ReturnType<typeof gridChoicesOf>
  onPage(page: number): void
}

const keyOf = (centreId: unknown, programId: unknown) => `${String(centreId)} ${String(programId)}`

function YearGrid({ page, choices: { yearId, figure, page: shownPage }, onPage }: YearGridProps) {
  const { api } = useServices()
  const { service, queryClient } = useRecords(target)
  const isPhone = useMedia('(max-width: 767px)')
  const read = useQuery(recordListQuery(target, service, { ...allRecords, filters: { yearId: [String(yearId)] } }))
  const centres = useQuery(optionsQuery(centreRules.of, api, centreRules.from, { count: 1000 }))
  const programmes = useQuery(optionsQuery(programmeRules.of, api, programmeRules.from, { count: 1000 }))
  const rows = read.data?.rows ?? []
  const stored = new Map<string, StoredRecord>(rows.map((one) => [keyOf(one.fields['centreId'], one.fields['programId']), one]))
  const storedOf = (centreId: number, programId: number) => stored.get(keyOf(centreId, programId))
  const ofCentres = linesOf(centres.data ?? [], 'Centre', 'centreId', rows)
  const ofProgrammes = linesOf(programmes.data ?? [], 'Program', 'programId', rows)
  const { failure, isAsking, answer, ...grid } = useRecordGrid(targetRecords(yearId, storedOf), {
    onSaved: (centreId, saved, refused) =>
      announce(texts.rowSaved(saved, refused, ofCentres.find(({ id }) => id === centreId)?.name ?? '')),
  })
  const { change, isBusy, notice, closeNotice } = useChange(() => readChangedRecords(queryClient, target))
  const drafts = rows.filter(({ status }) => status === draft).map(({ id }) => id)
  // Each gives records new stamps, by which the other would be refused.
  const activate = () => {
    if (grid.saving !== null || grid.waiting.length > 0) return toast.message(recordTexts.wait)
    return change(async () => {
      await service.setStatus(drafts, active)
      return { message: texts.activated(drafts.length) }
    })
  }
  const send: typeof grid.send = (event) => {
    if (isBusy && event.type === 'row.save') toast.message(recordTexts.wait)
    else grid.send(event)
  }
  return (
    <>
      <div className={`${pad} ${css({ display: 'grid', gap: '3', pb: '4', _empty: { display: 'none' } })}`}>
        {failure && (
          <Alert tone="error" isFocused onClose={() => grid.send({ type: 'failure.close' })}>
            {failure.message}
          </Alert>
        )}
        {notice && (
          <Alert tone="error" isFocused onClose={closeNotice}>
            {notice.text}
          </Alert>
        )}
        {page.can('Publish') && drafts.length > 0 && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
            <span className={css({ color: 'fg.muted' })}>{texts.drafts(drafts.length)}</span>
            <Button size="sm" isBusy={isBusy} onClick={activate}>
              {texts.activate}
            </Button>
          </div>
        )}
      </div>
      <ReadResult read={read}>
        {() => (
          <ReadResult read={centres}>
            {() => (
              <ReadResult read={programmes}>
                {() => (
                  <RecordGrid
                    {...grid}
                    send={send}
                    rows={ofCentres.slice((shownPage - 1) * pageSize, shownPage * pageSize)}
                    columns={ofProgrammes}
                    texts={{
                      ...texts.inGrid,
                      label: texts.targets,
                      cell: (programme, centre) => texts.cell(target.fields[figure].label, programme, centre),
                    }}
                    field={figure}
                    isWide={figure === 'revenueMinor'}
                    mayWrite={page.can('Add') && page.can('Modify')}
                    isPhone={isPhone}
                    contentOf={(centreId, programId) => {
                      const record = storedOf(centreId, programId)
                      return {
                        value: figureIn(figure, grid.edits[centreId]?.[programId], record),
                        ...(record?.status === active && { note: texts.inForce }),
                      }
                    }}
                  />
                )}
              </ReadResult>
            )}
          </ReadResult>
        )}
      </ReadResult>
      {ofCentres.length > pageSize && (
        <Pagination
          page={shownPage}
          pageSize={pageSize}
          total={ofCentres.length}
          pageSizes={[pageSize]}
          onPage={onPage}
          onPageSize={() => {}}
        />
      )}
      <LeaveQuestion question={isAsking ? 'leave' : null} send={answer} />
    </>
  )
}
