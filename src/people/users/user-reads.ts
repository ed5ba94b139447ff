import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Access } from '#machines/access/access.ts'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { treeOf, type WireNode } from '#src/api/permission-tree.ts'
import { userOptions, userPath } from './user-calls.ts'

const stamp = v.pipe(
  fields({ date: v.string() }),
  v.transform(({ date }) => date),
)
const readSessions = answerReader('listUserSessions', v.array(fields({ sessionId: v.number(), signedInAt: stamp, lastCallAt: stamp })))

/** What a role gives: the access of its holder, without what the portal knows of pages below others. */
const readRights = answerReader(
  'getUserRights',
  v.pipe(
    fields({ contactType: v.string(), routePermissions: v.custom<WireNode[]>(Array.isArray) }),
    v.transform(({ contactType, routePermissions }): Access => ({ ...emptyAccess(contactType), tree: treeOf(routePermissions) })),
  ),
)

/** Where a user is signed in. Its key begins as those of records do, so that a change of the user makes it stale. */
export const userSessionsQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['records', 'User', 'sessions', { id }],
    queryFn: async ({ signal }) => readSessions(await api.call('listUserSessions', userPath(codec, id), userOptions('View', signal))),
  })

/** The rights that the role of a user gives. */
export const userRightsQuery = (api: Api, codec: IdCodec, id: string) =>
  queryOptions({
    queryKey: ['records', 'User', 'rights', { id }],
    queryFn: async ({ signal }) => readRights(await api.call('getUserRights', userPath(codec, id), userOptions('View', signal))),
  })
