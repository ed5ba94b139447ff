import { applicationStatus } from '#openapi/applications/application-steps.ts'
import type { Figure } from '#openapi/generated/schema.d.ts'
import { isOpenStatus, openStatuses } from '#openapi/money/open-invoice.ts'
import { deliveryFields } from '../assessment/sat-papers.ts'
import { ownAttempts } from '../assessment/sitting.ts'
import { addDays, daysBetween } from '../factories/days.ts'
import { encryptId } from '../id-codec.ts'
import { assetStatus } from '../resources/assets/asset-status.ts'
import { countNewShared } from '../resources/assets/share-visits.ts'
import { entriesFor } from '../resources/calendar/entries.ts'
import { messageState } from '../resources/communications/communication-fields.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { countAtRisk } from '../reports/at-risk.ts'
import { liveBudget } from '../resources/money/budgets.ts'
import { dayText } from '../resources/money/reckoning.ts'
import { approved } from '../resources/results/release-check.ts'
import { slipOf } from '../resources/results/slip.ts'
import { studentStatus } from '../resources/students/students.ts'
import { stagingStatus } from '../resources/people/seeds/contact-staging.ts'
import { userStatus } from '../accounts/users.ts'
import { entryWith, listingOf, openLeads, saidOfPages, searched, submitted, type Narrowed, type PageSource } from './listing.ts'
import { nextBlock, nextRelease } from './next-dates.ts'
import { balanceText } from './words.ts'

/** The content of a figure; the menu entry of its page decides which tile shows it. */
type Said = Pick<Figure, 'value' | 'text' | 'address' | 'isCount'>

type Source = PageSource<Said>

type Words = readonly [one: string, many: string]
type Wanted = Narrowed | ((store: PersonalStore) => Narrowed)

const active = 1

const calendar = '/calendar-management'

/** How many records a narrowed list has. */
const count = (page: string, [one, many]: Words, wanted: Wanted): Source => ({
  page,
  said: (store) => {
    const { records, address } = listingOf(typeof wanted === 'function' ? wanted(store) : wanted, store)
    return { value: String(records.length), text: records.length === 1 ? one : many, address, isCount: 1 }
  },
})

/** The year of the session, as a filter. */
const ofYear = ({ user: { yearId } }: PersonalStore): Readonly<Record<string, number>> => (yearId === null ? {} : { yearId })

