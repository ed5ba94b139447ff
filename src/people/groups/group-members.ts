import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rowsOf, type TypedRow } from '#machines/records/typed-values.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, neededCount, text } from '#src/api/answer-values.ts'
import type { Api, OperationInput } from '#src/api/client.ts'

/** A contact of a group, and why: the rule that holds; null for one that was chosen. */
export interface GroupMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly reason: string | null
}

/** A rule of a group. */
export type GroupRule = OperationInput<'previewGroup'>['body']['rules'][number]

const member = v.pipe(
  fields({ contactId: id, name: text, email: text, reason: v.nullish(text) }),
  v.transform((one): GroupMember => ({ id: one.contactId, name: one.name, email: one.email, reason: one.reason ?? null })),
)
const members = fields({ list: v.array(member), totalCount: neededCount })

const readMembers = answerReader('listGroupMembers', members)
const readPreview = answerReader('previewGroup', members)

/** How many members a page shows. */
export const memberPageSize = 10

/** One page of the members of a group; `key` is its encrypted id. */
export const groupMembersQuery = (api: Api, key: string, page: number) =>
  queryOptions({
    queryKey: ['records', 'ContactGroup', 'members', { key, page }],
    queryFn: async ({ signal }) => {
      const query = { pageNo: page, pageSize: memberPageSize, searchText: '' }
      return readMembers(
        await api.call(
          'listGroupMembers',
          { path: { id: key }, query },
          { signal, log: { component: 'ContactGroup', permission: 'View' } },
        ),
      )
    },
    placeholderData: keepPreviousData,
  })

/** How many contacts some rules find, and the first of them. */
export const groupPreviewQuery = (api: Api, rules: readonly GroupRule[]) =>
  queryOptions({
    queryKey: ['records', 'ContactGroup', 'preview', { rules }],
    queryFn: async ({ signal }) =>
      readPreview(
        await api.call(
          'previewGroup',
          { body: { rules: [...rules] } },
          { signal, log: { component: 'ContactGroup', permission: 'Modify' } },
        ),
      ),
    placeholderData: keepPreviousData,
  })

const readRecipients = answerReader('countRecipients', fields({ count: neededCount, leftOut: neededCount }))

/** How many members of a group a message reaches, and how many it leaves out. */
export const groupRecipientsQuery = (api: Api, groupId: string) =>
  queryOptions({
    queryKey: ['records', 'ContactGroup', 'recipients', { groupId }],
    queryFn: async ({ signal }) =>
      readRecipients(
        await api.call(
          'countRecipients',
          { body: { contactGroupIds: [Number(groupId)] } },
          { signal, log: { component: 'ContactGroup', permission: 'View' } },
        ),
      ),
  })

const rule = v.object({
  field: v.picklist(['contactType', 'country', 'centre', 'university', 'roleType', 'programme']),
  is: v.picklist(['is', 'is not']),
  value: v.pipe(v.string(), v.minLength(1)),
})

/** The rules of a form that are filled in; null while one of them is not, or there is none. */
export function wholeRules(rows: readonly TypedRow[]): readonly GroupRule[] | null {
  const read = rowsOf(rows).map(({ fields: typed }) => v.safeParse(rule, typed))
  const whole = read.flatMap((one) => (one.success ? [one.output] : []))
  return whole.length > 0 && whole.length === read.length ? whole : null
}
