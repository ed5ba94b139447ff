import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from '../results/change-result.ts'

const [valid, revoked, expired, replaced] = [77, 10, 20, 79]
const student = 'student@student.test'
const tenMinutes = 10 * 60 * 1000
const miss = [404, 'No certificate matches.']
const unknown = '0000-0000-0000'

async function start() {
  const { handle, clock, signedOut, signIn } = startAggregator()
  const admin = await recordsAs(handle)
  const certificate = (id: number) => admin.succeed('Certificate', 'details', { id })
  const codeOf = async (id: number) => String((await certificate(id))['verificationCode'])
  const byLink = async (code: string) => signedOut.call('getCertificateVerdict', { path: { code: code.replaceAll('-', '') } })
  const byForm = async (code: string, familyName: string) => signedOut.call('checkCertificate', { body: { code, familyName } })
  const checks = async () => (await admin.succeed('ValidationCheck', 'list', { query: { pageNo: 1, pageSize: 100 } })).list ?? []
  return { admin, clock, signedOut, signIn, certificate, codeOf, byLink, byForm, checks }
}

describe('the public check of a certificate', () => {
  it('says by link that it is valid, with initials, and by form the full name; both that it was revoked, never why (CAT-RES-15)', async () => {
    const { admin, certificate, codeOf, byLink, byForm } = await start()
    const code = await codeOf(valid)
    const { certificateNumber, awardText, issuedOn } = await certificate(valid)
    const known = {
      state: 'Valid',
      certificateNumber,
      typeName: 'Foundation Year Certificate',
      awardText,
      issuedOn,
      initials: 'E. E.',
      checkedAt: '2026-11-21 12:00:00.000000',
    }
    expect((await byLink(code)).data).toEqual(known)
    expect((await byForm(code.toLowerCase(), ' EZE ')).data).toEqual({ ...known, fullName: 'Emeka Eze' })
    await admin.succeed('Certificate', 'move', { id: valid, body: { status: 'Revoked', comment: 'A secret reason.' } })
    for (const { data } of [await byLink(code), await byForm(code, 'Eze')]) {
      expect(data?.state).toBe('Revoked')
      expect(JSON.stringify(data)).not.toContain('secret')
    }
  })

  it('names the programme alone once a mark that counts is hidden or withheld', async () => {
    const { admin, signIn, certificate, codeOf, byLink, byForm } = await start()
    const code = await codeOf(valid)
    const { studentId, resultIntakeId, awardText } = await certificate(valid)
    const query = { pageNo: 1, pageSize: 10, studentId: String(studentId), resultIntakeId: String(resultIntakeId) }
    const rows = async () => (await admin.succeed('Result', 'list', { query })).list ?? []
    const [{ resultId } = {}] = await rows()
    const said = async () => [(await byLink(code)).data?.awardText, (await byForm(code, 'Eze')).data?.awardText]
    expect(await said()).toEqual([awardText, awardText])
    const [programme] = String(awardText).split(',')
    const calls = await signIn()
    const show = (flag: 0 | 1) => calls.succeed('updateViewFlags', { body: { resultId: [Number(resultId)], flag } })
    await show(0)
    expect(await said()).toEqual([programme, programme])
    await show(1)
    expect(await said()).toEqual([awardText, awardText])
    const now = (await rows()).find((row) => row['resultId'] === resultId) ?? {}
    const { rawMark: _raw, ...unmarked } = now
    const withheld = await changeResult(admin, unmarked, { outcome: 'Withheld', changeReason: 'A query of the board.' })
    expect([withheld.status, JSON.stringify(withheld.data)]).toEqual([200, 'null'])
    expect(await said()).toEqual([programme, programme])
    expect(programme).not.toBe(awardText)
  })

  it.each([
    [revoked, 'Revoked'],
    [expired, 'Expired'],
    [replaced, 'Replaced'],
  ])('says of certificate %d that it is %s', async (id, state) => {
    const { codeOf, byLink } = await start()
    expect((await byLink(await codeOf(id))).data?.state).toBe(state)
  })

  it('knows a family name without its accents, and in another script', async () => {
    const { admin, byForm, codeOf } = await start()
    const { list = [] } = await admin.succeed('Certificate', 'list', { query: { pageNo: 1, pageSize: 100 } })
    const named = (name: RegExp) => list.find((one) => name.test(String(one['nameOnCertificate'])))
    for (const [name, typed] of [
      [/Phạm$/, 'pham'],
      [/عبد الله$/, 'عبد الله'],
    ] as const) {
      const { certificateId } = named(name) ?? {}
      expect((await byForm(await codeOf(Number(certificateId)), typed)).status).toBe(200)
    }
  })

  it('answers a wrong family name as an unknown code, and the eleventh try in ten minutes not at all (CAT-RES-16)', async () => {
    const { clock, codeOf, byForm, byLink } = await start()
    const code = await codeOf(valid)
    const wrongName = await byForm(code, 'Mensah')
    const wrongCode = await byForm(unknown, 'Okonkwo')
    expect([wrongName.status, wrongName.description]).toEqual(miss)
    expect([wrongCode.status, wrongCode.description]).toEqual(miss)
    for (let misses = 2; misses < 10; misses += 1) expect((await byLink(misses % 2 === 0 ? unknown : 'none')).status).toBe(404)
    for (const late of [await byForm(unknown, 'Okonkwo'), await byForm(code, 'Eze'), await byLink(code)])
      expect([late.status, late.description]).toEqual([429, 'Too many attempts. Try again later.'])
    clock.advance(tenMinutes)
    expect((await byLink(code)).status).toBe(200)
  })

  it('asks for a code as it is printed', async () => {
    const { byForm } = await start()
    const { status, description } = await byForm('ABCD-EFGH', 'Okonkwo')
    expect([status, description]).toEqual([400, 'Enter the code as XXXX-XXXX-XXXX.'])
  })

  it('keeps what was asked and how it ended, and nothing of who asked', async () => {
    const { codeOf, byForm, byLink, checks } = await start()
    const code = await codeOf(valid)
    await byLink(code)
    await byForm(code, 'Mensah')
    const [missed, found] = await checks()
    expect(found).toMatchObject({ code, certificateId: valid, channel: 'Link', outcome: 'Valid', updatedBy: '' })
    expect(missed).toMatchObject({ code, channel: 'Form', outcome: 'Not found' })
    expect(missed).not.toHaveProperty('certificateId')
    expect(JSON.stringify(missed)).not.toContain('Mensah')
  })

  it('is made by hand with a note', async () => {
    const { admin, codeOf } = await start()
    const code = (await codeOf(revoked)).toLowerCase().replaceAll('-', '')
    const { validationId } = await admin.succeed('ValidationCheck', 'create', { body: { code, note: 'By telephone.', requestId: 'check' } })
    expect(await admin.succeed('ValidationCheck', 'details', { id: Number(validationId) })).toMatchObject({
      code: await codeOf(revoked),
      certificateId: revoked,
      channel: 'Staff',
      outcome: 'Revoked',
      note: 'By telephone.',
    })
    const refused = await admin.callBadly('ValidationCheck', 'create', { body: { code: 'ABC', requestId: 'bad' } })
    expect(refused.data).toEqual({ fields: [{ field: 'code', description: 'Enter the code as XXXX-XXXX-XXXX.' }] })
  })
})

describe('the page of a certificate', () => {
  it('has its link and the hash of what it says, and counts who takes it', async () => {
    const { signIn, certificate, codeOf } = await start()
    const admin = await signIn()
    const before = Number((await certificate(valid))['downloadCount'])
    const page = await admin.succeed('getCertificatePage', { path: { id: valid } })
    expect(page).toMatchObject({
      code: await codeOf(valid),
      link: `http://portal.test/certificate-management/validate-certificate-link/${page.code.replaceAll('-', '')}`,
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await admin.succeed('getCertificatePage', { path: { id: valid } })).contentHash).toBe(page.contentHash)
    expect((await admin.succeed('getCertificatePage', { path: { id: revoked } })).contentHash).not.toBe(page.contentHash)
    expect((await certificate(valid))['downloadCount']).toBe(before + 2)
  })

  it.each(['viewer@ncuk.test', 'centre@centre.test', student])('is refused to %s', async (username) => {
    const { signIn } = await start()
    expect(await (await signIn(username)).refuse('getCertificatePage', { path: { id: valid } })).toEqual([
      403,
      'You do not have permission to do this.',
    ])
  })
})
