import { startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

export const assetStatus = { draft: 2, review: 10, active: 1, archived: -1 } as const
export const types = { handbook: 1, form: 3, logo: 4, guide: 5, picture: 8 } as const
export const folders = {
  examinations: 1,
  pastPapers: 2,
  january: 3,
  mathematics: 4,
  marking: 5,
  centres: 6,
  forms: 8,
  finance: 13,
  empty: 14,
} as const

/** Contacts of the published accounts, and the group of all people of Baobab College. */
export const people = { centre: 503, university: 504, baobab: 5 } as const

type Created = 'Asset' | 'Folder' | 'Share' | 'CertificateTemplate'

interface AssetOptions {
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly fileName?: string
  readonly assetTypeId?: number
  readonly folderId?: number
  readonly tagIds?: readonly number[]
}

/** A template of certificates that lacks its pictures. */
export const certificate = {
  certificateTemplateName: 'Year Two certificate',
  certificateTypeId: 1,
  orientation: 'Landscape',
  pageSize: 'A4',
  body: '<p>{studentName} {programme} {award}</p>',
  signatories: [{ name: 'Dr Helen Marsh', position: 'Director' }],
} as const

/** The library of an aggregator, as an administrator fills it. */
export async function startLibrary(options: Parameters<typeof startAggregator>[0] = {}) {
  const { handle, clock, signIn, aggregator } = startAggregator(options)
  const admin = await recordsAs(handle)
  const operations = await signIn()
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const create = (name: Created, fields: object) => {
    requests += 1
    return admin.callBadly(name, 'create', { body: { ...fields, requestId: `request-${requests}` } })
  }
  const move = (id: number, status: number) => admin.callBadly('Asset', 'move', { id, body: { status, comment: '' } })
  /** An active asset; a form in the folder of finance unless told. */
  const asset = async (assetName: string, { bytes = bytesLike('pdf'), fileName = 'notes.pdf', ...more }: AssetOptions = {}) => {
    const fields = { assetTypeId: types.form, folderId: folders.finance, ...more }
    const { data, description } = await create('Asset', { assetName, file: await files.store(fileName, bytes), ...fields })
    const id = Number(data?.['assetId'])
    if (!Number.isInteger(id)) throw new Error(`No asset was made: ${description} ${JSON.stringify(data)}`)
    await move(id, assetStatus.active)
    return id
  }
  /** A template of certificates that shows a picture. */
  const seal = async (sealAssetId: number) => {
    const { status } = await create('CertificateTemplate', { ...certificate, sealAssetId })
    if (status !== 200) throw new Error('No template was made.')
  }
  const share = (fields: object) => create('Share', { access: 'View', ...fields })
  const details = (id: number) => admin.succeed('Asset', 'details', { id })
  const read = (link: string) => handle(new Request(`http://portal.test${link}`))
  return { handle, clock, aggregator, signIn, admin, operations, files, create, move, asset, seal, share, details, read }
}

/** The refusal of a call at one of its fields. */
export const refusedAt = (field: string, description: string) => ({ status: 400, data: { fields: [{ field, description }] } })
