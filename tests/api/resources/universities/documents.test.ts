import { expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Documents of Northgate University. */
const [northgateContract, northgateFees] = [12, 44]

async function start(username?: string) {
  const { handle, clock } = startAggregator()
  const person = await recordsAs(handle, username)
  if (!person.session) throw new Error('Nobody is signed in.')
  return { handle, person, files: bucketOver(handle, clock, person.session) }
}

const sentOf = ({
  institutionDocumentId: _id,
  versionNo: _no,
  createdAt: _at,
  updatedBy: _by,
  names: _names,
  ...sent
}: Record<string, unknown>) => sent

it('has the bytes of its seeded files, as long and with the checksum that the record says', async () => {
  const { handle, person } = await start()
  const { file } = await person.succeed<{
    file: { sizeBytes: number; checksum: string }
  }>('UniversityDocument', 'details', { id: 1 })
  const { link } = await person.succeed<{ link: string }>('UniversityDocument', 'file', { id: 1, query: { field: 'file' } })
  const bytes = await (await handle(new Request(`http://portal.test${link}`))).arrayBuffer()
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  expect([bytes.byteLength, digest]).toEqual([file.sizeBytes, file.checksum])
})

it('shows a university its own documents, and no contract in any answer', async () => {
  const { person } = await start('university@university.test')
  const { list = [], statusCounts } = await person.succeed('UniversityDocument', 'list')
  expect([list.map(({ institutionDocumentId }) => institutionDocumentId), statusCounts]).toEqual([
    [northgateFees],
    { all: 1, 1: 1, '-1': 0 },
  ])
  for (const call of ['details', 'history', 'uses'] as const)
    for (const id of [northgateContract, 1]) expect((await person.call('UniversityDocument', call, { id })).status).toBe(404)
  expect(await person.succeed('UniversityDocument', 'options')).toEqual([{ id: northgateFees, name: 'Fees 2026', status: 1 }])
  const refused = await person.call('UniversityDocument', 'update', {
    id: northgateFees,
    body: {
      ...sentOf(
        await person.succeed('UniversityDocument', 'details', {
          id: northgateFees,
        }),
      ),
      documentType: 'Contract',
    },
  })
  expect(refused.data).toEqual({
    fields: [
      {
        field: 'documentType',
        description: 'Choose another type: contracts are kept by NCUK.',
      },
    ],
  })
})

it('counts a new file as the next version, and no other change', async () => {
  const { person, files } = await start()
  const shown = () => person.succeed('UniversityDocument', 'details', { id: northgateFees })
  const change = async (fields: object) =>
    person.succeed('UniversityDocument', 'update', {
      id: northgateFees,
      body: { ...sentOf(await shown()), ...fields },
    })
  await change({ title: 'Fees and Deposits 2026' })
  expect(await shown()).toMatchObject({
    title: 'Fees and Deposits 2026',
    versionNo: 1,
  })
  const file = await files.store('fees.pdf', bytesLike('pdf'))
  await change({ file })
  expect(await shown()).toMatchObject({ file, versionNo: 2 })
  const { file: _file, ...rest } = sentOf(await shown())
  const created = await person.succeed('UniversityDocument', 'create', {
    body: {
      ...rest,
      updatedAt: undefined,
      file: await files.store('more.pdf', bytesLike('pdf')),
      requestId: 'r1',
    },
  })
  expect(
    await person.succeed('UniversityDocument', 'details', {
      id: Number(created['institutionDocumentId']),
    }),
  ).toMatchObject({ versionNo: 1 })
})
