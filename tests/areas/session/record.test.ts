import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseSession,
  personOf,
  readRefresh,
  sessionOf,
  tokenRecordOf,
  tokensOf,
  type Receipt,
} from '#src/session/record/session-record.ts'
import { readTokenLife } from '#src/session/token/token-life.ts'
import { codec, signInData } from '#tests/support/client/session.ts'

const receipt = { receivedAt: 1000, servedAt: 900 }
const sessionIn = (data: unknown, body: object = {}) => sessionOf({ data: data as never, body: { ...body } }, codec, receipt)
const made = (changes: object = {}, body: object = {}) => sessionIn(signInData(1, changes), body)
const renewedIn = (data: unknown, at: Receipt = receipt) => tokensOf(readRefresh({ data: data as never }), at)

describe('what is kept of a sign-in', () => {
  it('is every field of the answer, with what was made of it', () => {
    const flags = {
      bulkDownloadFlag: true,
      csvDownloadFlag: false,
      eCertificateFlag: true,
      eTranscriptFlag: false,
      excelResultsDownloadFlag: true,
    }
    const answer = signInData(1, { institutionName: 'University of Test' })
    expect(sessionIn(answer, { addToClearingToggle: true, downloadResultFlags: flags })).toEqual({
      ...answer,
      token_received_at: 1000,
      token_served_at: 900,
      addToClearingToggle: true,
      downloadResultFlags: flags,
      parentContactType: 'NCUK',
      centreEditId: null,
      routeId: null,
    })
  })

  it.each([
    ['STUDENT', { studentId: 7, centreId: 9 }, codec.encrypt(7), codec.encrypt(9)],
    ['CENTER', { studentId: null, centreId: 9 }, codec.encrypt(9), codec.encrypt(9)],
    ['INSTITUTE', { institutionId: 5 }, null, null],
    ['NCUK', {}, null, null],
    ['constructor', { studentId: 7 }, null, null],
  ])('has the id of the profile link of a %s', (contactTypeParentName, ids, routeId, centreEditId) => {
    const session = made({ contactTypeParentName, ...ids })
    expect([session.parentContactType, session.routeId, session.centreEditId]).toEqual([contactTypeParentName, routeId, centreEditId])
  })

  it('names the person without any token, ids in addresses encrypted', () => {
    const names = { lastName: 'Lovelace', username: 'ada', institutionName: 'University of Test' }
    const session = made({ ...names, studentId: 7, centreId: 9, institutionId: 5, mandatoryConsent: 1, nonMandatoryConsent: 0 })
    expect(personOf(session, codec)).toEqual({
      ...names,
      userId: '101',
      contactId: '501',
      firstName: 'Ada',
      email: 'ada@ncuk.test',
      parentContactType: 'NCUK',
      yearId: '22',
      mandatoryConsent: 1,
      nonMandatoryConsent: 0,
      mayAddToClearing: false,
      downloads: [],
      mayEditDelivery: false,
      studentKey: codec.encrypt(7),
      centreKey: codec.encrypt(9),
      institutionKey: codec.encrypt(5),
    })
  })

  it('names a person of whom little is known by empty texts', () => {
    const session = made({ contactId: null, firstName: null, lastName: 7, email: undefined })
    const person = personOf(session, codec)
    expect(person).toMatchObject({ contactId: '', firstName: '', lastName: '', email: '', institutionName: '' })
    expect(person).toMatchObject({ studentKey: null, centreKey: null, institutionKey: null })
  })

  it.each([
    [{ yearId: 22 }, '22'],
    [{ yearId: '23' }, '23'],
    [{ yearId: null }, null],
    [{ yearId: [22] }, null],
  ])('knows the year of the person from %j', (fields, yearId) => {
    const session = made(fields)
    expect(personOf(session, codec).yearId).toBe(yearId)
  })

  it.each([
    [{ token: undefined }],
    [{ token: '' }],
    [{ token: null }],
    [{ token: 12 }],
    [{ token: 'a\r\nb' }],
    [{ token: 'key🔑' }],
    [{ token: 'key word' }],
    [{ token: ' key' }],
    [{ token: 'key ' }],
    [{ userId: null }],
    [{ userId: 0 }],
    [{ userId: -1 }],
    [{ userId: 1.5 }],
    [{ userId: 'x' }],
    [{ userId: '12x' }],
    [{ userId: 'x12' }],
    [{ userId: '012' }],
    [{ userId: '12345678901234567' }],
  ])('is nothing at all of an answer with %j, which is malformed', (changes) => {
    expect(() => made(changes)).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it.each([
    ['Bearer', 'Bearer'],
    ['bearer', 'bearer'],
    [' Bearer ', 'Bearer'],
    ['', 'Bearer'],
    ['Be\r\narer', 'Bearer'],
    ['Be arer', 'Bearer'],
    ['D-PoP.1', 'D-PoP.1'],
    ['🔑', 'Bearer'],
    [null, 'Bearer'],
    [{}, 'Bearer'],
  ])('has a token type that a header can carry: %j', (given, kept) => {
    expect(made({ token_type: given }).token_type).toBe(kept)
  })

  it('survives fields that are missing, null or of another type', () => {
    const answer: Record<string, unknown> = signInData()
    const odd = fc.constantFrom(undefined, null, {}, [], true, '', -1, 'text', Number.NaN)
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(answer)), odd, (field, value) => {
        try {
          personOf(sessionIn({ ...answer, [field]: value }), codec)
          return true
        } catch (error) {
          return Object(error).kind === 'malformed' && (field === 'token' || field === 'userId')
        }
      }),
    )
  })

  it('holds nothing that it does not know', () => {
    expect(Object.keys(made({ NX_SECRET_ACCESS_KEY: 'x', password: 'y' }) ?? {}).filter((key) => /NX_|password/.test(key))).toEqual([])
  })
})

