import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

const [january, may, active] = [1, 2, 1]
const [certificateType, transcriptType] = [1, 2]

async function start() {
  const { handle, signIn } = startAggregator()
  const [caller, admin] = await Promise.all([signIn(), recordsAs(handle)])
  const read = async (link: string) => (await handle(new Request(`http://portal.test${link}`))).text()
  const download = async (kind: 'certificate' | 'transcript', studentId: number, resultIntakeId: number, by = caller) =>
    read((await by.succeed('downloadResults', { path: { kind }, body: { resultIntakeId, studentId: [studentId] } })).link)
  const { list = [] } = await admin.succeed('Certificate', 'list', { query: { pageNo: 1, pageSize: 100, statusId: 'Valid' } })
  /** The first valid certificate of a type. */
  const certificateOf = (certificateTypeId: number, resultIntakeId: number) => {
    const found = list.find((one) => one['certificateTypeId'] === certificateTypeId && one['resultIntakeId'] === resultIntakeId)
    return { id: Number(found?.['certificateId']), studentId: Number(found?.['studentId']), code: String(found?.['verificationCode']) }
  }
  return { handle, caller, admin, signIn, download, certificateOf }
}

/** Attributes by which a page could reach out, and elements that do something. */
const reachesOut = /<(script|iframe|object|embed|link|form)\b|\son[a-z]+=|(?:src|href)="(?!data:)/i

describe('the file of a certificate', () => {
  it('is the page of the portal, whole by itself: text, code, QR code, link, hash, signatories and pictures', async () => {
    const { caller, admin, download, certificateOf } = await start()
    const { id, studentId, code } = certificateOf(certificateType, may)
    const page = await caller.succeed('getCertificatePage', { path: { id } })
    const file = await download('certificate', studentId, may)
    for (const part of [page.certificateNumber, code, page.link, page.contentHash, page.nameOnCertificate, 'Dr Helen Marsh', 'Registrar'])
      expect(file).toContain(part)
    expect(file).toContain('aria-label="QR code of the link that validates this certificate"')
    expect(file).toContain('@page paper-a4-landscape { size: A4 landscape; margin: 0; }')
    expect(file).toContain('data-orientation="Landscape" data-size="A4"')
    expect(
      [...file.matchAll(/<img class="([^"]*)" src="(data:image\/[a-z+]+;base64,)/g)].map(([, name, address]) => [name, address]),
    ).toEqual([
      ['paper-ground', 'data:image/svg+xml;base64,'],
      ['paper-seal', 'data:image/png;base64,'],
    ])
    expect(file).not.toMatch(reachesOut)
    const before = Number((await admin.succeed('Certificate', 'details', { id }))['downloadCount'])
    await download('certificate', studentId, may)
    expect(await admin.succeed('Certificate', 'details', { id })).toMatchObject({ downloadCount: before + 1 })
  })

  it('runs nothing that a template says', async () => {
    const { admin, download } = await start()
    const body = {
      certificateTemplateName: 'Hostile',
      certificateTypeId: certificateType,
      orientation: 'Portrait',
      pageSize: 'Letter',
      body: '<p onclick="steal()">{studentName}</p><script>steal()</script><img src="https://evil.example/a.png" onerror="steal()"><b>a < b</b>',
      signatories: [{ name: '<i>Dr</i> "Marsh"', position: 'Director & Chair' }],
      requestId: 'hostile',
    }
    const { certificateTemplateId } = await admin.succeed('CertificateTemplate', 'create', { body })
    await admin.succeed('CertificateTemplate', 'move', { id: Number(certificateTemplateId), body: { status: active, comment: '' } })
    const request = { studentId: 3240, certificateTypeId: certificateType, resultIntakeId: may, requestId: 'issue' }
    await admin.succeed('Certificate', 'create', { body: request })
    const file = await download('certificate', request.studentId, may)
    expect(file).not.toMatch(reachesOut)
    expect(file).not.toContain('steal')
    expect(file).toContain('<b>a &lt; b</b>')
    expect(file).toContain('&lt;i&gt;Dr&lt;/i&gt; &quot;Marsh&quot;')
    expect(file).toContain('data-orientation="Portrait" data-size="Letter"')
  })
})

