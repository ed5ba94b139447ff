import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ContactType } from '#machines/access/contact-types.ts'
import { withPrefetch } from '#src/session/prefetched-calls.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { record } from '#src/app/loading/first-queries.ts'
import { preparePage } from '#src/app/loading/prepare-page.ts'
import { directory, invoiceLists, listEntries } from '#src/app/resources.ts'
import { stagingStatuses } from '#src/app/resources/entry.ts'
import { matchRoute, routes } from '#src/app/routes.ts'
import { recordListReads } from '#src/resources/first-reads.ts'
import { fixedClock, systemClock } from '#src/time/clock.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const clock = fixedClock(Date.UTC(2026, 10, 28))
const seven = codec.encrypt('7') ?? ''

const examWizard = '/sms/exam-block/Examcentreadministration'
const testWizard = '/sms/testblock/Testcentreadministration'
const testRecord = ['getTestBlock', 'listTestAcademicDates']
const atZones = ['getExamBlockSummary', 'getTimeZoneAdminDetails', 'getExamBlockSummary', 'getExamTimeSlots']
const atSchedule = ['getExamBlockSummary', 'listExamDates', 'listExamTimeZones', 'listScheduleModules', 'getTimeZoneAdminDetails']
const atNextYear = ['getExamTimeSlots', 'getTimeZoneAdminDetails', 'listScheduleModules']
const atTestNextYear = ['getTestTimeSlots', 'getTimeZoneAdminDetails', 'listScheduleModules']
const atSummary = ['getExamBlockSummary', 'getExamBlockSummary', 'listModuleRules', 'listScheduleModules']

const fourOf = (call: string) => Array<string>(4).fill(call)
const certificates = ['certificate', 'certificate', 'request', 'check'].map((name) => `/certificate-management/${name}/list`)

/** Addresses, and the calls that their pages begin with. */
const rows: readonly (readonly [address: string, calls: readonly string[]])[] = [
  ['/sms/exam-block', ['listExamBlocks']],
  ['/sms/exam-block?page=2&search=summer', ['listExamBlocks']],
  ['/sms/testblock', ['listTestBlocks']],
  [`${examWizard}?examBlockId=${seven}`, ['getExamBlockSummary']],
  [`${examWizard}?examBlockId=${seven}&step=1`, atZones],
  [`/sms/exam-block/DefineExam?examBlockId=${seven}`, [...atSchedule, 'listModuleRules', 'getExamBlockSummary']],
  [`/sms/exam-block/summary?examBlockId=${seven}`, atSummary],
  [`/sms/exam-block/edit/${seven}`, ['getExamBlockSummary']],
  [`/sms/exam-block/compare?left=${seven}`, ['getExamBlockSummary']],
  [`/sms/testblock/compare?left=${seven}&right=draft`, ['getTestBlockSummary']],
  [`${examWizard}/academic-dates/${seven}/2027-06-01/2027-06-12`, ['getExamBlockSummary']],
  [`/sms/exam-block/share/${seven}`, ['getExamBlockSummary', 'getTimeZoneAdminDetails']],
  [`${testWizard}?testBlockId=${seven}`, testRecord],
  [`/sms/testblock/edit/${seven}`, testRecord],
  [`${testWizard}/academic-dates/${seven}/2027-06-01/2027-06-12`, testRecord],
  [`/sms/testblock/share/${seven}`, ['getTestBlockSummary', 'getTimeZoneAdminDetails']],
  [`/sms/exam-block/next-year/${seven}`, ['getExamBlockSummary', 'getExamBlockSummary', ...atNextYear]],
  [`/sms/testblock/next-year/${seven}?from=2027-10-25`, [...testRecord, 'getTestBlockSummary', ...atTestNextYear]],
  ['/sms/moduleproperties', ['listModuleRules']],
  ['/sms/moduleproperties/create', ['listScheduleModules', 'listScheduleModules']],
  [`/sms/moduleproperties/edit/${seven}`, ['listScheduleModules', 'listScheduleModules', 'getModuleRule']],
  [`/sms/moduleproperties/summary/${seven}`, ['getModuleRule']],
  ['/student-payment-status', ['listStudentInvoices']],
  ['/payment-method', ['listStudentInvoices']],
  ['/payment-method/success?orderId=5f2c', ['getPaymentDetails']],
  ['/budgeting-forecasting/historic', ['getHistoricBudget']],
  [`/budgeting-forecasting/live?centre=${seven}`, ['getLiveBudget']],
  [`/results/student-results/${seven}`, ['getResultSlip']],
  ['/center-staging', fourOf('/sms/centre-staging/list')],
  ['/sms/university-management/staging', fourOf('/sms/institute/staging/list')],
  ['/cms/staging?view=list', ['/contact-management/staging/list']],
  ['/asset-management/folders?view=list', ['/asset-management/directory/list']],
  ['/calendar-management?view=list', ['/calendar-management/event/list']],
  ['/calendar-management', ['/calendar-management/event/list']],
  ['/academicDetails', ['/academic-details/detail/list', '/sms/year/dropdown']],
  ['/reports', ['/reports/saved/list', '/reports/saved/list', 'listReports']],
  ['/dap/delivery', ['/dap/delivery/list']],
  ['/cms/staging', fourOf('/contact-management/staging/list')],
  ['/sms/curriculumcentreadministration', ['/sms/year/list', '/sms/curriculum-centre/list']],
  ['/sms/course-management', ['/sms/course/list', 'countCoursesByMonth']],
  ['/dashboard/ncuk-application-portal', ['/application-portal/application/list', 'countApplications']],
  ['/clearing/view-page/predicted-grades', ['listPredictedGrades']],
  ['/certificate-management/dashboard', ['countCertificatesByMonth', ...certificates]],
  ['/asset-management/dashboard', ['readAssetSummary']],
  ['/asset-management/folders', ['listAssetContent']],
  ['/asset-management/shared-with-me', ['listSharedWithMe']],
  ['/users/modulemanagement', ['/user-management/module/list']],
  ['/budgeting-forecasting/targets', ['/finance/target/list', '/sms/centre/dropdown', '/sms/program/dropdown', '/sms/year/dropdown']],
  ['/dap/marking', ['/dap/marking/list', 'getMarkingQueue']],
  ...['', '/fixed-invoices', '/request-based-invoices', '/new-invoices'].map(
    (part) => [`/sms/invoicing${part}`, ['/finance/invoice/list', 'getInvoiceSummary']] as const,
  ),
  ...invoiceLists.flatMap(({ list, partners }) => partners.map((kind) => [`${list}/${kind}-view/${seven}`, ['getStatement']] as const)),
]