describe('a stored session', () => {
  it('comes back as it was kept', () => {
    const session = made()
    expect(parseSession(JSON.parse(JSON.stringify(session)))).toEqual(session)
  })

  it.each([null, undefined, 12, 'text', [], {}, { token: '' }, { userId: 101 }])('is none when it is %j', (value) => {
    expect(parseSession(value)).toBeNull()
  })

  it('never throws and never reaches a prototype', () => {
    fc.assert(fc.property(fc.anything(), (value) => (parseSession(value), true)))
    parseSession(JSON.parse('{"token":"a","__proto__":{"polluted":true}}'))
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('renewed tokens', () => {
  it('take the place of the token, whatever the answer calls it', () => {
    const { token: _token, ...rest } = signInData(2)
    expect(renewedIn({ ...rest, access_token: 'token-2' }, { receivedAt: 5, servedAt: null })).toEqual({
      token: 'token-2',
      token_type: 'Bearer',
      refresh_token: 'refresh-2',
      token_expires_in: 1800,
      token_expires_timestamp: 1_900_000_000,
      token_received_at: 5,
      token_served_at: null,
    })
  })

  it('are read under the name that a sign-in gives them, too', () => {
    expect(renewedIn(signInData(2))).toMatchObject({ token: 'token-2', token_received_at: 1000, token_served_at: 900 })
  })

  it('are those of the session, with the person whom they belong to and nothing else', () => {
    const session = made()
    expect(tokenRecordOf(session)).toEqual({
      token: 'token-1',
      token_type: 'Bearer',
      refresh_token: 'refresh-1',
      token_expires_in: 1800,
      token_expires_timestamp: 1_900_000_000,
      token_received_at: 1000,
      token_served_at: 900,
      userId: 101,
    })
  })

  it.each([null, undefined, 'text', [], {}, { access_token: '' }, { access_token: null, token_type: 'Bearer' }])(
    'are none in %j',
    (data) => {
      expect(() => renewedIn(data)).toThrow(expect.objectContaining({ kind: 'malformed' }))
    },
  )
})

describe('the life of a token', () => {
  const instant = Date.UTC(2027, 0, 15, 8)

  it.each([
    ['seconds', instant / 1000],
    ['seconds as text', String(instant / 1000)],
    ['milliseconds', instant],
    ['a date text in UTC', '2027-01-15 08:00:00.000000'],
    ['an ISO text', '2027-01-15T08:00:00Z'],
    ['an ISO text of another zone', '2027-01-15T21:00:00+13:00'],
  ])('ends at an instant given as %s', (_, token_expires_timestamp) => {
    expect(readTokenLife({ token_expires_timestamp }).expiresAt).toBe(instant)
  })

  it.each([[0], [-5], ['x'], [null], [undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], ['']])(
    'is unknown when it is given as %j',
    (value) => {
      expect(readTokenLife({ token_expires_in: value, token_expires_timestamp: value })).toEqual({ seconds: null, expiresAt: null })
    },
  )

  it.each([
    [1800, 1800],
    ['3600', 3600],
    [2_147_484, 2_147_484],
    [1e12, 1e12],
  ])('lasts %j in seconds', (given, seconds) => {
    expect(readTokenLife({ token_expires_in: given }).seconds).toBe(seconds)
  })
})
