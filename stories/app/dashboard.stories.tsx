import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { css } from 'styled-system/css'
import { addDays } from '#machines/time/days.ts'
import { DashboardView } from '#src/app/pages/DashboardPage.tsx'
import type { NextBlock, RecentAct, Trend } from '#src/app/pages/dashboard/queries.ts'
import { dashboardPage, mainMenu, pageTitle, shell } from '#tests/pages/shell.ts'
import { menuOf, Place } from './shell-fixtures.tsx'

const sheet = css({ display: 'flex', flexDirection: 'column', minHeight: '100vh', bg: 'bg.surface' })

const figure = (componentId: number, value: string, text: string, address: string) => ({
  componentId,
  value,
  text,
  address,
  isCount: 1 as const,
  asOf: { date: '2026-11-21 12:00:00.000000' },
})

const ofAdministrators = [
  figure(1, '45', 'active centres', '/sms/centres?status=1'),
  figure(2, '51 days', 'to January Exams 2027', '/sms/exam-block?search=January+Exams+2027'),
  figure(3, '16', 'requests wait for NCUK', '/dashboard/ncuk-application-portal?tab=approved'),
  figure(11, '£30,824 · AED 36,228 · €26,553 · US$24,451', 'unpaid', '/sms/invoicing?status=Pending%2CPartially+paid'),
]

const waiting = [
  {
    componentId: 11,
    text: '9 invoices are due',
    note: '£17,076 · US$12,192',
    when: '31 days late',
    isLate: 1,
    address: '/sms/invoicing?status=Pending%2CPartially+paid&sort=dueDate%3Aasc',
  },
  {
    componentId: 3,
    text: '16 applications wait for NCUK',
    note: 'Niamh Llewellyn, Linh Phạm and 14 more',
    when: 'since 01/09/2026',
    isLate: 0,
    address: '/dashboard/ncuk-application-portal?tab=approved',
  },
] as const

const nextBlock: NextBlock = {
  kind: 'exam',
  name: 'January Exams 2027',
  code: 'EBJE27-003',
  startDate: '2027-01-11',
  endDate: '2027-01-22',
  daysAhead: 51,
  modules: 24,
  filledDays: { done: 10, total: 10 },
  academicDates: { done: 11, total: 12 },
  centres: 40,
  candidates: { enrolments: 412, students: 342, centres: 18, address: '/enrollment?status=Enrolled&examBlockId=abc' },
  starts: [
    { zoneName: 'UK Time', day: '2027-01-11', time: '09:30' },
    { zoneName: 'West Africa Time', day: '2027-01-11', time: '10:30' },
    { zoneName: 'Gulf Time', day: '2027-01-11', time: '13:30' },
    { zoneName: 'China Time', day: '2027-01-11', time: '17:30' },
  ],
  address: '/sms/exam-block/edit/abc',
}

const weeks = [9, 8, 8, 14, 7, 14, 7, 8, 17, 8, 18, 9]

const trends: readonly Trend[] = [
  {
    componentId: 5,
    title: 'Result releases due',
    value: '2',
    text: 'Next: Students, 22/11/2026',
    address: '/results',
    chart: 'days',
    marks: Array.from({ length: 7 }, (_, index) => ({
      label: addDays('2026-11-22', index),
      value: index % 3 === 0 ? 1 : 0,
      isMarked: index % 3 === 0 ? 1 : 0,
    })),
  },
  {
    componentId: 11,
    title: 'Overdue invoices',
    value: '£17,076 · US$12,192 · €10,848',
    text: '9 of 37 open invoices',
    address: '/sms/invoicing?status=Pending%2CPartially+paid&sort=dueDate%3Aasc',
    chart: 'parts',
    marks: [
      { label: '1–14 days', value: 4, isMarked: 0 },
      { label: '15–30 days', value: 4, isMarked: 0 },
      { label: 'over 30 days', value: 1, isMarked: 1 },
    ],
  },
  {
    componentId: 2,
    title: 'Registrations this week',
    value: '9',
    text: '−9 on last week',
    address: '/lead-management/regular-registration?registeredOnFrom=2026-11-16&registeredOnTo=2026-11-22',
    chart: 'weeks',
    marks: weeks.map((value, index) => ({ label: addDays('2026-08-31', 7 * index), value, isMarked: index === 11 ? 1 : 0 })),
  },
  {
    componentId: 2,
    title: 'Custom requests in review',
    value: '16',
    text: '4 older than a week',
    address: '/sms/curriculumcentercustomRequest?status=9',
    chart: 'names',
    marks: ['Jade Gate College', 'Apple Orchard Institute', 'Creekside Academy', 'Baobab College'].map((label, index) => ({
      label,
      value: 4,
      isMarked: index === 0 ? 1 : 0,
    })),
  },
]

