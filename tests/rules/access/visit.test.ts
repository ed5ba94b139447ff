import { describe, expect, it } from 'vitest'
import { returnPath } from '#machines/access/public-visit.ts'
import { afterSignIn, decideVisit, hasShell, isOnArrival, profilePath, type VisitFacts, type Visitor } from '#machines/access/visit.ts'
import { plainVisit } from '#tests/support/access-facts.ts'
import { accessFrom } from '#tests/support/access.ts'

const visitorOf = (contactType: unknown, flags: readonly [unknown, unknown] = [1, 1]): Visitor => ({
  contactType,
  mandatoryConsent: flags[0],
  nonMandatoryConsent: flags[1],
  studentKey: contactType === 'STUDENT' ? 'stu-key' : null,
  centreKey: contactType === 'CENTER' ? 'cen-key' : null,
  institutionKey: contactType === 'INSTITUTE' ? 'ins-key' : null,
})

const node = (route: string, permissions: readonly string[]) => ({
  componentId: 1,
  componentName: route,
  routes: route,
  permissions,
  iconsName: null,
  children: [],
})
const accessOf = (contactType: unknown, ...tree: readonly object[]) => accessFrom({ contactType, tree, routes: [] })

/** What becomes of a visit, in one line. */
function visit(path: string, facts: Partial<VisitFacts> = {}): string {
  const { visitor = visitorOf('NCUK') } = facts
  const outcome = decideVisit({ ...plainVisit, path, visitor, access: accessOf(visitor?.contactType), ...facts })
  if (outcome.kind !== 'redirect') return outcome.kind
  return outcome.isRefused ? `refused → ${outcome.to}` : outcome.to
}

describe('without a session', () => {
  const signedOut = { visitor: null }

  it.each([
    '/login',
    '/forgotpassword',
    '/updatePassword',
    '/updatePassword/key',
    '/certificate-management/validate-certificate-link',
    '/certificate-management/validate-certificate-link/7',
    '/certificate-management/validate-certificate',
    '/LogInPermission',
    '/maintenance',
  ])('%s opens', (path) => {
    expect(visit(path, signedOut)).toBe('open')
  })

  it.each([
    ['/', '', '/login'],
    ['/consent', '', '/login'],
    ['/sms/exam-block', '', '/login?next=%2Fsms%2Fexam-block'],
    ['/sms//exam-block/', '?status=1&x=a%26b', '/login?next=%2Fsms%2Fexam-block%3Fstatus%3D1%26x%3Da%2526b'],
    ['//evil.example', '', '/login?next=%2Fevil.example'],
    ['/Login', '', '/login?next=%2FLogin'],
  ])('%s%s leads to %s', (path, search, to) => {
    expect(visit(path, { ...signedOut, search })).toBe(to)
  })
})

describe('after someone has signed out', () => {
  it('every page, even one that needs no session, leads to sign-in until that is reached', () => {
    const facts = { visitor: null, isRemembered: false, isDeparting: true }
    const asked = [
      '/LogInPermission',
      '/forgotpassword',
      '/certificate-management/validate-certificate-link/7',
      '/consent',
      '/sms/exam-block',
    ]
    expect(asked.map((path) => visit(path, facts))).toEqual(asked.map(() => '/login'))
    expect(visit('/login', facts)).toBe('open')
  })

  it('a sign-in does not lead back to the page of the last sign-out', () => {
    expect(visit('/sms/exam-block', { visitor: null, isRemembered: false })).toBe('/login')
  })
})

