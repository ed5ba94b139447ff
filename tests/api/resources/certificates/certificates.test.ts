import { describe, expect, it } from 'vitest'
import { currentYearId } from '#mirage/resources/people/seeds/users.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from '../results/change-result.ts'

const [draft, submitted, review, approved, rejected, active, inactive] = [2, 9, 10, 8, 11, 1, -1]
const [certificateType, statementType] = [1, 3]
const [january, may, mayResits] = [1, 2, 3]
const [student, withoutResults, other] = [3001, 3002, 3240]
const award = { studentId: other, certificateTypeId: certificateType, resultIntakeId: may }

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const [admin, person] = await Promise.all([recordsAs(handle), recordsAs(handle, 'student@student.test')])
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const requestId = () => `request-${(requests += 1)}`
  const nameOf = async (id: number) => String((await admin.succeed('Student', 'details', { id }))['fullName'])
  const request = async (body: object, by = admin) =>
    by.callBadly('CertificateRequest', 'create', {
      body: {
        ...award,
        format: 'Electronic',
        copies: 1,
        reason: 'First issue',
        nameOnCertificate: await nameOf(Number(Object({ ...award, ...body }).studentId)),
        ...body,
        requestId: requestId(),
      },
    })
  const issue = (body: object = {}) => admin.callBadly('Certificate', 'create', { body: { ...award, ...body, requestId: requestId() } })
  const move = (id: number, status: number, comment = '', by = admin) =>
    by.callBadly('CertificateRequest', 'move', { id, body: { status, comment } })
  const end = (id: number, status: string, comment = '') => admin.callBadly('Certificate', 'move', { id, body: { status, comment } })
  const notifications = async () =>
    (await signIn('student@student.test')).succeed('listNotifications', { query: { contactId: 0, status: 0 } })
  const requestDetails = (id: number) => admin.succeed('CertificateRequest', 'details', { id })
  const certificateDetails = (id: number) => admin.succeed('Certificate', 'details', { id })
  /** The certificates of a student, the newest first. */
  const certificatesOf = async (studentId: number) =>
    (await admin.succeed('Certificate', 'list', { query: { pageNo: 1, pageSize: 10, studentId } })).list ?? []
  return {
    handle,
    clock,
    admin,
    person,
    files,
    request,
    issue,
    move,
    end,
    notifications,
    requestDetails,
    certificateDetails,
    certificatesOf,
  }
}

const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })
const idOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) =>
  Number(data['certificateRequestId'] ?? data['certificateId'])