const act = (historyId: number, fields: Partial<RecentAct>): RecentAct => ({
  historyId,
  at: { date: '2026-11-21 09:31:00.000000' },
  by: 'Alexandrina Lindqvist-Okonkwo',
  act: 'published',
  resource: 'Examblock',
  recordId: 103,
  name: 'May Exams 2027',
  noun: 'exam block',
  count: 1,
  ...fields,
})

const acts = [
  act(812, {}),
  act(811, { by: 'Amina Bello', act: 'imported', resource: 'Student', name: 'Linh Phạm', noun: 'students', count: 40 }),
  act(640, {
    at: { date: '2026-11-19 15:10:00.000000' },
    act: 'rejected',
    resource: 'Gone',
    name: 'Spring intake',
    noun: 'centre selection',
  }),
  act(512, { at: { date: '2026-11-18 11:45:00.000000' }, act: 'updated' }),
]

const administrator = {
  links: menuOf('NCUK'),
  figures: ofAdministrators,
  waiting,
  nextBlock,
  trends,
  trendsToCome: 4,
  acts,
  panels: ['nextBlock', 'trends', 'acts'],
  hasLanding: true,
} as const

const meta = {
  component: DashboardView,
  title: 'App/Dashboard',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  decorators: [
    (Story) => (
      <Place path="/dashboard/ncuk-admin">
        <main className={sheet}>{Story()}</main>
      </Place>
    ),
  ],
  args: {
    title: 'Dashboard',
    breadcrumbs: () => null,
    links: menuOf('CENTER'),
    figures: [figure(1, '24', 'active students', '/lead-management/regular-registration?status=1')],
    waiting: [],
    nextBlock: null,
    trends: [],
    trendsToCome: 0,
    acts: null,
    panels: [],
    hidden: [],
    today: '2026-11-21',
    hasLanding: false,
    onFollow: fn(),
    onRetry: fn(),
    onRetryFigures: fn(),
    onRetryWaiting: fn(),
    onRetryNextBlock: fn(),
    onRetryTrends: fn(),
    onRetryActs: fn(),
    onHide: fn(),
    linkTo: ({ resource, count }) => (resource === 'Gone' ? null : `/${resource}${count === 1 ? '/view/abc' : ''}`),
  },
} satisfies Meta<typeof DashboardView>

export default meta
type Story = StoryObj<typeof meta>

/** A tile per entry of the menu; its icon turns into the hover icon under the focus too. */
export const Tiles: Story = {
  play: async () => {
    const tile = screen.getByRole('link', { name: 'Pathway Management' })
    await expect(tile).toHaveAttribute('href', '/sideNav/EntityManagement')
    const face = (which: string) => tile.querySelector(`[data-tile-icon=${which}]`) ?? tile
    await expect(getComputedStyle(face('hover')).opacity).toBe('0')
    await userEvent.click(screen.getByRole(...dashboardPage.allAreas))
    await userEvent.tab()
    await expect(tile).toHaveFocus()
    await Promise.all(tile.getAnimations({ subtree: true }).map((one) => one.finished))
    await expect([getComputedStyle(face('rest')).opacity, getComputedStyle(face('hover')).opacity]).toEqual(['0', '1'])
  },
}

/** Where each group of the administrators' page leads. */
const landingLinks = {
  Masters: ['/sms/program', '/sms/stream', '/sms/module', '/sms/intake', '/sms/testblock', '/sms/exam-block', '/sms/moduleproperties'],
  'Centres Groups': ['/sms/centre-groups'],
  'Qualification Administration': [
    '/sms/curriculum',
    '/sms/curriculumcentreadministration',
    '/sms/curriculum-centers',
    '/sms/curriculum-centers-ncuk',
    '/sms/curriculumcentercustomRequest',
  ],
  'Lead Management System': ['/sms/leads', '/sms/unique-sponsorship-letter'],
  SMS: ['regular-registration', 'direct-placements', 'center-registration', 'center-operations'].map((page) => `/lead-management/${page}`),
  'Centre Staging': ['/center-staging'],
  Course: ['/sms/course-management'],
  University: ['/sms/university-management'],
}

