import { describe, expect, test } from 'vitest'
import { resetBreach } from '#mirage/hosts/reset-guard.ts'

const local = { host: '127.0.0.1:4173', 'content-type': 'application/json' }
const foreignPage = 'The reset call is for pages of this origin.'
const farAway = 'Data that are kept in a file can be reset from the machine of the server only.'
const noHeader = 'Data that are kept in a file can be reset only by a call with the header "content-type: application/json".'

const breachOf = (headers: Record<string, string>, { isKept = true, from = '127.0.0.1' } = {}) =>
  resetBreach({ headers, socket: { remoteAddress: from } }, isKept)

describe('the reset of data in a file', () => {
  test.each([
    ['the machine itself', local, '127.0.0.1'],
    ['the machine itself by IPv6', { ...local, host: '[::1]:4173' }, '::1'],
    ['the machine itself where both families share a socket', { ...local, host: 'localhost:4173' }, '::ffff:127.0.0.1'],
    ['a page of the portal', { ...local, origin: 'http://127.0.0.1:4173', 'sec-fetch-site': 'same-origin' }, '127.0.0.1'],
    ['a caller that names the character set', { ...local, 'content-type': 'Application/JSON; charset=utf-8' }, '127.0.0.1'],
  ])('is open to %s', (_who, headers, from) => {
    expect(breachOf(headers, { from })).toBeNull()
  })

  test.each([
    ['another machine', local, '192.168.1.7', farAway],
    ['another machine by IPv6', local, 'fe80::1', farAway],
    ['a proxy on this machine', { ...local, 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', farAway],
    ['a proxy that says so by the standard', { ...local, forwarded: 'for=203.0.113.9' }, '127.0.0.1', farAway],
    ['a page whose name was rebound to this machine', { ...local, host: 'evil.test:4173' }, '127.0.0.1', farAway],
    ['a caller that names no host', { 'content-type': 'application/json' }, '127.0.0.1', farAway],
    ['a form of any page', { ...local, 'content-type': 'text/plain' }, '127.0.0.1', noHeader],
    ['a caller without a content type', { host: '127.0.0.1:4173' }, '127.0.0.1', noHeader],
    ['a page of another site', { ...local, 'sec-fetch-site': 'cross-site' }, '127.0.0.1', foreignPage],
    ['a page of another port', { ...local, 'sec-fetch-site': 'same-site' }, '127.0.0.1', foreignPage],
    ['a page of another origin in an old browser', { ...local, origin: 'http://127.0.0.1:9999' }, '127.0.0.1', foreignPage],
    ['a page without an origin of its own', { ...local, origin: 'null' }, '127.0.0.1', foreignPage],
  ])('is closed to %s', (_who, headers, from, breach) => {
    expect(breachOf(headers, { from })).toBe(breach)
  })
})

test('the reset of data in memory needs no header, but no page of another origin can do it', () => {
  expect(breachOf({ host: 'portal.test' }, { isKept: false, from: '192.168.1.7' })).toBeNull()
  expect(breachOf({ host: 'portal.test', origin: 'http://evil.test' }, { isKept: false })).toBe(foreignPage)
})
