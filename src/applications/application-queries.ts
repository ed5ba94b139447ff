import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const countsSchema = v.object({
  requests: v.number(),
  approved: v.number(),
  rejected: v.number(),
  ncukApproved: v.number(),
  ncukRejected: v.number(),
})

/** How many applications wait, and how each side has decided. As lists are, it is read again after a write. */
export const applicationCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['records', application.name, 'list', 'counts'],
    queryFn: async ({ signal }) =>
      readAnswer(
        'countApplications',
        countsSchema,
        await api.call('countApplications', {}, { log: { component: 'Applications', permission: 'View' }, signal }),
      ),
  })
