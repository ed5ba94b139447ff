import { describe, expect, it } from 'vitest'
import { bucketKeys, bucketName } from '#mirage/files/bucket-keys.ts'
import { contentError } from '#openapi/assets/file-content.ts'
import { largestFile, nameError } from '#openapi/assets/file-types.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { problemOf } from '#tests/support/client/client.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const northgate = 12

async function start() {
  const { handle, clock, aggregator } = startAggregator()
  const admin = await recordsAs(handle)
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  const university = () => admin.succeed('University', 'details', { id: northgate })
  /** Saves the university with this logo. */
  const saveLogo = async (logo: object | null) => {
    const { universityName, universityCode, shortName, countryId, city, institutionTypeId, ucasProviderCode, website, status, updatedAt } =
      await university()
    const fields = { universityName, universityCode, shortName, countryId, city, institutionTypeId, ucasProviderCode, website, status }
    return admin.call('University', 'update', { id: northgate, body: { ...fields, ...(logo && { logo }), updatedAt } })
  }
  return { handle, clock, aggregator, admin, files, university, saveLogo }
}

type Started = Awaited<ReturnType<typeof start>>

const linkOf = async ({ admin }: Started) => {
  const { link } = await admin.succeed<{ link: string }>('University', 'file', { id: northgate, query: { field: 'logo' } })
  return `http://portal.test${link}`
}

const refusedAt = (description: string) => ({ status: 400, data: { fields: [{ field: 'logo', description }] } })

