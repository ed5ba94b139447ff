import { expect, it } from 'vitest'
import { contact } from '#openapi/generated/resources/contacts/contact.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { relatedTo } from '#src/resources/view/related-records.ts'
import { countTabs, type CountingServices, type TabCounter } from '#src/resources/view/tab-counts.ts'

const record = {
  id: '26',
  name: 'Baobab College Accra',
  status: 1,
  fields: { roles: [{}, {}] },
  names: {},
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
}

const services = (total: number): CountingServices => ({
  api: {
    call: () => Promise.reject(new Error('The server did not respond.')),
    send: async (_, { query }) =>
      Promise.resolve({
        data: { list: [], totalCount: query?.['centreId'] === '26' ? total : 0, statusCounts: { all: total } },
        description: '',
        code: 200,
      }),
  },
  codec: { encrypt: (id) => String(id), decrypt: (id) => String(id) },
  queryClient: createQueryClient(),
})

const people = lazyRelated(async () => Promise.resolve(relatedTo(contact, 'centreId', ['fullName'])))
const counter = (count: TabCounter) => async () => Promise.resolve(count)

it('counts related records, and what the counter of a tab counts', async () => {
  const roles: TabCounter = ({ fields }) => (Array.isArray(fields['roles']) ? fields['roles'].length : 0)
  const tabs = [{ id: 'contacts', related: people }, { id: 'roles', count: counter(roles) }, { id: 'form' }]
  expect(await countTabs(record, tabs, services(8))).toEqual({ contacts: 8, roles: 2 })
})

it('leaves out a tab whose count fails, and one whose counter knows none', async () => {
  const failing = counter(() => Promise.reject(new Error('The server did not respond.')))
  const tabs = [
    { id: 'messages', count: failing },
    { id: 'none', count: counter(() => undefined) },
    { id: 'contacts', related: people },
  ]
  expect(await countTabs(record, tabs, services(3))).toEqual({ contacts: 3 })
})
