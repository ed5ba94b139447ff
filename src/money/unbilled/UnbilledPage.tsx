import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { pathIn, type RecordPage } from '#src/resources/record-page.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useChange } from '#src/resources/view/use-change.ts'
import { useRested } from '#src/time/use-rested.ts'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { invoiceList } from '../variant.ts'
import { draftsOf, keyOf, sumsText } from './chosen.ts'
import { unbilledTexts as texts } from './texts.ts'
import {
  billRequests,
  mostRequests,
  pageSize,
  services,
  unbilledKey,
  unbilledQuery,
  type UnbilledRequest,
  type UnbilledChoices,
} from './unbilled-service.ts'
import { UnbilledRows } from './UnbilledRows.tsx'
import { readChoices, writeChoices } from './choices-address.ts'

const padding = css({ px: { base: '4', md: '5', lg: '7' } })
const filters = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '4' })
const drafts = `${invoiceList('Request based', 'centres')}?status=Draft`

const none: ReadonlyMap<string, UnbilledRequest> = new Map()

/** What was asked for and is not billed yet; the chosen requests become drafts, one for each partner. */
export function UnbilledPage(page: RecordPage) {
  const { api, queryClient, startTimer } = useServices()
  const [path, navigate] = useLocation()
  const said = readChoices(useSearch())
  // Kept apart from the address, which may lag behind fast typing.
  const [typed, setTyped] = useState(said.search)
  const search = useRested(typed, startTimer)
  const choices: UnbilledChoices = { ...said, search: typed }
  const read = useQuery(unbilledQuery(api, { ...choices, search }))
  const [chosen, setChosen] = useState(none)
  const { change, isBusy, notice, closeNotice } = useChange(() => {
    forgetRecords(queryClient, { name: 'Invoice' })
    return queryClient.invalidateQueries({ queryKey: [unbilledKey] })
  })
  const show = (to: Partial<UnbilledChoices>) =>
    navigate(`${pathIn(path)}${writeChoices({ ...choices, page: 1, ...to })}`, { replace: true })
  const ask = (to: Partial<UnbilledChoices>) => {
    setTyped(to.search ?? typed)
    show(to)
  }
  // The last page may not exist any more once all of it is billed.
  const last = read.data && !read.isPlaceholderData ? Math.max(1, Math.ceil(read.data.totalCount / pageSize)) : null
  const goTo = useEffectEvent((to: number) => show({ page: to }))
  useEffect(() => {
    if (last !== null && said.page > last) goTo(last)
  }, [last, said.page])
  const choose = (rows: readonly UnbilledRequest[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before)
      for (const row of rows) {
        if (isChosen) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  const all = [...chosen.values()]
  const isTooMany = all.length > mostRequests
  const isOff = all.length === 0 || isTooMany
  const counts = new Map(read.data?.serviceCounts.map(({ service, count }) => [service, count]))
  return (
    <>
      <PageHeader
        title={texts.title}
        breadcrumbs={page.breadcrumbs(texts.title)}
        actions={page.knows(drafts) && <LinkButton href={drafts}>{texts.toDrafts}</LinkButton>}
      />
      <div className={css({ display: 'grid', gap: '4', alignContent: 'start', flex: '1', py: '4' })}>
        {notice && (
          <div className={padding}>
            <Alert
              tone="error"
              isFocused
              onClose={() => {
                closeNotice()
                setChosen(none)
              }}
            >
              {notice.text}
            </Alert>
          </div>
        )}
        <div className={`${padding} ${filters}`}>
          <Segmented
            label={texts.bills}
            showLabel
            options={[
              { value: 'Centre', label: texts.centres },
              { value: 'Student', label: texts.students },
            ]}
            value={choices.bills}
            onChange={(to) => {
              // What is charged depends on who is billed.
              setChosen(none)
              ask({ bills: to === 'Student' ? to : 'Centre' })
            }}
          />
          <div className={css({ width: { base: 'full', md: '[240px]' } })}>
            <SelectField
              label={texts.service}
              hideLabel
              value={choices.service}
              options={[
                { value: '', label: texts.all },
                ...services.map((value) => ({ value, label: texts.withCount(value, counts.get(value) ?? 0) })),
              ]}
              onValueChange={(to) => ask({ service: services.find((one) => one === to) ?? '' })}
            />
          </div>
          <div className={css({ width: { base: 'full', md: '[300px]' } })}>
            <SearchField label={texts.search} value={typed} onChange={(to) => ask({ search: to })} />
          </div>
        </div>
        <ReadResult read={read}>
          {({ list, totalCount }) => (
            <UnbilledRows
              list={list}
              totalCount={totalCount}
              page={choices.page}
              chosen={chosen}
              mayChoose={page.can('Add')}
              linkTo={(resource, id) => page.linkTo(resource, id)}
              onChoose={choose}
              onPage={(to) => ask({ page: to })}
            />
          )}
        </ReadResult>
      </div>
      <ActionBar
        start={<LinkButton href={page.paths.list}>{texts.toMasters}</LinkButton>}
        status={
          <span role="status" className={css({ mdDown: { srOnly: true } })}>
            {all.length > 0 && texts.chosen(all.length, sumsText(all))}
          </span>
        }
      >
        {page.can('Add') && (
          <Button
            variant="primary"
            isBusy={isBusy}
            isSoftDisabled={isOff}
            disabledReason={isTooMany ? texts.tooMany(mostRequests) : texts.noneChosen}
            onClick={() => {
              if (!isOff)
                change(
                  () => billRequests(api, choices.bills, all),
                  // What was chosen meanwhile is not billed yet.
                  () => choose(all, false),
                )
            }}
          >
            {texts.create(draftsOf(all))}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