describe('a request for a certificate', () => {
  it('of a student, once approved, has issued a valid certificate with its code (CAT-RES-14)', async () => {
    const { admin, person, request, move, requestDetails, certificatesOf } = await start()
    const id = idOf(await request({ studentId: student, resultIntakeId: january }, person))
    expect(await requestDetails(id)).toMatchObject({ status: draft, requestNumber: `CR-00${id}` })
    expect((await move(id, submitted, '', person)).status).toBe(200)
    expect((await move(id, review, '', person)).status).toBe(409)
    for (const status of [review, approved]) expect((await move(id, status)).status).toBe(200)
    const [issued] = await certificatesOf(student)
    expect(issued).toMatchObject({
      certificateNumber: 'PW-IFY-26-000081',
      verificationCode: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/),
      resultIntakeId: january,
      state: 'Valid',
      downloadCount: 0,
    })
    expect(String(issued?.['text'])).toContain(String(issued?.['nameOnCertificate']))
    const { list = [] } = await admin.succeed('CertificateRequest', 'list', { query: { studentId: student } })
    expect(list.some((one) => one['certificateRequestId'] === id && one['status'] === approved)).toBe(true)
  })

  it.each([
    [{ studentId: withoutResults }, 'resultIntakeId', 'The student has no results in this set.'],
    [{ studentId: 3003, resultIntakeId: mayResits }, 'resultIntakeId', 'These results are not released to students yet.'],
    [{ certificateTypeId: 4 }, 'certificateTypeId', 'This type is not for International Foundation Year.'],
    [{ certificateTypeId: 6 }, 'certificateTypeId', 'This Type is no longer available.'],
    [{ studentId: 3010, resultIntakeId: january }, 'resultIntakeId', 'A result of the student is withheld.'],
    [{ format: 'Paper' }, 'postalAddress', 'Address should not be blank!'],
    [{ nameOnCertificate: 'Somebody Else' }, 'proof', 'Proof should not be blank!'],
    [{ copies: 6 }, 'copies', 'Enter a value from 1 to 5.'],
  ])('with %j is refused at its field', async (body, field, description) => {
    const { request } = await start()
    expect((await request(body)).data).toEqual(refusal(field, description))
  })

  it('keeps another name than the registered one beside its proof', async () => {
    const { request, files, requestDetails } = await start()
    const proof = await files.store('deed.pdf', bytesLike('pdf'))
    const id = idOf(await request({ nameOnCertificate: 'Another Name', proof }))
    expect(await requestDetails(id)).toMatchObject({ nameOnCertificate: 'Another Name', proof })
  })

  it('is approved once its fee has been paid', async () => {
    const { admin, request, move, requestDetails } = await start()
    const id = idOf(await request({ certificateTypeId: statementType }))
    for (const status of [submitted, review]) await move(id, status)
    const { feeLabel, requestNumber } = await requestDetails(id)
    expect(feeLabel).toBe('Ready to Invoice')
    expect((await move(id, approved)).data).toEqual(refusal('status', 'The fee has not been paid yet.'))
    const created = await admin.succeed('Invoice', 'create', {
      body: {
        variant: 'Request based',
        studentId: other,
        yearId: currentYearId,
        currency: 'GBP',
        dueDate: '2026-12-31',
        poNumber: String(requestNumber),
        lines: [{ description: 'Statement of results', quantity: 1, unitMinor: 2500, taxRate: 0 }],
        requestId: 'fee',
      },
    })
    const invoiceId = Number(created['invoiceId'])
    for (const status of ['Ready to Invoice', 'Pending'])
      await admin.succeed('Invoice', 'move', { id: invoiceId, body: { status, comment: '' } })
    expect(await requestDetails(id)).toMatchObject({ feeLabel: 'Pending' })
    const payment = { reference: 'FEE-1', invoiceId, receivedOn: '2026-11-20', amountMinor: 2500, method: 'Card', requestId: 'paid' }
    await admin.succeed('Payment', 'create', { body: payment })
    expect((await move(id, approved)).status).toBe(200)
    expect(await requestDetails(id)).toMatchObject({ status: approved, feeLabel: 'Paid' })
  })

  it('is rejected with a comment, and its student is told', async () => {
    const { request, move, admin, notifications } = await start()
    const id = idOf(await request({ studentId: student }))
    for (const status of [submitted, review]) await move(id, status)
    expect((await move(id, rejected)).data).toEqual(refusal('comment', 'Comment should not be blank!'))
    expect((await move(id, rejected, 'The name is misspelt.')).status).toBe(200)
    expect((await notifications()).map(({ communicationSubject }) => communicationSubject)).toContain(
      `Certificate request CR-00${id} was rejected`,
    )
    expect((await move(id, draft)).status).toBe(200)
    expect((await admin.call('CertificateRequest', 'remove', { body: { certificateRequestId: [id] } })).status).toBe(200)
  })

  it('takes only comments once it is submitted, each with who wrote it and when', async () => {
    const { admin, request, move, requestDetails } = await start()
    const id = idOf(await request({}))
    await move(id, submitted)
    const {
      updatedAt,
      names: _names,
      createdAt: _at,
      updatedBy: _by,
      status: _status,
      requestNumber: _number,
      ...fields
    } = await requestDetails(id)
    const { certificateRequestId: _id, ...sent } = fields
    const update = (changes: object) =>
      admin.callBadly('CertificateRequest', 'update', { id, body: { ...sent, ...changes, updatedAt: Object(updatedAt) } })
    expect((await update({ copies: 2 })).data).toEqual(refusal('copies', 'Only a draft can be changed. Add a comment instead.'))
    expect((await update({ comments: [{ text: 'Wanted for a visa.' }] })).status).toBe(200)
    expect((await requestDetails(id))['comments']).toEqual([
      { commentId: expect.any(Number), text: 'Wanted for a visa.', by: 'Alexandrina Lindqvist-Okonkwo', at: expect.any(String) },
    ])
  })

  it('takes a comment though the registered name was corrected since it was submitted', async () => {
    const { admin, request, move, requestDetails } = await start()
    const id = idOf(await request({}))
    await move(id, submitted)
    expect((await admin.change('Student', other, { lastName: 'Corrected' })).status).toBe(200)
    expect((await admin.change('CertificateRequest', id, { comments: [{ text: 'Wanted for a visa.' }] })).status).toBe(200)
    expect((await requestDetails(id))['comments']).toHaveLength(1)
  })

  it('is seen by its student and the provider alone', async () => {
    const { person } = await start()
    const { list = [] } = await person.succeed('CertificateRequest', 'list', { query: { pageNo: 1, pageSize: 100 } })
    expect(new Set(list.map(({ studentId }) => studentId))).toEqual(new Set([student]))
    expect((await person.call('CertificateRequest', 'details', { id: 3 })).status).toBe(404)
    const sets = await person.call<readonly { readonly name: string }[]>('ResultSet', 'options', { query: { pageSize: 50 } })
    expect(sets.data.map(({ name }) => name)).not.toContain('Autumn Exams 2026')
    const types = await person.call<readonly { readonly name: string }[]>('CertificateType', 'options', { query: { pageSize: 50 } })
    expect(types.data.map(({ name }) => name)).toEqual([
      'Foundation Year Certificate',
      'Foundation Year Transcript',
      'Statement of Results',
      'Year One Certificate',
    ])
  })
})