const ofProvider: readonly Source[] = [
  count('/sms/centres', ['active centre', 'active centres'], { resource: 'Centre', path: '/sms/centres', statuses: [active] }),
  ...(['exam', 'test'] as const).map((kind): Source => {
    const page = kind === 'exam' ? '/sms/exam-block' : '/sms/testblock'
    return {
      page,
      said: (store) => {
        const block = nextBlock(store)
        if (block?.kind !== kind || block.startDate === null) return null
        const days = daysBetween(store.today, block.startDate)
        const value = days === 0 ? 'Today' : days === 1 ? '1 day' : `${days} days`
        return { value, text: days === 0 ? block.name : `to ${block.name}`, address: searched(page, block.name), isCount: 0 }
      },
    }
  }),
  count('/dashboard/ncuk-application-portal', ['request waits for NCUK', 'requests wait for NCUK'], (store) => ({
    resource: 'Application',
    path: '/dashboard/ncuk-application-portal',
    filters: ofYear(store),
    within: { stage: 'approved' },
    beside: { tab: 'approved' },
  })),
  count('/clearing', ['open entry', 'open entries'], (store) => ({
    resource: 'ClearingEntry',
    path: '/clearing',
    statuses: ['Open'],
    filters: ofYear(store),
  })),
  count('/results', ['set waits for release', 'sets wait for release'], (store) => ({
    resource: 'ResultSet',
    path: '/results',
    statuses: [approved],
    filters: ofYear(store),
  })),
  {
    page: '/reports',
    said: (store) => {
      const { yearId } = store.user
      if (yearId === null) return null
      const students = countAtRisk(yearId, store)
      const address = `/reports/student-analysis-report?yearId=${encryptId(yearId)}&atRisk=1`
      return { value: String(students), text: students === 1 ? 'student at risk' : 'students at risk', address, isCount: 1 }
    },
  },
  count('/certificate-management/request', ['request submitted', 'requests submitted'], {
    resource: 'CertificateRequest',
    path: '/certificate-management/request',
    statuses: [submitted],
  }),
  count('/asset-management/listing', ['review open', 'reviews open'], {
    resource: 'Asset',
    path: '/asset-management/listing',
    statuses: [assetStatus.review],
    within: { isArchived: '0' },
  }),
  {
    page: '/sms/invoicing',
    said: (store) => {
      const { records, address } = listingOf(
        { resource: 'Invoice', path: '/sms/invoicing', statuses: openStatuses, filters: ofYear(store) },
        store,
      )
      return { value: balanceText(records) || '0', text: 'unpaid', address, isCount: 0 }
    },
  },
  count('/communications/content', ['message scheduled', 'messages scheduled'], {
    resource: 'Communication',
    path: '/communications/content',
    statuses: [messageState.scheduled],
  }),
  {
    page: calendar,
    said: (store) => {
      const [from, to] = [store.today, addDays(store.today, 6)]
      // `entriesFor` also gives timed entries of the days beside the range, for readers in other time zones.
      const entries = entriesFor(store, { from, to }, {}).filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
      const text = entries.length === 1 ? 'entry in 7 days' : 'entries in 7 days'
      return { value: String(entries.length), text, address: `${calendar}?view=agenda`, isCount: 1 }
    },
  },
  count('/users/users', ['active user', 'active users'], { resource: 'User', path: '/users/users', statuses: [userStatus.active] }),
  count('/cms/staging', ['contact in staging', 'contacts in staging'], {
    resource: 'ContactStaging',
    path: '/cms/staging',
    statuses: [stagingStatus.submitted, stagingStatus.review],
  }),
  {
    page: '/budgeting-forecasting/live',
    said: (store) => {
      const budget = liveBudget({ centreId: 0, programId: 0, regionId: 0 }, store)
      if (!budget || budget.targetStudents === 0) return null
      const students = budget.weeks[budget.week - 1]?.students ?? 0
      const share = Math.round((100 * students) / budget.targetStudents)
      return { value: `${share}%`, text: 'of the target of students', address: '/budgeting-forecasting/live', isCount: 0 }
    },
  },
]

/** The scripts that wait to be marked, of those that the person may see. */
const scriptsToMark = count('/dap/marking', ['script waits', 'scripts wait'], {
  resource: 'ScriptMarking',
  path: '/dap/marking',
  statuses: ['Waiting'],
})

const ofCentre: readonly Source[] = [
  count('/dap/delivery', ['sitting today', 'sittings today'], ({ today }) => ({
    resource: 'Delivery',
    path: '/dap/delivery',
    filters: { dateFrom: today, dateTo: today },
  })),
  count('/lead-management/regular-registration', ['active student', 'active students'], (store) => ({
    resource: 'Student',
    path: '/lead-management/regular-registration',
    statuses: [studentStatus.active],
    filters: ofYear(store),
  })),
  count('/sms/leads', ['open lead', 'open leads'], { resource: 'Lead', path: '/sms/leads', statuses: openLeads }),
  {
    page: '/results',
    said: (store) => {
      const next = nextRelease('Centres', store)
      if (next === null) return null
      // Before its release a centre sees no results: the calendar alone has the day.
      const address = entryWith(store.menu, calendar) === null ? '/results' : `${calendar}?day=${next.day}`
      return { value: dayText(next.day), text: `release of ${next.name}`, address, isCount: 0 }
    },
  },
  count('/sms/invoicing/fixed-invoices-centres', ['open invoice', 'open invoices'], {
    resource: 'Invoice',
    path: '/sms/invoicing/fixed-invoices-centres',
    statuses: openStatuses,
    within: { variant: 'Fixed', partnerKind: 'Centre,Student' },
  }),
  {
    page: '/asset-management/shared-with-me',
    said: (store) => {
      const assets = countNewShared(store)
      const address = '/asset-management/shared-with-me'
      return { value: String(assets), text: assets === 1 ? 'asset new to you' : 'assets new to you', address, isCount: 0 }
    },
  },
]

