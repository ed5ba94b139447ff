import type { Mail } from '#mirage/contract.ts'
import { roleIds } from '#mirage/resources/people/seeds/roles.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** Fields of a record, where a test does not say which. */
export type Fields = Readonly<Record<string, unknown>>

/** The refusal of one field. */
export const refusal = (field: string, description: string) => ({
  status: 400,
  description: '1 field needs attention.',
  data: { fields: [{ field, description }] },
})

/** A user of a centre who is not there yet. */
export const newUser = {
  username: 'ama.owusu@centre.test',
  firstName: 'Ama',
  lastName: 'Owusu',
  typeId: 2,
  roleId: roleIds.centre,
  centreId: 26,
  yearId: 22,
  requestId: 'visit-1',
}

/** An aggregator whose mails are caught, with the calls that tests of users make. */
export async function startUsers(scenario: 'demo' | 'empty' = 'demo') {
  const mails: Mail[] = []
  const world = startAggregator({ scenario, sendMail: (mail) => void mails.push(mail) })
  const records = await recordsAs(world.handle)
  const details = (id: number) => records.succeed('User', 'details', { id })
  const change = async (id: number, changes: Fields, caller = records) => {
    const {
      userId: _id,
      status: _status,
      createdAt: _at,
      updatedBy: _by,
      names: _names,
      fullName: _name,
      lastSignIn: _last,
      linkUntil: _link,
      ...fields
    } = await details(id)
    return caller.call('User', 'update', { id, body: { ...fields, ...changes } })
  }
  const setStatus = (id: number, status: number, caller = records) => caller.call('User', 'move', { id, body: { status } })
  const create = async (changes: Fields = {}) =>
    (await records.succeed<{ userId: number }>('User', 'create', { body: { ...newUser, ...changes } })).userId
  const keyOf = (mail: Mail | undefined) => mail?.text.split('/').at(-1) ?? ''
  const setPassword = (newPassword: string) =>
    world.signedOut.call('resetPassword', { path: { pwdresetkey: keyOf(mails.at(-1)) }, body: { newPassword } })
  return { ...world, mails, records, details, change, setStatus, create, keyOf, setPassword }
}