describe('a certificate', () => {
  it('is issued once for a student, a type and a set, and never changed', async () => {
    const { admin, issue, certificateDetails } = await start()
    const id = idOf(await issue())
    const stored = await certificateDetails(id)
    expect(stored).toMatchObject({ certificateNumber: 'PW-IFY-26-000081', state: 'Valid', issuedOn: '2026-11-21', templateVersion: 2 })
    expect((await issue()).data).toEqual(refusal('studentId', 'The student has this certificate. Replace it where it is shown.'))
    const body = { ...award, updatedAt: stored['updatedAt'] }
    expect((await admin.callBadly('Certificate', 'update', { id, body })).status).toBe(409)
    expect((await admin.callBadly('Certificate', 'remove', { body: { certificateId: [id] } })).status).toBe(400)
  })

  it('is held back by open fees', async () => {
    const { admin, issue } = await start()
    const { list = [] } = await admin.succeed('Result', 'list', { query: { certificateDownload: 0 } })
    const { studentId, resultIntakeId } = list[0] ?? {}
    expect((await issue({ studentId, resultIntakeId })).data).toEqual(refusal('studentId', 'The certificate is held back for open fees.'))
  })

  it('is not issued over a hidden or a withheld result, nor over a hidden set, by hand or by a request (CAT-RES-09)', async () => {
    const { handle, admin, person, request, issue, move } = await start()
    const provider = await signInOver(handle, 'admin@ncuk.test')
    const { list = [] } = await admin.succeed('Result', 'list', { query: { resultIntakeId: january, studentId: student } })
    const [first = {}] = list
    const hide = async (flag: 0 | 1) => provider.succeed('updateViewFlags', { body: { resultId: [Number(first['resultId'])], flag } })
    const own = { studentId: student, resultIntakeId: january }
    const hidden = refusal('resultIntakeId', 'A result of the student is hidden.')
    await hide(0)
    expect((await issue(own)).data).toEqual(hidden)
    expect((await request(own)).data).toEqual(hidden)
    // A request does not tell its student that there is a hidden result.
    const id = idOf(await request(own, person))
    for (const status of [submitted, review]) expect((await move(id, status)).status).toBe(200)
    expect((await move(id, approved)).data).toEqual(refusal('status', 'A result of the student is hidden.'))
    await hide(1)
    const { updatedAt } = await admin.succeed('Result', 'details', { id: Number(first['resultId']) })
    const withheld = { outcome: 'Withheld', changeReason: 'A paper is looked at again.' }
    expect((await changeResult(admin, { ...first, updatedAt }, withheld)).status).toBe(200)
    expect((await move(id, approved)).data).toEqual(refusal('status', 'A result of the student is withheld.'))
    await provider.succeed('updateViewFlags', { body: { resultIntakeId: may, audience: 'Students', flag: 0 } })
    expect((await issue()).data).toEqual(refusal('resultIntakeId', 'These results are hidden from students.'))
  })

  it('is revoked with a reason, for good', async () => {
    const { issue, end, certificateDetails } = await start()
    const id = idOf(await issue())
    expect((await end(id, 'Revoked')).data).toEqual(refusal('comment', 'Comment should not be blank!'))
    expect((await end(id, 'Revoked', 'Marks were wrong.')).status).toBe(200)
    expect(await certificateDetails(id)).toMatchObject({ state: 'Revoked', reason: 'Marks were wrong.' })
    for (const state of ['Valid', 'Replaced']) expect((await end(id, state, 'Again.')).status).toBe(409)
  })

  it('is replaced by one with another number and code, with the same name', async () => {
    const { issue, end, certificateDetails, certificatesOf } = await start()
    const id = idOf(await issue())
    const former = await certificateDetails(id)
    expect((await end(id, 'Replaced', 'The paper was lost.')).status).toBe(200)
    expect(await certificateDetails(id)).toMatchObject({ state: 'Replaced', reason: 'The paper was lost.' })
    const [successor] = await certificatesOf(other)
    expect(successor).toMatchObject({
      certificateNumber: 'PW-IFY-26-000082',
      state: 'Valid',
      nameOnCertificate: former['nameOnCertificate'],
    })
    expect(successor?.['verificationCode']).not.toBe(former['verificationCode'])
  })

  it('expires after the last day on which it is valid', async () => {
    const { handle, issue, end, clock, certificateDetails, certificatesOf } = await start()
    for (const { certificateId } of await certificatesOf(student)) await end(Number(certificateId), 'Revoked', 'A fault.')
    const id = idOf(await issue({ studentId: student, certificateTypeId: statementType }))
    expect(await certificateDetails(id)).toMatchObject({ expiresOn: '2027-11-21', state: 'Valid' })
    const download = async () => {
      const own = await signInOver(handle, 'student@student.test')
      return (await own.call('downloadResults', { path: { kind: 'certificate' }, body: {} })).status
    }
    expect(await download()).toBe(200)
    clock.advance(366 * 24 * 60 * 60 * 1000)
    expect(await (await recordsAs(handle)).succeed('Certificate', 'details', { id })).toMatchObject({ state: 'Expired' })
    expect(await download()).toBe(400)
  })

  it('that has expired is issued anew, and stays expired', async () => {
    const { handle, issue, clock, certificatesOf, end } = await start()
    for (const { certificateId } of await certificatesOf(student)) await end(Number(certificateId), 'Revoked', 'A fault.')
    const statement = { studentId: student, certificateTypeId: statementType, resultIntakeId: may }
    const id = idOf(await issue(statement))
    clock.advance(366 * 24 * 60 * 60 * 1000)
    const later = await recordsAs(handle)
    const again = await later.callBadly('Certificate', 'create', { body: { ...statement, requestId: 'again' } })
    expect(await later.succeed('Certificate', 'details', { id: idOf(again) })).toMatchObject({ state: 'Valid' })
    expect(await later.succeed('Certificate', 'details', { id })).toMatchObject({ state: 'Expired' })
  })
})

