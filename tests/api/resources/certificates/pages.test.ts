import { describe, expect, it } from 'vitest'
import { startLibrary } from '../../assets/start.ts'
import { refusedAt, types } from '../../assets/start.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const [active, draftTemplate] = [1, 6]
const request = { studentId: 3240, certificateTypeId: 1, resultIntakeId: 2 }
const png = { bytes: bytesLike('png'), fileName: 'crest.png', assetTypeId: types.picture }

async function start() {
  const library = await startLibrary()
  const { admin, read, operations } = library
  let requests = 0
  const template = (fields: object) => {
    requests += 1
    return admin.callBadly('CertificateTemplate', 'create', {
      body: {
        certificateTemplateName: `Template ${requests}`,
        certificateTypeId: 1,
        orientation: 'Landscape',
        pageSize: 'Letter',
        body: '<p>{studentName}</p>',
        signatories: [{ name: 'Dr Helen Marsh', position: 'Director' }],
        ...fields,
        requestId: `template-${requests}`,
      },
    })
  }
  const issue = async () =>
    Number((await admin.succeed('Certificate', 'create', { body: { ...request, requestId: 'issue' } }))['certificateId'])
  const publish = (id: number) => admin.succeed('CertificateTemplate', 'move', { id, body: { status: active, comment: '' } })
  const pageOf = (id: number) => operations.succeed('getCertificatePage', { path: { id } })
  const bytesAt = async (link: string | undefined) => new Uint8Array(await (await read(link ?? '')).arrayBuffer())
  return { ...library, template, issue, publish, pageOf, bytesAt }
}

describe('the pictures of a template', () => {
  it.each([
    ['backgroundAssetId', (id: number) => ({ backgroundAssetId: id })],
    ['sealAssetId', (id: number) => ({ sealAssetId: id })],
    [
      'signatories.1.signatureAssetId',
      (id: number) => ({
        signatories: [
          { name: 'Dr Helen Marsh', position: 'Director' },
          { name: 'Tomasz Nowak', position: 'Registrar', signatureAssetId: id },
        ],
      }),
    ],
  ])('are pictures: a page in %s is refused there', async (field, fieldsOf) => {
    const { asset, template } = await start()
    const { status, data } = await template(fieldsOf(await asset('Notes')))
    expect({ status, data }).toEqual(refusedAt(field, 'Choose a picture: PNG, JPG or SVG.'))
    expect((await template(fieldsOf(await asset('Crest', png)))).status).toBe(200)
  })

  it('stand on the page of a certificate as they were when it was issued', async () => {
    const { asset, template, publish, issue, pageOf, bytesAt, operations, files, clock, handle } = await start()
    const [background, seal, signature] = [await asset('Paper', png), await asset('Seal', png), await asset('Hand', png)]
    const signatories = [{ name: 'Dr Helen Marsh', position: 'Director', signatureAssetId: signature }]
    const made = await template({ backgroundAssetId: background, sealAssetId: seal, signatories })
    await publish(Number(made.data?.['certificateTemplateId']))
    const id = await issue()
    const page = await pageOf(id)
    expect(page).toMatchObject({
      orientation: 'Landscape',
      pageSize: 'Letter',
      signatories: [{ name: 'Dr Helen Marsh', position: 'Director' }],
    })
    const links = [page.background, page.seal, page.signatories[0]?.signature]
    for (const link of links) expect(await bytesAt(link)).toEqual(png.bytes)

    clock.advance(60_000)
    await operations.succeed('addAssetVersion', { path: { id: seal }, body: { file: await files.store('new.png', bytesLike('png', 300)) } })
    expect(await bytesAt((await pageOf(id)).seal)).toEqual(png.bytes)
    const later = await recordsAs(handle)
    const kept = await later.callBadly('Asset', 'move', { id: seal, body: { status: -1, comment: '' } })
    expect(kept.status).toBe(409)
    expect(kept.description).toContain('PW-IFY-26-000081')
  })

  it('are left out of the page where there is none, and stand in the seeds', async () => {
    const { template, publish, issue, pageOf, admin } = await start()
    const seeded = await admin.succeed('CertificateTemplate', 'details', { id: draftTemplate })
    expect(seeded).toMatchObject({ backgroundAssetId: 117, sealAssetId: 118 })
    const made = await template({})
    await publish(Number(made.data?.['certificateTemplateId']))
    const page = await pageOf(await issue())
    expect([page.background, page.seal, page.signatories]).toEqual([
      undefined,
      undefined,
      [{ name: 'Dr Helen Marsh', position: 'Director' }],
    ])
  })
})

describe('an asset that many certificates show', () => {
  it('is not archived: some are named, the others counted', async () => {
    const { admin } = await start()
    const { status, description } = await admin.callBadly('Asset', 'move', { id: 118, body: { status: -1, comment: '' } })
    expect(status).toBe(409)
    expect(description).toMatch(/^Asset cannot be archived: it is in use by Foundation Year certificate, .*, and \d+ more\.$/)
    expect(description.length).toBeLessThan(300)
  })
})