/** Administrators find every area of qualification management below the tiles. */
export const OfAdministrators: Story = {
  args: administrator,
  play: async () => {
    await expect(screen.getByRole(...pageTitle.qualifications)).toBeVisible()
    const shown = Object.keys(landingLinks).map((name) => {
      const links = within(screen.getByRole('region', { name })).getAllByRole('link')
      return [name, links.map((link) => link.getAttribute('href'))]
    })
    await expect(Object.fromEntries(shown)).toEqual(landingLinks)
  },
}

/** A figure leads to what it counts, a line of waiting work to the page where it is done. */
export const FiguresAndWhatWaits: Story = {
  args: administrator,
  play: async () => {
    await expect(screen.getByRole(...dashboardPage.figure('45 active centres'))).toHaveAttribute('href', '/sms/centres?status=1')
    const lines = within(screen.getByRole(...dashboardPage.waiting)).getAllByRole('link')
    await expect(lines.map((line) => line.textContent)).toEqual([
      '9 invoices are due £17,076 · US$12,192 31 days late',
      '16 applications wait for NCUK Niamh Llewellyn, Linh Phạm and 14 more since 01/09/2026',
    ])
  },
}

/** The block that begins next says how far it is prepared, and its first sitting by the clocks of its zones. */
export const WithTheNextBlock: Story = {
  args: administrator,
  play: async () => {
    const panel = within(await screen.findByRole(...dashboardPage.nextBlock))
    await expect(panel.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/sms/exam-block/edit/abc')
    await expect(panel.getByRole('link', { name: '412 enrolments' })).toHaveAttribute('href', nextBlock.candidates?.address)
    await expect(panel.getByText(/342 candidates from 18 centres/)).toBeVisible()
    await expect(panel.getByRole('progressbar', { name: 'Academic dates' })).toHaveAttribute('aria-valuetext', '11 of 12')
    await expect(panel.getAllByRole('listitem').map((zone) => zone.textContent)).toEqual([
      'UK Time09:30 GMT',
      'West Africa Time10:30 WAT (GMT+1)',
      'Gulf Time13:30 GMT+4',
    ])
    await expect(panel.getByText('1 more zone')).toBeVisible()
    await userEvent.click(screen.getByRole(...dashboardPage.allAreas))
    await expect(screen.getByRole(...dashboardPage.areas)).toHaveFocus()
  },
}

/** Figures of the weeks lead to what they count, and say in words what their charts show. */
export const FromWeekToWeek: Story = {
  args: administrator,
  play: async () => {
    const panels = within(screen.getByRole(...dashboardPage.trends))
    await expect(panels.getByRole('link', { name: 'Custom requests in review 16 4 older than a week' })).toHaveAttribute(
      'href',
      '/sms/curriculumcentercustomRequest?status=9',
    )
    await expect(panels.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
      '22/11/2026: 1, 25/11/2026: 1, 28/11/2026: 1',
      '1–14 days: 4, 15–30 days: 4, over 30 days: 1',
      'Weeks from 31/08/2026 to 16/11/2026: 9, 8, 8, 14, 7, 14, 7, 8, 17, 8, 18, 9',
      'Jade Gate College: 4, Apple Orchard Institute: 4, Creekside Academy: 4, Baobab College: 4',
    ])
  },
}

