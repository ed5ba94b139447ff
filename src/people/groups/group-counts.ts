import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { groupMembersQuery } from './group-members.ts'

/** How many contacts belong to a group. */
export const countMembers: TabCounter = async ({ id }, { api, codec, queryClient }) =>
  (await queryClient.fetchQuery(groupMembersQuery(api, codec.encrypt(id) ?? '', 1))).totalCount
