import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import '#src/ui/styles.css'
import { BlockListPage } from '#src/blocks/BlockListPage.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { centres } from '#src/masters/centres.tsx'
import { ModuleRuleListPage } from '#src/module-properties/ModuleRuleListPage.tsx'
import { rulePaths } from '#src/module-properties/paths.ts'
import { RecordRow } from '#src/ui/records/table/record-row.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import { centreRecord, usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served, unanswered } from '../../../stories/resources/served.tsx'
import { blockListPage } from '#tests/pages/block-list.ts'
import { mappingListPage } from '#tests/pages/mappings.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'

vi.mock('#src/ui/records/table/record-row.tsx', { spy: true })
vi.mock('#src/ui/records/filter-control.tsx', { spy: true })

const centreRows = Array.from({ length: 50 }, (_, index) => ({
  ...centreRecord,
  centreId: index + 1,
  centreName: `College ${index + 1}`,
}))
const blockRows = Array.from({ length: 50 }, (_, index) => ({
  examblockId: index + 1,
  examblockName: `College ${index + 1}`,
  examblockShortName: 'May 2027',
  examblockCode: `MAY-2027-${index}`,
  startDate: '2027-05-24',
  endDate: '2027-05-25',
  status: 2,
}))
const ruleRows = Array.from({ length: 50 }, (_, index) => ({
  moduleRuleId: index + 1,
  mappingName: `College ${index + 1}`,
  status: 2,
  rules: [],
}))
const centrePage = pageAt('/sms/centres', 'Centres', '26')

/** Answers the first call; the next ones are under way for ever. */
function once<Answer>(answer: Answer) {
  let isAnswered = false
  return () => {
    if (isAnswered) return unanswered()
    isAnswered = true
    return answer
  }
}

const browser = { hook: useBrowserLocation, searchHook: useSearch }

/** The list at its own address of the browser, which its search changes. */
const InBrowser = ({ children }: { readonly children: ReactNode }) => <Router {...browser}>{children}</Router>

const lists = [
  {
    what: 'centres',
    path: centrePage.paths.list,
    search: recordPages(rulesNamed('Centre')).search,
    list: (
      <Served
        answers={{ ...usual, 'GET list': once({ list: centreRows, totalCount: 50, statusCounts: { all: 50, 1: 50, '-1': 0 } }) }}
        path={centrePage.paths.list}
      >
        <InBrowser>
          <centres.list {...centrePage} />
        </InBrowser>
      </Served>
    ),
  },
  {
    what: 'blocks',
    path: examKind.paths.list,
    search: blockListPage.search,
    list: (
      <Served
        answers={{}}
        calls={{
          listExamBlocks: once({ list: blockRows, totalCount: 50, statusCounts: { all: 50, active: 0, inactive: 0, draft: 50 } }),
        }}
        path={examKind.paths.list}
      >
        <InBrowser>
          <BlockListPage
            kind={examKind}
            userId="1"
            rights={{ can: () => true }}
            startsDense={false}
            startsHidden={[]}
            onShown={() => {}}
            keptBy={() => null}
            breadcrumbs={() => null}
          />
        </InBrowser>
      </Served>
    ),
  },
  {
    what: 'module properties',
    path: rulePaths.list,
    search: mappingListPage.search,
    list: (
      <Served
        answers={{}}
        calls={{
          listModuleRules: once({ list: ruleRows, totalCount: 50, statusCounts: { all: 50, active: 0, inactive: 0, draft: 50 } }),
        }}
        path={rulePaths.list}
      >
        <InBrowser>
          <ModuleRuleListPage rights={{ can: () => true }} onShown={() => {}} breadcrumbs={() => null} />
        </InBrowser>
      </Served>
    ),
  },
]

const ownAddress = window.location.href
afterEach(() => window.history.replaceState(null, '', ownAddress))

it.each(lists)('a search of $what draws no row and no filter anew before its answer', async ({ list, path, search }) => {
  window.history.replaceState(null, '', path)
  await page.viewport(1440, 900)
  await render(list)
  const row = page.getByRole('link', { name: 'College 50', exact: true })
  await expect.element(row, { timeout: 15_000 }).toBeVisible()
  const drawn = () => vi.mocked(RecordRow).mock.calls.length
  const before = [drawn(), vi.mocked(FilterControl).mock.calls.length]
  await userEvent.click(page.getByRole(...search))
  await userEvent.keyboard('coll')
  await expect.element(page.getByRole(...search)).toHaveValue('coll')
  // The rows that were found are being read.
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect([drawn(), vi.mocked(FilterControl).mock.calls.length]).toEqual(before)
})
