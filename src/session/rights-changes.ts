import type { Api, ResourceApi } from '#src/api/client.ts'

/** The records that rights are made of: users, roles, modules of menus, labels, types, and what each role may do. */
const madeOf = '/user-management/'

/** The client, which tells of each write after which the person's own rights may be others. */
export const tellingOfRights = (api: Api & ResourceApi, tell: () => void): Api & ResourceApi => ({
  call: async (operation, input, options) => {
    const reply = await api.call(operation, input, options)
    if (operation === 'placeMenuModule') tell()
    return reply
  },
  send: async (route, input, options) => {
    const reply = await api.send(route, input, options)
    if (route.method !== 'GET' && route.path.startsWith(madeOf)) tell()
    return reply
  },
})
