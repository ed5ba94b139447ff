import type { ResourceName } from '#openapi/generated/resources.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** What is sent and answered of a record. */
export type Fields = Readonly<Record<string, unknown>>

/** The answer where one field is refused. */
export const refusal = (field: string, description: string, heldBy?: number) => ({
  status: 400,
  description: '1 field needs attention.',
  data: { fields: [{ field, description, ...(heldBy !== undefined && { heldBy }) }] },
})

/** An aggregator whose address book is called as the administrator. */
export async function startContacts() {
  const world = startAggregator()
  const admin = await recordsAs(world.handle)
  const named = async (name: ResourceName, words: string): Promise<Fields> => {
    const [found] = (await admin.succeed(name, 'list', { query: { searchText: words } })).list ?? []
    if (!found) throw new Error(`There is no ${name} ${words}.`)
    return found
  }
  const change = async (name: ResourceName, id: number, changes: Fields) => {
    const { createdAt: _at, updatedBy: _by, names: _names, ...stored } = await admin.succeed(name, 'details', { id })
    const readOnly = [
      'contactId',
      'contactGroupId',
      'roleTypeId',
      'fullName',
      'isPrimary',
      'userId',
      'memberCount',
      'contactStagingId',
      'matchContactId',
      'stagingStatus',
    ]
    const fields = Object.fromEntries(Object.entries(stored).filter(([field]) => !readOnly.includes(field)))
    return admin.call(name, 'update', { id, body: { ...fields, ...changes } })
  }
  return { ...world, admin, named, change }
}

/** A contact of Baobab College Accra, as it is created. */
export const newContact = {
  firstName: 'Efua',
  lastName: 'Asante',
  email: 'efua.asante@example.org',
  contactTypeId: 2,
  centreId: 26,
  requestId: 'visit-1',
}