describe('the address to return to after sign-in', () => {
  it.each([
    ['/sms/exam-block', '/sms/exam-block'],
    ['/sms/exam-block/?status=1#x', '/sms/exam-block?status=1'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https:evil.example', null],
    ['javascript:alert(1)', null],
    ['/a\r\nSet-Cookie: x', null],
    ['/\u0000', null],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
    [`/${'a'.repeat(2000)}`, null],
    ['/login', null],
    ['/logi%6E/', null],
    ['/LogInPermission', null],
    ['/consent', null],
    ['/', null],
    ['', null],
    [null, null],
    [['/sms'], null],
  ])('%j is %j', (text, expected) => {
    expect(returnPath(text)).toBe(expected)
  })
})

describe('signed in', () => {
  it.each([
    ['STUDENT', '/dashboard/student'],
    ['CENTER', '/dashboard/center'],
    ['INSTITUTE', '/dashboard/university'],
    ['NCUK', '/dashboard/ncuk-admin'],
    ['PARENT', 'refused → /LogInPermission'],
    [undefined, 'refused → /LogInPermission'],
  ])('as %s, home is %s', (type, to) => {
    expect(visit('/', { visitor: visitorOf(type) })).toBe(to)
    expect(visit('//', { visitor: visitorOf(type), access: 'loading' })).toBe(to)
  })

  it.each(['/login', '/updatePassword', '/certificate-management/validate-certificate', '/maintenance', '/login/', '/consent'])(
    '%s leads home',
    (path) => {
      expect(visit(path)).toBe('/')
    },
  )

  it.each([
    '/forgotpassword',
    '/updatePassword/key',
    '/LogInPermission',
    '/certificate-management/validate-certificate-link',
    '/certificate-management/validate-certificate-link/7',
    '/changepassword',
    '/profile',
    '/sideNav/Masters',
  ])('%s stays, even while the permissions are loading or missing', (path) => {
    expect([visit(path), visit(path, { access: 'loading' }), visit(path, { access: 'unavailable' })]).toEqual(['open', 'open', 'open'])
  })

  it('refuses a page that the contact was not given', () => {
    expect(visit('/sms/exam-block', { visitor: visitorOf('STUDENT') })).toBe('refused → /LogInPermission')
  })

  it('waits with a page beyond the fixed lists until the permissions are known', () => {
    expect(visit('/sms/exam-block', { access: 'loading' })).toBe('waiting')
    expect(visit('/sms/exam-block', { access: accessOf('NCUK', node('/sms/exam-block', ['list'])) })).toBe('open')
  })

  it('does not take missing permissions for a refusal', () => {
    expect(visit('/sms/exam-block', { access: 'unavailable' })).toBe('unavailable')
    expect(visit('/dashboard/ncuk-admin', { access: 'unavailable' })).toBe('open')
  })

  it('needs another right for a block in the query', () => {
    const access = accessOf('NCUK', node('/sms/exam-block', ['Add']))
    const path = '/sms/exam-block/Examcentreadministration'
    expect(visit(path, { access })).toBe('open')
    expect(visit(path, { access, search: '?examBlockId=x' })).toBe('refused → /LogInPermission')
  })
})

describe('unknown addresses below test blocks', () => {
  it.each([
    ['/sms/testblock/anything', ['list'], '/sms/testblock'],
    ['/sms/testblock/a/b/c', [], '/sms/testblock'],
    ['/sms/testblock/create', ['list'], 'refused → /LogInPermission'],
    ['/sms/testblock/create', ['Add'], 'open'],
  ])('%s with %j: %s', (path, labels, outcome) => {
    expect(visit(path, { access: accessOf('NCUK', node('/sms/testblock', labels)) })).toBe(outcome)
  })

  it('are refused to those who have no test blocks, and below exam blocks to everyone', () => {
    expect(visit('/sms/testblock/anything')).toBe('refused → /LogInPermission')
    const both = accessOf('NCUK', node('/sms/exam-block', ['list']), node('/sms/testblock', ['list']))
    expect(['/sms/exam-block/anything', '/sms/testblocks/x', '/x'].map((path) => visit(path, { access: both }))).toEqual([
      'refused → /LogInPermission',
      'refused → /LogInPermission',
      'refused → /LogInPermission',
    ])
  })
})

describe('right after sign-in', () => {
  const isArriving = true

  it.each([
    ['CENTER', '/LogInPermission'],
    ['INSTITUTE', '/LogInPermission'],
    ['NCUK', '/LogInPermission'],
    ['PARENT', '/LogInPermission'],
  ])('%s passes %s', (type, to) => {
    expect(afterSignIn(visitorOf(type), '')).toBe(to)
  })

  it.each([
    [[0, 0], '/consent'],
    [[1, 0], '/consent'],
    [[0, 1], '/consent'],
    [['1', '0'], '/consent'],
    [[undefined, undefined], '/consent'],
    [[1, 1], '/dashboard/student'],
    [['1', '1'], '/dashboard/student'],
  ] as const)('a student with consents %j goes to %s', (flags, to) => {
    expect(afterSignIn(visitorOf('STUDENT', flags), '')).toBe(to)
  })

  it('carries on to the page that was asked for', () => {
    const search = '?next=%2Fsms%2Fexam-block%3Fstatus%3D1'
    expect(visit('/login', { isArriving, search })).toBe('/LogInPermission?next=%2Fsms%2Fexam-block%3Fstatus%3D1')
    expect(visit('/LogInPermission', { isArriving, search })).toBe('/sms/exam-block?status=1')
    expect(visit('/login', { isArriving, search, visitor: visitorOf('STUDENT') })).toBe('/sms/exam-block?status=1')
    expect(visit('/login', { isArriving, search, visitor: visitorOf('STUDENT', [1, 0]) })).toBe('/consent')
    expect(visit('/LogInPermission', { isArriving, search: '?next=//evil.example' })).toBe('/')
  })

  it('the gate waits for the permissions, then goes home', () => {
    expect(visit('/LogInPermission', { isArriving, access: 'loading' })).toBe('waiting')
    expect(visit('/LogInPermission', { isArriving })).toBe('/')
    expect(visit('/LogInPermission', { isArriving, access: 'unavailable' })).toBe('/')
  })

  it('the gate stays shut for an unknown contact type', () => {
    expect(visit('/LogInPermission', { isArriving, visitor: visitorOf('PARENT') })).toBe('open')
    expect(visit('/LogInPermission', { isArriving, visitor: visitorOf('PARENT'), access: 'loading' })).toBe('open')
  })

  it('keeps a student at the mandatory consent, whatever else is asked for', () => {
    for (const flags of [
      [0, 0],
      [0, 1],
      [undefined, 1],
    ] as const) {
      const facts = { isArriving, visitor: visitorOf('STUDENT', flags) }
      const asked = ['/', '/dashboard/student', '/profile', '/sideNav/Results', '/results', '/login', '/LogInPermission', '/unknown']
      const ends = asked.map((path) => {
        const outcome = visit(path, facts)
        return outcome === '/' ? visit('/', facts) : outcome
      })
      expect(ends).toEqual(asked.map(() => '/consent'))
      expect(visit('/consent', facts)).toBe('open')
    }
  })

  it('lets a student pass who lacks only the optional consent', () => {
    const facts = { isArriving, visitor: visitorOf('STUDENT', [1, 0]) }
    expect([visit('/consent', facts), visit('/dashboard/student', facts)]).toEqual(['open', 'open'])
  })

  it.each([
    ['NCUK', [0, 0], '/LogInPermission', { kind: 'waiting' }, true],
    ['NCUK', [0, 0], '/dashboard/ncuk-admin', { kind: 'waiting' }, false],
    ['PARENT', [0, 0], '/LogInPermission', { kind: 'open' }, false],
    ['STUDENT', [1, 1], '/login', { kind: 'redirect', to: '/dashboard/student', isRefused: false }, true],
    ['STUDENT', [1, 0], '/consent', { kind: 'open' }, false],
    ['STUDENT', [0, 0], '/consent', { kind: 'open' }, true],
    ['STUDENT', [0, 1], '/forgotpassword', { kind: 'open' }, true],
  ] as const)('%s with consents %j on %s, %j: still on the way: %j', (type, flags, path, outcome, expected) => {
    expect(isOnArrival({ path, visitor: visitorOf(type, flags), visit: outcome })).toBe(expected)
  })

  it('is over once a page was reached: then /LogInPermission stays open', () => {
    expect(visit('/LogInPermission')).toBe('open')
    expect(visit('/LogInPermission', { search: '?next=%2Fresults' })).toBe('open')
  })
})

describe('consent', () => {
  it.each([
    ['STUDENT', [0, 1], 'open'],
    ['STUDENT', [1, 0], 'open'],
    ['STUDENT', [1, 1], '/'],
    ['CENTER', [0, 0], '/'],
  ] as const)('of %s with %j: %s', (type, flags, outcome) => {
    expect(visit('/consent', { visitor: visitorOf(type, flags) })).toBe(outcome)
  })

  it.each([
    ['STUDENT', [0, 0], false],
    ['STUDENT', [1, 0], true],
    ['STUDENT', ['0', '1'], true],
    ['NCUK', [0, 0], true],
  ] as const)('puts a shell around the pages of %s with %j: %j', (type, flags, expected) => {
    expect(hasShell(visitorOf(type, flags))).toBe(expected)
  })

  it('does not lead a student without consents away from a page', () => {
    expect(visit('/dashboard/student', { visitor: visitorOf('STUDENT', [0, 0]) })).toBe('open')
  })
})

describe('addresses that stand for another one', () => {
  it.each([
    ['STUDENT', '/profile', '/lead-management/regular-registration/regular-registration-edit/stu-key'],
    ['CENTER', '/profile', '/lead-management/center-registration/edit/cen-key'],
    ['CENTER', '/sideNav/Results', '/results'],
    ['NCUK', '/sideNav/Results', 'open'],
    ['INSTITUTE', '/sms/invoicing', '/sms/invoicing/fixed-invoices-institutes/university-view/ins-key'],
  ])('%s on %s: %s', (type, path, outcome) => {
    expect(visit(path, { visitor: visitorOf(type) })).toBe(outcome)
  })

  it('stay for everyone else, whichever ids they have', () => {
    const keys = { studentKey: 'key', centreKey: 'key', institutionKey: 'key' }
    expect(profilePath({ ...visitorOf('NCUK'), ...keys })).toBe('/profile')
    const invoicing = { access: accessOf('NCUK', node('/sms/invoicing', ['list'])), visitor: { ...visitorOf('NCUK'), ...keys } }
    expect(visit('/sms/invoicing', invoicing)).toBe('open')
  })

  it('stay when the id is missing', () => {
    expect(visit('/profile', { visitor: { ...visitorOf('STUDENT'), studentKey: null } })).toBe('open')
    expect(profilePath({ ...visitorOf('CENTER'), centreKey: null })).toBe('/profile')
    expect(visit('/sms/invoicing', { visitor: { ...visitorOf('INSTITUTE'), institutionKey: null } })).toBe('refused → /LogInPermission')
  })
})

describe('maintenance', () => {
  it.each([visitorOf('NCUK'), null])('leads every address to its page', (visitor) => {
    const facts = { visitor, isMaintenance: true }
    expect(['/', '/login', '/sms/exam-block', '/LogInPermission', '/maintenance/'].map((path) => visit(path, facts))).toEqual([
      '/maintenance',
      '/maintenance',
      '/maintenance',
      '/maintenance',
      'open',
    ])
  })
})

describe('every chain of redirects', () => {
  it('ends on a stable page after three steps at most', () => {
    const starts = [
      '/',
      '/login',
      '/consent',
      '/LogInPermission',
      '/profile',
      '/sms/invoicing',
      '/sideNav/Results',
      '/sms/testblock/x',
      '/unknown',
      '/maintenance',
    ]
    for (const type of ['STUDENT', 'CENTER', 'INSTITUTE', 'NCUK', 'PARENT', null])
      for (const isMaintenance of [true, false])
        for (const start of starts) {
          const visitor = { ...visitorOf(type), studentKey: null }
          const decide = (path: string, isArriving: boolean) =>
            decideVisit({ ...plainVisit, path, visitor, access: accessOf(type), isMaintenance, isArriving })
          let path = start
          let steps = 0
          let isArriving = true
          for (let outcome = decide(path, true); outcome.kind === 'redirect' && steps < 10; outcome = decide(path, isArriving)) {
            isArriving &&= isOnArrival({ path, visitor, visit: outcome })
            path = outcome.to
            steps += 1
          }
          expect(steps, `${type} ${start}`).toBeLessThanOrEqual(3)
        }
  })
})
