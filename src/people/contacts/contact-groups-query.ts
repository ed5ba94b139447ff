import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, text } from '#src/api/answer-values.ts'
import type { Api } from '#src/api/client.ts'

/** A group that a contact belongs to, and why: the rule that holds; null where the contact was chosen. */
export interface GroupOfContact {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly reason: string | null
}

const group = v.pipe(
  fields({ contactGroupId: id, groupName: text, groupTypeName: text, reason: v.nullish(text) }),
  v.transform((one): GroupOfContact => ({
    id: one.contactGroupId,
    name: one.groupName,
    type: one.groupTypeName,
    reason: one.reason ?? null,
  })),
)
const readGroups = answerReader('listGroupsOfContact', v.array(group))

/** The groups of a contact; `key` is its encrypted id. Its key begins as those of records do, so that a change of records makes it stale. */
export const groupsOfContactQuery = (api: Api, key: string) =>
  queryOptions({
    queryKey: ['records', 'Contact', 'groups', { key }],
    queryFn: async ({ signal }) =>
      readGroups(
        await api.call('listGroupsOfContact', { path: { id: key } }, { signal, log: { component: 'Contacts', permission: 'View' } }),
      ),
  })