/** What was done lately leads to its record, or to the list of several, where the person may open that. */
export const RecentActivity: Story = {
  args: administrator,
  play: async () => {
    const lines = within(screen.getByRole(...dashboardPage.recent))
    const shown = () => lines.getAllByRole('listitem').map((line) => line.textContent)
    await expect(shown()).toHaveLength(3)
    await expect(shown()[1]).toMatch(/40 students imported Amina Bello/)
    await expect(lines.getByRole('link', { name: '40 students' })).toHaveAttribute('href', '/Student')
    await expect(lines.queryByRole('link', { name: 'Spring intake' })).toBeNull()
    const opener = lines.getByRole(...dashboardPage.viewAll)
    await userEvent.click(opener)
    const all = within(await screen.findByRole(...dashboardPage.allRecent))
    await expect(all.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(shown()).toHaveLength(3)
  },
}

/** All panels can be hidden, except waiting work and the tiles. */
export const Customised: Story = {
  args: { ...administrator, nextBlock: null, hidden: ['nextBlock'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole(...dashboardPage.customise))
    const choice = within(await screen.findByRole(...dashboardPage.panels))
    await expect(choice.getByRole(...dashboardPage.panel('Next block'))).not.toBeChecked()
    await userEvent.click(choice.getByRole(...dashboardPage.panel('Recent activity')))
    await expect(args.onHide).toHaveBeenLastCalledWith(['nextBlock', 'acts'])
    await userEvent.click(choice.getByRole(...dashboardPage.resetPanels))
    await expect(args.onHide).toHaveBeenLastCalledWith([])
  },
}

/** No invoice is late, no student was registered, and no request waits. */
export const QuietWeeks: Story = {
  args: {
    ...administrator,
    trends: trends.slice(1).map((trend) => ({
      ...trend,
      value: '0',
      text: 'none',
      marks: trend.chart === 'names' ? [] : trend.marks.map((mark) => ({ ...mark, value: 0 })),
    })),
  },
}

/** Of waiting work five lines are shown, the others after a press on a button. */
export const MuchWaits: Story = {
  args: {
    ...administrator,
    waiting: Array.from({ length: 8 }, (_, index) => ({ ...waiting[1], text: `${index + 2} applications wait for NCUK` })),
  },
  play: async () => {
    const lines = within(screen.getByRole(...dashboardPage.waiting))
    await expect(lines.getAllByRole('link')).toHaveLength(5)
    await userEvent.click(lines.getByRole(...dashboardPage.showAll))
    await expect(lines.getAllByRole('link')).toHaveLength(8)
    await expect(lines.getByRole(...dashboardPage.showFewer)).toHaveFocus()
  },
}

/** Without their figures the tiles still lead to their pages (CAT-ASR-20). */
export const FiguresFailed: Story = {
  args: { ...administrator, figures: 'failed', waiting: 'failed', nextBlock: 'failed', trends: 'failed', acts: 'failed' },
  play: async ({ args }) => {
    const tiles = within(screen.getByRole('main')).getAllByRole(...dashboardPage.retryFigure)
    await expect(tiles).toHaveLength(administrator.links.length)
    await expect(screen.getByRole(...mainMenu.reports)).toHaveAttribute('href', '/reports')
    await userEvent.click(tiles[0] ?? document.body)
    await expect(args.onRetryFigures).toHaveBeenCalledOnce()
    await userEvent.click(within(screen.getByText(dashboardPage.noNextBlock).parentElement ?? document.body).getByRole('button'))
    await expect(args.onRetryNextBlock).toHaveBeenCalledOnce()
    await userEvent.click(within(screen.getByText(dashboardPage.noTrends).parentElement ?? document.body).getByRole('button'))
    await expect(args.onRetryTrends).toHaveBeenCalledOnce()
    await userEvent.click(within(screen.getByText(dashboardPage.noRecent).parentElement ?? document.body).getByRole('button'))
    await expect(args.onRetryActs).toHaveBeenCalledOnce()
  },
}

export const FiguresToCome: Story = {
  args: { ...administrator, figures: 'loading', waiting: 'loading', nextBlock: 'loading', trends: 'loading', acts: 'loading' },
}
export const NothingWaits: Story = { args: { ...administrator, waiting: [], acts: [] } }

export const Loading: Story = { args: { links: 'loading' } }

/** Without the permissions there is nothing to show but that, and Retry, which leaves the focus on the heading. */
export const Unavailable: Story = {
  args: { links: 'unavailable' },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('The permissions could not be loaded.')
    await userEvent.click(screen.getByRole(...shell.retry))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(screen.getByRole(...pageTitle.dashboard)).toHaveFocus()
  },
}

export const WithoutEntries: Story = { args: { links: [] } }
export const OnATablet: Story = { args: administrator, globals: { viewport: { value: 'w820' } } }
export const OnAPhone: Story = { args: administrator, globals: { viewport: { value: 'w375' } } }
export const InTheDark: Story = { args: administrator, globals: { theme: 'dark' } }
