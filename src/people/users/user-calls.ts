import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import type { Component, Permission } from '#openapi/generated/operations.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import type { Api, CallOptions } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

const component: Component = 'Users'
/** The options of a call of users. */
export const userOptions = (permission: Permission, signal?: AbortSignal): CallOptions => ({
  ...(signal ? { signal } : {}),
  log: { component, permission },
})

/** The path of a call on one user. */
export const userPath = (codec: IdCodec, userId: string) => {
  const id = codec.encrypt(userId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  return { path: { id } }
}

const readIsFree = answerReader('validateUser', fields({ isFree: v.boolean() }))

/** Whether a username is free. */
export const freeUsernameQuery = (api: Api, username: string, permission: 'Add' | 'Modify') =>
  queryOptions({
    queryKey: ['records', 'User', 'isFree', { username }],
    queryFn: async ({ signal }) => readIsFree(await api.call('validateUser', { body: { username } }, userOptions(permission, signal))),
  })

/** Mails a user a link to set a password. */
export async function sendPasswordLink(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const { description } = await api.call('sendUserPasswordLink', userPath(codec, id), userOptions('Modify'))
  return { message: description }
}