describe('the bucket', () => {
  it('takes a file in parts, says how much it holds, and gives it back byte for byte', async () => {
    const started = await start()
    const bytes = bytesLike('png', 2500)
    const { files, handle, saveLogo } = started
    const key = files.bucket.newKey('test')
    expect(await files.put(key, 2500, null)).toEqual({ held: 0, checksum: null })
    expect(await files.put(key, 2500, { from: 0, bytes: bytes.slice(0, 1000).buffer })).toEqual({ held: 1000, checksum: null })
    expect(await files.put(key, 2500, { from: 500, bytes: bytes.slice(500, 1500).buffer })).toEqual({ held: 1000, checksum: null })
    const { held, checksum } = await files.put(key, 2500, { from: 1000, bytes: bytes.slice(1000).buffer })
    expect([held, checksum]).toEqual([2500, expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect((await saveLogo({ fileName: 'logo.png', storageKey: key, sizeBytes: 2500, checksum: checksum ?? '' })).status).toBe(200)
    const response = await handle(new Request(await linkOf(started)))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''logo.png",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('is opened again after an answer without its keys', async () => {
    const { handle, clock, admin } = await start()
    if (!admin.session) throw new Error('Nobody is signed in.')
    let isCut = true
    const files = bucketOver(
      async (request) => {
        if (!isCut || !request.url.endsWith('/student/section/details')) return handle(request)
        isCut = false
        return Response.json({ code: 200, message: 'OK', description: '', data: {} })
      },
      clock,
      admin.session,
    )
    const bytes = bytesLike('pdf')
    expect(await problemOf(files.store('a.pdf', bytes))).toMatchObject({ message: 'Something went wrong!' })
    expect(await files.store('a.pdf', bytes)).toMatchObject({ sizeBytes: bytes.length })
  })

  it('refuses a false or old signature, a reading signed by a client, and a second file at one address (CAT-AST-05)', async () => {
    const { files, handle, clock } = await start()
    await files.store('a.png', bytesLike('png'))
    const sent = files.asked.at(-1)
    if (!sent) throw new Error('Nothing was sent.')
    const again = (address: string, method = 'PUT') =>
      handle(
        new Request(address, {
          method,
          headers: { 'content-range': 'bytes 0-99/100' },
          ...(method === 'PUT' ? { body: bytesLike('png') } : {}),
        }),
      )
    expect((await again(sent.url)).status).toBe(403)
    expect((await again(sent.url, 'GET')).status).toBe(403)
    expect((await again(sent.url.replace(/signature=..../, 'signature=0000'))).status).toBe(403)
    const { pathname } = new URL(sent.url)
    expect((await again(sent.url.replace(pathname, `/${bucketName}/test/2026/${'0'.repeat(32)}`))).status).toBe(403)
    clock.advance(301_000)
    expect((await again(sent.url)).status).toBe(403)
  })

  it.each([null, 'bytes 0-99', 'bytes 0-99/0', 'bytes */100', `bytes 0-99/${largestFile + 1}`])(
    'refuses a second file at one address whatever its range says: %s (CAT-AST-05)',
    async (range) => {
      const { files, handle } = await start()
      await files.store('a.png', bytesLike('png'))
      const body = bytesLike('png')
      const second = new Request(files.asked.at(-1)?.url ?? '', {
        method: 'PUT',
        body,
        headers: range === null ? {} : { 'content-range': range },
      })
      expect((await handle(second)).status).toBe(403)
    },
  )

  it('never gets to see the secret that its addresses are signed with (CAT-AST-04)', async () => {
    const { files } = await start()
    await files.store('a.png', bytesLike('png'))
    const everything = files.asked.map(({ url, headers }) => `${url} ${JSON.stringify([...headers])}`).join()
    expect(everything).toContain(bucketKeys.accessKeyId)
    expect(everything).not.toContain(bucketKeys.secret)
  })

  it.each([
    ['larger than 10 MB', 'test/2026/'.concat('a'.repeat(32)), largestFile + 1, 413],
    ['under a name that a person gave', 'test/2026/my-logo.png', 100, 403],
    ['outside its folders', '../test/2026/'.concat('a'.repeat(32)), 100, 404],
  ])('takes nothing %s', async (_, key, size, code) => {
    const { files } = await start()
    expect((await problemOf(files.put(key, size, { from: 0, bytes: bytesLike('png').buffer }))).code).toBe(code)
  })

  it('removes after a day what no record names, and nothing else', async () => {
    const started = await start()
    const { files, clock, handle, saveLogo } = started
    const named = await files.store('logo.png', bytesLike('png'))
    const unnamed = await files.store('other.png', bytesLike('png'))
    await saveLogo(named)
    clock.advance(86_400_001)
    const later = await recordsAs(handle)
    if (!later.session) throw new Error('Nobody is signed in.')
    const next = bucketOver(handle, clock, later.session)
    expect(await next.put(unnamed.storageKey, 100, null)).toEqual({ held: 0, checksum: null })
    expect((await next.put(named.storageKey, 100, null)).held).toBe(100)
  })
})

describe('a record', () => {
  it('is not saved with a file that has not arrived, or not whole', async () => {
    const { files, saveLogo } = await start()
    const logo = await files.store('logo.png', bytesLike('png'))
    for (const wrong of [{ storageKey: `test/2026/${'b'.repeat(32)}` }, { sizeBytes: 99 }, { checksum: '0'.repeat(64) }])
      expect(await saveLogo({ ...logo, ...wrong })).toMatchObject(refusedAt('The file has not arrived.'))
    const key = files.bucket.newKey('test')
    await files.put(key, 200, { from: 0, bytes: bytesLike('png').buffer })
    expect(await saveLogo({ ...logo, storageKey: key, sizeBytes: 200 })).toMatchObject(refusedAt('The file has not arrived.'))
  })

  it('is not saved with the file of another record, which it would open to who may not see that one', async () => {
    const { admin, files, saveLogo } = await start()
    const logo = await files.store('logo.png', bytesLike('png'))
    expect((await saveLogo(logo)).status).toBe(200)
    expect((await saveLogo(logo)).status).toBe(200)
    const {
      names: _names,
      createdAt: _at,
      updatedBy: _by,
      institutionId: _id,
      ...other
    } = await admin.succeed('University', 'details', { id: 1 })
    expect(await admin.call('University', 'update', { id: 1, body: { ...other, logo } })).toMatchObject(
      refusedAt('The file has not arrived.'),
    )
  })

  it.each([
    ['a renamed program', 'logo.png', 'program', 'The content is not of type PNG.'],
    ['another type', 'logo.pdf', 'pdf', 'Choose a file of type PNG or JPG.'],
    ['a path for a name', '../logo.png', 'png', 'Rename the file: its name cannot begin with a dot or contain / or \\.'],
    ['a name that reads backwards', 'gnp\u202E.png', 'png', 'Rename the file: its name cannot begin with a dot or contain / or \\.'],
  ] as const)('is not saved with %s (CAT-AST-03)', async (_, name, type, text) => {
    const { files, saveLogo } = await start()
    expect(await saveLogo(await files.store(name, bytesLike(type)))).toMatchObject(refusedAt(text))
  })

  it('says in its history which file took the place of which', async () => {
    const { admin, files, saveLogo } = await start()
    await saveLogo(await files.store('old.png', bytesLike('png')))
    await saveLogo(await files.store('new.png', bytesLike('png', 120)))
    const [last] = await admin.succeed<readonly { changes: object[] }[]>('University', 'history', { id: northgate })
    expect(last?.changes).toEqual([{ field: 'Logo', before: 'old.png', after: 'new.png' }])
  })
})

describe('a link to a file', () => {
  it('ends after five minutes, and reads no other file', async () => {
    const started = await start()
    const { handle, clock, files, saveLogo } = started
    await saveLogo(await files.store('logo.png', bytesLike('png')))
    const other = await files.store('other.png', bytesLike('png'))
    const link = await linkOf(started)
    const { pathname } = new URL(link)
    expect((await handle(new Request(link.replace(pathname, `/${bucketName}/${other.storageKey}`)))).status).toBe(403)
    clock.advance(299_000)
    expect((await handle(new Request(link))).status).toBe(200)
    clock.advance(2000)
    expect((await handle(new Request(link))).status).toBe(403)
  })

  it('is given to who may see the record, for a field that has a file', async () => {
    const { handle, files, saveLogo } = await start()
    const viewer = await recordsAs(handle, 'viewer@ncuk.test')
    const ask = () => viewer.call('University', 'file', { id: northgate, query: { field: 'logo' } })
    expect(await ask()).toMatchObject({ status: 404, description: 'There is no file.' })
    await saveLogo(await files.store('logo.png', bytesLike('png')))
    expect((await ask()).status).toBe(200)
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect((await centre.call('University', 'file', { id: northgate, query: { field: 'logo' } })).status).toBe(403)
  })
})

const cut = 'The file is cut short: its end is missing.'
const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
const packageOf = (folder: string) =>
  bytesOf('PK', [3, 4], Array(26).fill(0), `${folder}/document.xml`, Array(200).fill(7), 'PK', [5, 6], Array(18).fill(0))

it('takes a PDF with its end marker among its last 1,024 bytes, on both sides alike', () => {
  const whole = bytesLike('pdf', 5000)
  expect(contentError('a.pdf', whole)).toBeNull()
  expect(contentError('a.pdf', whole.slice(0, 4990))).toBe(cut)
  const followed = (size: number) => new Uint8Array([...whole, ...new Uint8Array(size)])
  expect(contentError('a.pdf', followed(1000))).toBeNull()
  expect(contentError('a.pdf', followed(1100))).toBe(cut)
})

it.each([
  ['a.png', bytesLike('png')],
  ['a.jpg', bytesOf([0xff, 0xd8, 0xff, 0xe0], Array(200).fill(7), [0xff, 0xd9])],
  ['a.docx', packageOf('word')],
  ['a.xlsx', packageOf('xl')],
  ['a.pptx', packageOf('ppt')],
  ['a.svg', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n')],
] as const)('takes %s whole, also with bytes behind its end, and not cut short', (name, whole) => {
  expect(contentError(name, whole)).toBeNull()
  expect(contentError(name, new Uint8Array([...whole, 10, 10]))).toBeNull()
  expect(contentError(name, whole.slice(0, -30))).toBe(cut)
})

it('refuses a file of one byte above 10 MB, and an empty one, by their names alone (CAT-AST-02)', () => {
  expect(nameError('a.pdf', 10_485_760, ['pdf'])).toBeNull()
  expect(nameError('a.pdf', 10_485_761, ['pdf'])).toBe('The file is larger than 10 MB.')
  expect(nameError('a.pdf', 0, ['pdf'])).toBe('The file is empty.')
  expect(nameError(`${'a'.repeat(251)}.pdf`, 1, ['pdf'])).toBeNull()
  expect(nameError(`${'a'.repeat(252)}.pdf`, 1, ['pdf'])).toBe('Rename the file: its name has more than 255 characters.')
})

describe('a file in a row of a record', () => {
  const draft = { centreName: 'Harbour College', requestId: 'one' }

  async function startWithLicence() {
    const started = await start()
    const licence = await started.files.store('licence.pdf', bytesLike('pdf'))
    const record = await started.admin.succeed('CenterRegistration', 'create', {
      body: { ...draft, files: [{ kind: 'Licence', file: licence }] },
    })
    return { ...started, id: Number(record['centreId']), licence }
  }

  it('is read by the path of its row', async () => {
    const { admin, handle, id } = await startWithLicence()
    const at = (field: string) => admin.call('CenterRegistration', 'file', { id, query: { field } })
    const { link } = await admin.succeed<{ link: string }>('CenterRegistration', 'file', { id, query: { field: 'files.0.file' } })
    const response = await handle(new Request(`http://portal.test${link}`))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytesLike('pdf'))
    expect(await at('files.1.file')).toMatchObject({ status: 404, description: 'There is no file.' })
  })

  it('has to have arrived, and keeps its place among the rows', async () => {
    const { admin, id, licence } = await startWithLicence()
    const { updatedAt } = await admin.succeed('CenterRegistration', 'details', { id })
    const missing = { kind: 'Insurance', file: { ...licence, storageKey: `test/2026/${'b'.repeat(32)}` } }
    const save = (files: object) =>
      admin.callBadly('CenterRegistration', 'update', { id, body: { centreName: 'Harbour College', files, updatedAt } })
    expect(await save([missing, { kind: 'Licence', file: licence }])).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'files.0.file', description: 'The file has not arrived.' }] },
    })
    expect((await save([{ kind: 'Accreditation', file: licence }])).status).toBe(200)
  })

  it('is kept for as long as the record names it', async () => {
    const { files, clock, handle, licence } = await startWithLicence()
    const unnamed = await files.store('other.pdf', bytesLike('pdf'))
    clock.advance(86_400_001)
    const { session } = await recordsAs(handle)
    if (!session) throw new Error('Nobody is signed in.')
    const next = bucketOver(handle, clock, session)
    expect(await next.put(unnamed.storageKey, 100, null)).toEqual({ held: 0, checksum: null })
    expect((await next.put(licence.storageKey, 100, null)).held).toBe(100)
  })
})
