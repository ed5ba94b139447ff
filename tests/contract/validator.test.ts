import { describe, expect, it } from 'vitest'
import { createContractValidator } from '../support/contract-validator.ts'

const validator = createContractValidator()
const root = 'http://127.0.0.1:4173/api/aggregate/v1'
const headers = { Authorization: 'Bearer token', 'Content-Type': 'application/json' }
const signIn = { method: 'POST', url: `${root}/user/login`, headers, body: { username: 'admin@ncuk.test', password: 'secret' } }
const list = { method: 'GET', url: `${root}/sms/examblock/list?pageNo=1&pageSize=10`, headers: { ...headers, logPermission: 'View' } }
const json = { 'content-type': 'application/json; charset=utf-8' }

describe('a request', () => {
  it('passes when it keeps to the contract, as an object or as text', () => {
    expect(validator.request(signIn)).toEqual([])
    expect(validator.request({ ...signIn, body: JSON.stringify(signIn.body) })).toEqual([])
    expect(validator.request(list)).toEqual([])
  })

  it.each([
    ['a missing field', { ...signIn, body: { username: 'admin@ncuk.test' } }, "must have required property 'password'"],
    ['a field of another type', { ...signIn, body: { username: 'admin@ncuk.test', password: 7 } }, '/requestBody/password must be string'],
    ['a missing body', { method: 'POST', url: signIn.url, headers }, "must have required property 'requestBody'"],
    ['a body where none belongs', { ...list, body: { a: 1 } }, 'has a body but declares none'],
    ['an undeclared address', { ...signIn, url: `${root}/user/signin` }, 'is not in the contract'],
    ['an undeclared method', { ...signIn, method: 'PUT' }, 'is not in the contract'],
    ['an undeclared query parameter', { ...list, url: `${list.url}&sort=name` }, 'must NOT have additional properties'],
    ['a query parameter out of its values', { ...list, url: `${list.url}&statusId=3` }, '/query/statusId must be equal to one of'],
    ['a sort that is not column and direction', { ...list, url: `${list.url}&sortParam=name` }, '/query/sortParam must match pattern'],
    ['an id that is not encrypted text', { ...list, url: `${root}/sms/examblock/summary/a%2Bb` }, '/path/id must match pattern'],
    ['no authorization', { ...list, headers: { logPermission: 'View' } }, 'authorization is missing'],
    ['another permission', { ...list, headers: { ...headers, logPermission: 'Add' } }, 'logPermission is Add, expected View'],
    ['no permission', { ...list, headers }, 'logPermission is missing'],
    [
      'a permission on a call of the shell',
      { ...signIn, headers: { ...headers, logPermission: 'View' } },
      'logPermission is sent on a call of the shell',
    ],
  ])('is reported for %s', (_, request, breach) => {
    expect(validator.request(request).join('\n')).toContain(breach)
  })

  it('may say what it does to the log where the contract names that header, though no label decides', () => {
    const download = { method: 'POST', url: `${root}/results/download/csv`, headers, body: {} }
    expect(validator.request(download)).toEqual([])
    expect(validator.request({ ...download, headers: { ...headers, logPermission: 'View' } })).toEqual([])
  })

  it('refuses a day that the calendar does not have', () => {
    const body = {
      name: 'May Exams',
      shortName: '',
      examdateStart: '2027-02-30',
      examdateEnd: null,
      status: 2,
      description: '',
      examCode: 'MAY-1',
    }
    const request = { method: 'PUT', url: `${root}/sms/examblock/update/abc`, headers: { ...headers, logPermission: 'Modify' }, body }
    expect(validator.request(request).join('\n')).toContain('/requestBody/examdateStart must match format "date"')
    expect(validator.request({ ...request, body: { ...body, examdateStart: '2027-02-28' } })).toEqual([])
  })
})

describe('an answer', () => {
  const good = { code: 200, message: 'OK', description: 'Success', data: { list: [], totalCount: 0 } }

  it('passes when it keeps to the contract', () => {
    expect(validator.response(list, { status: 200, headers: json, body: JSON.stringify(good) })).toEqual([])
    expect(validator.response(list, { status: 403, headers: json, body: { ...good, code: 403, data: null } })).toEqual([])
  })

  it.each([
    ['an undeclared status', { status: 418, headers: json, body: good }, 'status 418 is not declared'],
    ['a missing field', { status: 200, headers: json, body: { ...good, data: { list: [] } } }, "must have required property 'totalCount'"],
    ['a missing envelope', { status: 200, headers: json, body: { data: good.data } }, "must have required property 'code'"],
    ['data on a refusal', { status: 400, headers: json, body: good }, '/data must be null'],
    [
      'another spelling',
      { status: 200, headers: json, body: { ...good, data: { ...good.data, statuscounts: {} } } },
      'must NOT have additional properties',
    ],
    ['a page instead of JSON', { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Oops</h1>' }, 'instead of JSON'],
  ])('is reported for %s', (_, answer, breach) => {
    expect(validator.response(list, answer).join('\n')).toContain(breach)
  })
})