describe('the file of a transcript', () => {
  it('has modules, marks, grades and points, and what a transcript certifies them by', async () => {
    const { admin, caller, download, certificateOf } = await start()
    const { id, studentId, code } = certificateOf(transcriptType, may)
    const file = await download('transcript', studentId, may)
    const { list = [] } = await admin.succeed('Result', 'list', { query: { studentId, resultIntakeId: may, pageSize: 50 } })
    expect(list.length).toBeGreaterThan(1)
    expect(file.match(/<tr>/g)).toHaveLength(list.length + 1)
    for (const { finalMark, grade } of list) expect(file).toContain(`<td>${String(finalMark)}</td><td>${String(grade)}</td>`)
    expect(file).toMatch(/<p>\d+ points<\/p>/)
    const { contentHash, link } = await caller.succeed('getCertificatePage', { path: { id } })
    for (const part of ['Transcript of results', code, contentHash, link, 'QR code', 'Tomasz Nowak']) expect(file).toContain(part)
    expect(file).not.toMatch(reachesOut)
  })

  it('is a statement without a code where nothing certifies the results', async () => {
    const { download } = await start()
    const file = await download('transcript', 3001, january)
    expect(file).toContain('Statement of results')
    for (const part of ['QR code', 'SHA-256', 'validate-certificate-link']) expect(file).not.toContain(part)
  })

  it('has the code on the results of its set alone; those of other sets are a statement', async () => {
    const { caller, handle, certificateOf } = await start()
    const { studentId, code } = certificateOf(transcriptType, may)
    const { link, fileName } = await caller.succeed('downloadResults', { path: { kind: 'transcript' }, body: { studentId: [studentId] } })
    expect(fileName).toBe('transcripts.zip')
    // The archive is not compressed.
    const files = (await (await handle(new Request(`http://portal.test${link}`))).text()).split('<!doctype html>').slice(1)
    expect(files).toHaveLength(2)
    const [certified = ''] = files.filter((file) => file.includes(code))
    const [statement = ''] = files.filter((file) => !file.includes(code))
    expect([certified.includes('May Exams 2026'), certified.includes('January Exams 2026')]).toEqual([true, false])
    expect([statement.includes('Statement of results'), statement.includes('May Exams 2026')]).toEqual([true, false])
  })

  it.each(['withheld', 'hidden', 'withdrawn'])('is a statement for the provider too once a result is %s', async (how) => {
    const { admin, caller, download, certificateOf } = await start()
    const { studentId, code } = certificateOf(transcriptType, may)
    expect(await download('transcript', studentId, may)).toContain(code)
    const { list: [row = {}] = [] } = await admin.succeed('Result', 'list', { query: { studentId, resultIntakeId: may, pageSize: 1 } })
    if (how === 'withheld')
      expect((await changeResult(admin, row, { outcome: 'Withheld', changeReason: 'Looked at again.' })).status).toBe(200)
    if (how === 'hidden') await caller.succeed('updateViewFlags', { body: { resultId: [Number(row['resultId'])], flag: 0 } })
    if (how === 'withdrawn') {
      const body = { audience: 'Students', isWithdrawn: 1, reason: 'Looked at again.' } as const
      await caller.succeed('releaseResults', { path: { id: may }, body })
    }
    const file = await download('transcript', studentId, may)
    expect([file.includes('Statement of results'), file.includes(code)]).toEqual([true, false])
  })

  it('has of a withheld result the word alone', async () => {
    const { download, signIn, admin } = await start()
    const { list = [] } = await admin.succeed('Result', 'list', { query: { outcome: 'Withheld', pageSize: 10 } })
    expect(list.length).toBeGreaterThan(0)
    const university = await signIn('university@university.test')
    const rows = await university.call('downloadResults', { path: { kind: 'transcript' }, body: {} })
    expect(rows.status).toBe(200)
    const file = await download('transcript', Number(list[0]?.['studentId']), Number(list[0]?.['resultIntakeId']))
    expect(file).toContain('<td>Withheld</td>')
  })
})
