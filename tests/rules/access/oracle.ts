import type { ContactType } from '#machines/access/contact-types.ts'

/**
 * A page and who may open it, written by hand from the documents, without code of the rules. `needs` are the labels of which
 * the page's node must carry one; without any the node suffices.
 */
export interface OraclePage {
  readonly path: string
  readonly search?: string
  readonly everyone?: true
  readonly only?: ContactType
  /** The node of the permission tree that the page depends on. */
  readonly node?: string
  readonly needs?: readonly string[]
}

const block = (root: string, wizard: string, parameter: string): readonly OraclePage[] => [
  { path: root, node: root },
  { path: `${root}/create`, node: root, needs: ['add'] },
  { path: `${root}/${wizard}`, node: root, needs: ['add'] },
  { path: `${root}/${wizard}`, search: `?${parameter}=`, node: root, needs: ['add'] },
  { path: `${root}/${wizard}`, search: '?other=1', node: root, needs: ['add'] },
  { path: `${root}/${wizard}`, search: `?${parameter}=sGm2qWb0mF4hYw9o5l1k7A`, node: root, needs: ['modify'] },
  { path: `${root}/${wizard}/academic-dates/0/2027-06-14/2027-06-16`, node: root, needs: ['add'] },
  { path: `${root}/${wizard}/academic-dates/sGm2qWb0/2027-06-14/2027-06-16`, node: root, needs: ['modify'] },
  { path: `${root}/edit/sGm2qWb0`, node: root, needs: ['modify'] },
  { path: `${root}/share/sGm2qWb0`, node: root, needs: ['view'] },
]

export const oraclePages: readonly OraclePage[] = [
  ...['/', '/profile', '/changepassword', '/forgotpassword', '/updatePassword/key', '/sideNav/Anything'].map((path): OraclePage => ({
    path,
    everyone: true,
  })),
  { path: '/dashboard/student', only: 'STUDENT' },
  { path: '/lead-management/regular-registration/regular-registration-edit/x', only: 'STUDENT' },
  { path: '/dashboard/center', only: 'CENTER' },
  { path: '/lead-management/center-registration/edit/x', only: 'CENTER' },
  { path: '/dashboard/university', only: 'INSTITUTE' },
  { path: '/dashboard/ncuk-admin', only: 'NCUK' },
  ...block('/sms/exam-block', 'Examcentreadministration', 'examBlockId'),
  { path: '/sms/exam-block/DefineExam', node: '/sms/exam-block', needs: ['add', 'modify'] },
  { path: '/sms/exam-block/summary', node: '/sms/exam-block', needs: ['add', 'modify'] },
  ...block('/sms/testblock', 'Testcentreadministration', 'testBlockId'),
  { path: '/sms/moduleproperties', node: '/sms/moduleproperties' },
  { path: '/sms/moduleproperties/create', node: '/sms/moduleproperties', needs: ['add'] },
  { path: '/sms/moduleproperties/edit/x', node: '/sms/moduleproperties', needs: ['modify'] },
  { path: '/sms/moduleproperties/summary/x', node: '/sms/moduleproperties', needs: ['view'] },
  { path: '/results', node: '/results' },
  // Addresses that open for no type of person.
  ...[
    '/sms',
    '/sideNav',
    '/sideNav/a/b',
    '/dashboard',
    '/profile/x',
    '/updatePassword/a/b',
    '/sms/exam-block/anything',
    '/sms/exam-block/edit',
    '/sms/exam-block/edit/a/b',
    '/sms/exam-block/Examcentreadministration/academic-dates/1/2',
    '/SMS/exam-block',
    '/sms/Exam-Block',
    '/sms/exam-block/CREATE',
    '/sms/testblock/DefineTest',
    '/sms%2Fexam-block',
    '/results/7',
    '/unknown',
  ].map((path): OraclePage => ({ path })),
]

/** Whether a contact of this type, whose tree has these nodes with these labels each, may open the page. */
export function expected(page: OraclePage, type: ContactType | null, nodes: readonly string[], labels: readonly string[]): boolean {
  if (page.everyone) return true
  if (page.only) return page.only === type
  if (page.node === undefined || !nodes.includes(page.node)) return false
  const held = labels.map((label) => label.toLowerCase())
  return page.needs === undefined || page.needs.some((need) => held.includes(need))
}

/** Spellings of one path that mean the same address. */
export const sameAddress: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/%2e${path}`,
  (path) => `/x/%2E%2e${path}`,
  (path) => path.replaceAll(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('-', '%2D'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}#fragment`,
]

/** What a visit of a signed-in person ends in: the page, another address, or the page of refusals. */
export type OracleVisit = 'open' | 'refused' | { readonly to: string }

const keptPublic = [
  '/LogInPermission',
  '/forgotpassword',
  '/snapshot',
  '/updatePassword/:pwdresetkey',
  '/certificate-management/validate-certificate-link',
  '/certificate-management/validate-certificate-link/:id',
]
const leftPublic = ['/login', '/updatePassword', '/certificate-management/validate-certificate', '/maintenance', '/consent']
const forEveryone = ['/profile', '/changepassword', '/sideNav/:name']
const forOne: Readonly<Record<string, ContactType>> = {
  '/dashboard/student': 'STUDENT',
  '/lead-management/regular-registration/regular-registration-edit/:studentMasterId': 'STUDENT',
  '/dashboard/center': 'CENTER',
  '/lead-management/center-registration/edit/:id': 'CENTER',
  '/dashboard/university': 'INSTITUTE',
  '/dashboard/ncuk-admin': 'NCUK',
}
const otherPages: Readonly<Record<string, Partial<Record<ContactType, string>>>> = {
  '/profile': {
    STUDENT: '/lead-management/regular-registration/regular-registration-edit/own-key',
    CENTER: '/lead-management/center-registration/edit/own-key',
  },
  '/sms/invoicing': { INSTITUTE: '/sms/invoicing/fixed-invoices-institutes/university-view/own-key' },
}

/**
 * What becomes of a row of the route table, by its pattern, for a person with all consents given whose own keys are
 * "own-key"; `isGranted` says whether the permission tree and the routes of the server give them the page.
 */
export function expectedVisit(pattern: string, type: ContactType | null, isGranted: boolean): OracleVisit {
  if (keptPublic.includes(pattern)) return 'open'
  if (leftPublic.includes(pattern)) return { to: '/' }
  const other = type && otherPages[pattern]?.[type]
  if (other) return { to: other }
  if (forEveryone.includes(pattern)) return 'open'
  return isGranted || (type !== null && forOne[pattern] === type) ? 'open' : 'refused'
}