/** Addresses of records, and the call that their pages begin with. */
const recordRows = await Promise.all(
  listEntries.map(async ([, { paths, load, more, ownFront, firstCalls, partCalls }]) => {
    const { path } = (await load()).rules
    const [editAddress = ''] = paths.editPattern.replace(/:\w+/, seven).split('?')
    return [
      ...(ownFront || firstCalls ? [] : [[paths.list, `${partCalls?.path ?? path}/list`] as const]),
      [`${editAddress}${new URL(paths.edit(seven), 'https://portal.test').search}`, `${path}/details/{id}`],
      [paths.view(seven), `${path}/details/{id}`],
      ...more
        .filter(({ pattern }) => pattern.includes('/:'))
        .map(({ pattern }) => [pattern.replace(/:\w+/, seven), `${path}/details/{id}`] as const),
    ] as const
  }),
).then((found) => found.flat())

/** Functions that let the code arrive for which the pages of a test wait. */
const arrivals: (() => void)[] = []
// No test leaves a load of code unfinished.
afterEach(async () => {
  for (const arrive of arrivals.splice(0)) arrive()
  await Promise.resolve()
})

/** An aggregator that never answers; what it is asked goes into `asked`. */
const unanswering = (asked: string[]): Api & ResourceApi => ({
  call: (operation) => {
    asked.push(operation)
    return new Promise(() => {})
  },
  send: ({ path }) => {
    asked.push(path)
    return new Promise(() => {})
  },
})

/** Begins the visit of an address at an aggregator that never answers; its code does not come before the test ends. */
function begin(address: string, contactType: ContactType = 'NCUK') {
  const { pathname, search } = new URL(address, 'https://portal.test')
  const match = matchRoute(pathname)
  if (!match) throw new Error(`${address} has no row.`)
  const asked: string[] = []
  const prepare = () => {
    asked.push('code')
    return new Promise<void>((resolve) => arrivals.push(resolve))
  }
  const held = { ...match, route: { ...match.route, Page: Object.assign(() => null, { prepare }), parts: () => [] } }
  const api = unanswering(asked)
  const { prefetch } = withPrefetch(api, systemClock)
  const services = { api, prefetch, codec, clock, contactType, queryClient: createQueryClient() }
  const ask = () => void preparePage(held, search, services)
  ask()
  return { asked, queryClient: services.queryClient, again: ask }
}

