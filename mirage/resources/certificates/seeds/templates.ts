import { seededAssets } from '../../assets/seeds/assets.ts'
import type { SeedOf } from '../../engine/service.ts'

type Seed = SeedOf<'CertificateTemplate'> & { readonly versionNo: number }

const [draft, active, inactive] = [2, 1, -1]
const certified = '<p>This is to certify that</p>'
const certificateBody = `${certified}<p><strong>{studentName}</strong></p><p>has completed the</p><p><b>{programme}</b></p><p>{award}</p>`
const transcriptBody =
  '<p>Transcript of</p><p><strong>{studentName}</strong></p><p><b>{programme}</b></p><p>{modules}</p><p>{points} points</p>'
const statementBody =
  '<p>Statement of the results of</p><p><strong>{studentName}</strong></p><p>{modules}</p><p>Stated on {issueDate}, code {code}.</p>'
const director = { name: 'Dr Helen Marsh', position: 'Director of Academic Standards' }
const registrar = { name: 'Tomasz Nowak', position: 'Registrar' }

const template = (
  id: number,
  certificateTypeId: number,
  [certificateTemplateName, status, versionNo]: readonly [string, number, number],
  body: string,
): Seed => ({
  id,
  status,
  certificateTemplateName,
  certificateTypeId,
  orientation: body.startsWith(certified) ? 'Landscape' : 'Portrait',
  pageSize: 'A4',
  ...(body.startsWith(certified) && { backgroundAssetId: seededAssets.drawing, sealAssetId: seededAssets.photo }),
  body,
  signatories: body.startsWith(certified) ? [director, registrar] : [registrar],
  versionNo,
})

/** One in use for each active type, with what came before and what is on its way. */
export const templateSeeds = (): Seed[] => [
  template(1, 1, ['Foundation Year certificate', active, 2], certificateBody),
  template(2, 2, ['Foundation Year transcript', active, 1], transcriptBody),
  template(3, 3, ['Statement of results', active, 1], statementBody),
  template(4, 4, ['Year One certificate', active, 1], certificateBody),
  template(5, 1, ['Foundation Year certificate until 2025', inactive, 1], certificateBody.replace('has completed', 'has passed')),
  template(
    6,
    1,
    ['Foundation Year certificate 2027', draft, 0],
    certificateBody.replace('<p>{award}</p>', '<p>{award}</p><p>{issueDate}</p>'),
  ),
  template(7, 2, ['Foundation Year transcript until 2025', inactive, 1], transcriptBody),
  template(8, 5, ['Master’s Preparation certificate', draft, 0], certificateBody),
  template(9, 3, ['Statement of results with signatories', draft, 0], `${statementBody}<p>{signatories}</p>`),
]
