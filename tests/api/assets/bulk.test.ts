import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { uploadMachine } from '#machines/files/upload.machine.ts'
import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { assetTypeRefusal } from '#src/assets/library/upload/asset-type-refusal.ts'
import { assetNameOf, bulkInput, createBulkPorts } from '#src/assets/library/upload/bulk-ports.ts'
import { bulkTexts } from '#src/assets/library/upload/texts.ts'
import { readRecord } from '#src/resources/record-service.ts'
import { chosenFile } from '#tests/machines/files/upload-start.ts'
import { bytesLike } from '#tests/support/client/files.ts'
import { folders, startLibrary, types } from './start.ts'

async function startBulk() {
  const { files, admin, asset: stored } = await startLibrary()
  const service = {
    create: async (fields: object, requestId: string) => {
      const { status, description, data } = await admin.callBadly('Asset', 'create', { body: { ...fields, requestId } })
      if (status !== 200) throw new ApiProblem('refused', status, description, null, { data })
      return { id: String(data['assetId']), message: description }
    },
  }
  return { files, admin, stored, service }
}

it('takes eighteen of twenty files; the two that are faulty stay with their reasons (CAT-AST-16)', { timeout: 30_000 }, async () => {
  const { files, admin, stored, service } = await startBulk()
  await stored('Taken')
  const good = Array.from({ length: 18 }, (_, index) => chosenFile(`Form ${index + 1}.pdf`, bytesLike('pdf', 100 + index)))
  const faulty = [chosenFile('Program.pdf', bytesLike('program')), chosenFile('Taken.pdf', bytesLike('pdf', 300))]
  const named = { nameOf: assetNameOf, onNameRefused: () => {} }
  const common = { assetTypeId: types.form, folderId: folders.finance, tagIds: [] }
  const rows = await Promise.all(
    [...good, ...faulty].map(async (file) => {
      const actors = createBulkPorts({ bucket: files.bucket, service, fields: common, requestId: file.name, ...named })
      const actor = createActor(uploadMachine.provide({ actors }), { input: bulkInput(asset.fields.file.files) }).start()
      actor.send({ type: 'file.choose', file })
      const isOver = ({ context, ...snapshot }: ReturnType<typeof actor.getSnapshot>) =>
        snapshot.matches('done') || context.refusal !== null || context.failure !== null
      const { context } = await waitFor(actor, isOver)
      return { name: file.name, reason: context.refusal ?? context.failure?.message ?? null }
    }),
  )
  const kept = rows.filter(({ reason }) => reason !== null)
  expect(bulkTexts.outcome(rows.length - kept.length, kept.length)).toBe('18 uploaded, 2 not')
  expect(kept).toEqual([
    { name: 'Program.pdf', reason: 'The content is not of type PDF.' },
    { name: 'Taken.pdf', reason: 'This Name is already in use.' },
  ])
  const { list = [] } = await admin.succeed('Asset', 'list', { query: { pageSize: 1000, searchText: 'Form ' } })
  expect(list.filter(({ folderId, assetName }) => folderId === folders.finance && /^Form \d+$/.test(String(assetName)))).toHaveLength(18)
})

it('sends a file again under another name where its own is taken', async () => {
  const { files, admin, stored, service } = await startBulk()
  await stored('Poster')
  let name = 'Poster'
  let refusals = 0
  const named = { nameOf: () => name, onNameRefused: () => void (refusals += 1) }
  const fields = { assetTypeId: types.form, folderId: folders.finance, tagIds: [] }
  const actors = createBulkPorts({ bucket: files.bucket, service, fields, requestId: 'poster', ...named })
  const actor = createActor(uploadMachine.provide({ actors }), { input: bulkInput(asset.fields.file.files) }).start()
  actor.send({ type: 'file.choose', file: chosenFile('Poster.pdf', bytesLike('pdf', 300)) })
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(refusals).toBe(1)
  name = 'Poster of spring'
  actor.send({ type: 'upload.retry' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  const { list = [] } = await admin.succeed('Asset', 'list', { query: { pageSize: 10, searchText: 'Poster of spring' } })
  expect(list.map(({ assetName }) => assetName)).toEqual(['Poster of spring'])
})

it('refuses what the type does not take before anything of it is sent', async () => {
  const { files, admin, service } = await startBulk()
  const queryClient = new QueryClient()
  const typeService = {
    details: async (id: string) => {
      const data = await admin.succeed('AssetType', 'details', { id: Number(id) })
      return readRecord(assetType, { code: 200, description: '', data })
    },
  }
  const choose = async (assetTypeId: number, file: ReturnType<typeof chosenFile>) => {
    const fields = { assetTypeId, folderId: folders.finance, tagIds: [] }
    const refusal = assetTypeRefusal(queryClient, typeService, assetTypeId)
    const named = { nameOf: assetNameOf, onNameRefused: () => {}, refusal }
    const actors = createBulkPorts({ bucket: files.bucket, service, fields, requestId: file.name, ...named })
    const actor = createActor(uploadMachine.provide({ actors }), { input: bulkInput(asset.fields.file.files) }).start()
    actor.send({ type: 'file.choose', file })
    const { context } = await waitFor(actor, (now) => now.context.refusal !== null || now.context.failure !== null)
    return context.refusal
  }
  expect(await choose(types.handbook, chosenFile('Logo.png', bytesLike('png')))).toBe('Choose a file of type PDF.')
  expect(await choose(types.logo, chosenFile('Logo.png', bytesLike('png', 3 * 1024 * 1024)))).toBe('Files of this type have at most 2 MB.')
  expect(files.asked).toEqual([])
})
