import type { Api, ResourceApi } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** The records that rights are made of: users, roles, modules of menus, labels, types, and what each role may do. */
const madeOf = '/user-management/'

/** Wraps the client; `tell` reports signs that the person's rights have changed: their write in user management, or a refusal. */
export function tellingOfRights(
  api: Api & ResourceApi,
  tell: (event: { readonly type: 'rights.changed' | 'rights.refused' }) => void,
): Api & ResourceApi {
  const told = async <Reply>(answer: Promise<Reply>, isChange: boolean): Promise<Reply> => {
    try {
      const reply = await answer
      if (isChange) tell({ type: 'rights.changed' })
      return reply
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.kind === 'forbidden') tell({ type: 'rights.refused' })
      throw problem
    }
  }
  return {
    call: (operation, input, options) => told(api.call(operation, input, options), operation === 'placeMenuModule'),
    send: (route, input, options) => told(api.send(route, input, options), route.method !== 'GET' && route.path.startsWith(madeOf)),
  }
}