const ofUniversity: readonly Source[] = [
  scriptsToMark,
  count('/clearing/view-page/clearing-offer', ['open offer', 'open offers'], {
    resource: 'ClearingOffer',
    path: '/clearing/view-page/clearing-offer',
    statuses: ['Offered'],
  }),
  // A withdrawn offer keeps its reply, which no longer counts.
  count('/lead-management/direct-placements', ['firm reply', 'firm replies'], {
    resource: 'DirectPlacement',
    path: '/lead-management/direct-placements',
    statuses: ['Conditional', 'Unconditional'],
    filters: { reply: 'Firm' },
  }),
  {
    // University people see no list of invoices: its address leads to this statement, and would lose its filters.
    page: '/sms/invoicing',
    said: (store) => {
      const { institutionId } = store.user
      if (institutionId === null) return null
      const { records } = listingOf({ resource: 'Invoice', path: '', statuses: openStatuses }, store)
      const address = `/sms/invoicing/fixed-invoices-institutes/university-view/${encryptId(institutionId)}`
      return { value: String(records.length), text: records.length === 1 ? 'open invoice' : 'open invoices', address, isCount: 1 }
    },
  },
]

const ofStudent: readonly Source[] = [
  {
    page: '/dap/delivery',
    said: (store) => {
      // Attempts come in the order in which they open; a practice has no opening time.
      const next = ownAttempts(store).attempts.find(({ state, opensAt = '' }) => state === 'Expected' && opensAt > store.now)
      // Its date is the day on the clocks of the student's centre, which that of the instant may not be.
      const date = next && deliveryFields(store.db.records('Delivery').find(next.deliveryId) ?? { fields: {} }).date
      return date === undefined ? null : { value: dayText(date), text: 'next sitting', address: '/dap/delivery', isCount: 0 }
    },
  },
  {
    page: '/dashboard/application-portal',
    said: (store) => {
      const [own] = store.scoped('Application').filter(({ status }) => status !== applicationStatus.withdrawn)
      const done = Number(own?.fields['stepsDone'] ?? 0)
      return { value: `${done} of 8`, text: 'steps done', address: '/dashboard/application-portal', isCount: 0 }
    },
  },
  {
    page: '/results/student-results',
    said: (store) => {
      const { studentId } = store.user
      const student = studentId === null ? null : store.records('Student').find(studentId)
      if (!student) return null
      const { awaited, totalPoints } = slipOf(student, store)
      const address = `/results/student-results/${encryptId(student.id)}`
      const [next] = awaited
      if (next) return { value: dayText(next.at.slice(0, 10)), text: `release of ${next.setName}`, address, isCount: 0 }
      return totalPoints === undefined ? null : { value: String(totalPoints), text: 'points of your best modules', address, isCount: 0 }
    },
  },
  {
    page: '/student-payment-status',
    said: (store) => {
      const open = store.scoped('Invoice').filter(({ status }) => isOpenStatus(status))
      return { value: balanceText(open) || '0', text: 'to pay', address: '/student-payment-status', isCount: 0 }
    },
  },
  count('/certificate-management/request', ['certificate request', 'certificate requests'], {
    resource: 'CertificateRequest',
    path: '/certificate-management/request',
  }),
]

const sources: Readonly<Record<string, readonly Source[]>> = {
  NCUK: [...ofProvider, scriptsToMark],
  CENTER: ofCentre,
  INSTITUTE: ofUniversity,
  STUDENT: ofStudent,
}

/** The figures of the tiles of a person. */
export const figuresOf = (store: PersonalStore): Figure[] =>
  saidOfPages(sources[store.user.contactType] ?? [], store).map((said) => ({ ...said, asOf: { date: store.now } }))