describe('the page of an address', () => {
  it.each(rows)('%s asks for its code and for %j before either is there', (address, calls) => {
    const { asked } = begin(address)
    expect(asked[0]).toBe('code')
    expect(asked.slice(1).toSorted()).toEqual(calls.toSorted())
  })

  it('of the deliveries asks for a student’s own attempts when a student opens it', () => {
    const { asked } = begin('/dap/delivery', 'STUDENT')
    expect(asked).toEqual(['code', 'listOwnAttempts'])
  })

  it.each(rows)('%s asks for no record twice while the first call is under way', (address, calls) => {
    const { asked, again } = begin(address)
    again()
    expect(asked.filter((name) => name !== 'code')).toHaveLength(calls.length)
  })

  it.each([`${examWizard}?examBlockId=nothing`, examWizard, '/sms/testblock/edit/nothing', '/sms/moduleproperties/summary/nothing'])(
    '%s asks for no record',
    (address) => {
      expect(begin(address).asked).toEqual(['code'])
    },
  )

  it.each(recordRows)('%s asks once for its code and for %s before either is there', (address, call) => {
    const { asked, again } = begin(address)
    again()
    expect(asked[0]).toBe('code')
    expect(asked.filter((name) => name !== 'code')).toEqual([call])
  })

  it.each(listEntries.filter(([, { ownFront }]) => !ownFront))(
    'of %s keeps the first page of the list where the list looks for it',
    async (_, { paths, sort, within, partCalls, rightsOf, load }) => {
      const { rules } = await load()
      const { asked, queryClient } = begin(paths.list)
      const list = recordListReads(rules, { sort, within, partCalls, rightsOf }, '', { api: unanswering([]), codec, clock })
      void queryClient.prefetchQuery(list)
      expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
      expect(asked.slice(0, 2)).toEqual(['code', `${partCalls?.path ?? rules.path}/list`])
    },
  )

  it.each(['CentreStaging', 'UniversityStaging', 'ContactStaging'] as const)(
    'of %s prefetches a column for each of its statuses',
    async (name) => {
      const { rules } = await directory[name].load()
      expect(new Set(rules.statuses.map(({ value }) => value))).toEqual(new Set(stagingStatuses))
    },
  )

  it('of a list reads what its address says once the rules are there', async () => {
    const { asked, again } = begin('/sms/centres?search=north&page=2')
    expect(asked).toEqual(['code'])
    again()
    await vi.waitFor(() => expect(asked).toContain('/sms/centre/list'))
    expect(asked.filter((name) => name !== 'code')).toEqual(['/sms/centre/list'])
  })

  it('of a record whose rules cannot be loaded counts its answer as one that did not come', async () => {
    const [name, entry] = listEntries[0] ?? expect.unreachable()
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const api: Api & ResourceApi = { ...unanswering([]), send: async () => ({ data: {}, description: '', code: 200 }) }
    const read = record(name, { ...entry, load: () => Promise.reject(new TypeError('gone')) })
    const [first] = read({ params: { id: seven }, search: '' }, { api, codec, clock, contactType: 'NCUK' })
    await first?.start(queryClient)
    expect(queryClient.getQueryState(first?.queryKey ?? [])?.error).toMatchObject({ kind: 'network' })
  })

  it('is tested here for each row of the table that has first reads', () => {
    const tried = new Set(
      [...rows, ...recordRows].map(([address]) => matchRoute(new URL(address, 'https://portal.test').pathname)?.route.pattern.text),
    )
    expect(
      routes.filter(({ firstQueries, pattern }) => firstQueries && !tried.has(pattern.text)).map(({ pattern }) => pattern.text),
    ).toEqual([])
  })

  it('draws the wizard with the code of the step that it opens', () => {
    const partsAt = (address: string) => {
      const { pathname, search } = new URL(address, 'https://portal.test')
      const match = matchRoute(pathname)
      return match?.route.parts?.({ params: match.params, search }) ?? []
    }
    const [details, zones] = [partsAt(examWizard), partsAt(`${examWizard}?step=1`)]
    expect(details).toHaveLength(1)
    expect(zones).toHaveLength(1)
    expect(zones).not.toEqual(details)
    expect(partsAt(`${examWizard}?step=constructor`)).toEqual(details)
  })
})
