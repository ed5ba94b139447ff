import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { BlockListPage } from '#src/blocks/BlockListPage.tsx'
import { examKind } from '#src/blocks/kinds/exam.ts'
import { centres } from '#src/masters/centres.tsx'
import { ModuleRuleListPage } from '#src/module-properties/ModuleRuleListPage.tsx'
import { rulePaths } from '#src/module-properties/paths.ts'
import { RecordRow } from '#src/ui/records/record-row.tsx'
import { FilterControl } from '#src/ui/records/filter-control.tsx'
import { centreRecord, usual } from '../../../stories/resources/fixtures.ts'
import { pageAt, Served } from '../../../stories/resources/served.tsx'
import { blockListPage } from '#tests/pages/block-list.ts'
import { mappingListPage } from '#tests/pages/mappings.ts'
import { recordPages, rulesNamed } from '#tests/pages/records.ts'

vi.mock('#src/ui/records/record-row.tsx', { spy: true })
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

const lists = [
  {
    what: 'centres',
    search: recordPages(rulesNamed('Centre')).search,
    list: (
      <Served
        answers={{ ...usual, 'GET list': () => ({ list: centreRows, totalCount: 50, statusCounts: { all: 50, 1: 50, '-1': 0 } }) }}
        path={centrePage.paths.list}
      >
        <centres.list {...centrePage} />
      </Served>
    ),
  },
  {
    what: 'blocks',
    search: blockListPage.search,
    list: (
      <Served
        answers={{}}
        calls={{
          listExamBlocks: () => ({ list: blockRows, totalCount: 50, statusCounts: { all: 50, active: 0, inactive: 0, draft: 50 } }),
        }}
        path={examKind.paths.list}
      >
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
      </Served>
    ),
  },
  {
    what: 'module properties',
    search: mappingListPage.search,
    list: (
      <Served
        answers={{}}
        calls={{
          listModuleRules: () => ({ list: ruleRows, totalCount: 50, statusCounts: { all: 50, active: 0, inactive: 0, draft: 50 } }),
        }}
        path={rulePaths.list}
      >
        <ModuleRuleListPage rights={{ can: () => true }} onShown={() => {}} breadcrumbs={() => null} />
      </Served>
    ),
  },
]

it.each(lists)('a key in the search of $what draws no row and no filter anew', async ({ list, search }) => {
  await page.viewport(1440, 900)
  await render(list)
  const row = page.getByRole('link', { name: 'College 50', exact: true })
  await expect.element(row, { timeout: 15_000 }).toBeVisible()
  const drawn = () => vi.mocked(RecordRow).mock.calls.length
  const before = [drawn(), vi.mocked(FilterControl).mock.calls.length]
  await userEvent.click(page.getByRole(...search))
  await userEvent.keyboard('coll')
  await expect.element(page.getByRole(...search)).toHaveValue('coll')
  expect([drawn(), vi.mocked(FilterControl).mock.calls.length]).toEqual(before)
})
