import type { TabCounter } from '#src/resources/view/tab-counts.ts'
import { recipientCountQuery } from '../recipient-count.ts'

/** How many people an audience reaches now. */
export const countPeople: TabCounter = async ({ id }, { api, queryClient }) =>
  (await queryClient.fetchQuery(recipientCountQuery(api, { audienceId: Number(id) }))).count
