import { expect, it } from 'vitest'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { decide } from '#src/selection/decide.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

it('decides a selection only as it was reviewed', async () => {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'admin@ncuk.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: handle, session: { ...signedIn, current } })
  const accept = (reviewed: string) => decide(api, codec, 'acceptSelection', '2', '', reviewed)
  await expect(accept('2026-08-31 09:00:00.000000')).rejects.toMatchObject({ message: expect.stringContaining('meanwhile') })
  const { updatedAt } = await (await recordsAs(handle)).succeed('CentreSelection', 'details', { id: 2 })
  expect(await accept(Object(updatedAt).date)).toEqual({ message: 'Selection accepted.' })
})
