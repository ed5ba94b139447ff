import { deliveriesQuery } from '#src/resources/deliveries/delivery-queries.ts'
import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { groupsOfContactQuery } from './contact-groups-query.ts'

/** How much the tabs of a contact list. */

export const countRoles: TabCounter = ({ fields: { roles } }) => (Array.isArray(roles) ? roles.length : 0)

export const countGroups: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(groupsOfContactQuery(api, codec.encrypt(id) ?? ''))).length

export const countMessages: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(deliveriesQuery(api, { contactId: id, channel: '', state: '', page: 1 }))).totalCount