describe('a certificate template', () => {
  it('turns the former one inactive when it is published, and an earlier certificate looks as before (CAT-RES-13)', async () => {
    const { admin, issue, certificateDetails } = await start()
    const id = idOf(await issue())
    const before = await certificateDetails(id)
    const [former, next] = [1, 6]
    await admin.succeed('CertificateTemplate', 'move', { id: next, body: { status: active, comment: '' } })
    expect(await admin.succeed('CertificateTemplate', 'details', { id: next })).toMatchObject({ status: active, versionNo: 1 })
    expect(await admin.succeed('CertificateTemplate', 'details', { id: former })).toMatchObject({ status: inactive, versionNo: 2 })
    const { text, templateVersion } = await certificateDetails(id)
    expect([text, templateVersion]).toEqual([before['text'], before['templateVersion']])
    const later = idOf(await issue({ studentId: 3242 }))
    expect(await certificateDetails(later)).toMatchObject({ certificateTemplateId: next, templateVersion: 1 })
  })

  it('names no placeholder that the portal does not know', async () => {
    const { admin } = await start()
    const body = {
      certificateTemplateName: 'New',
      certificateTypeId: certificateType,
      orientation: 'Portrait',
      pageSize: 'A4',
      body: '<p>{studentName}</p><p>{grade}</p>',
      signatories: [{ name: 'A', position: 'B' }],
      requestId: 'template',
    }
    expect((await admin.callBadly('CertificateTemplate', 'create', { body })).data).toEqual(
      refusal('body', 'Unknown placeholder: {grade}.'),
    )
  })
})
