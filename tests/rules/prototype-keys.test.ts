import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { can, decide } from '#machines/access/access.ts'
import { pagePermissions } from '#machines/access/build-access.ts'
import { buildMenu, groupPage } from '#machines/access/menu.ts'
import { fields } from '#src/api/answer.ts'
import { readEnvelope } from '#src/api/envelope.ts'
import { matchRoute } from '#src/app/routes.ts'
import { createAppState } from '#src/app/state/app-state.ts'
import { parseSession } from '#src/session/record/session-record.ts'
import { jsonOf } from '#src/storage/json.ts'
import { draftStatuses, readListQuery } from '#src/ui/list/list-address.ts'
import { accessFrom } from '#tests/support/access.ts'
import { storageOf } from '#tests/support/storage-stand-in.ts'

const hostile = '"__proto__":{"isPolluted":true,"isAdmin":true},"constructor":{"prototype":{"isPolluted":true}}'
const isClean = () => [Reflect.get({}, 'isPolluted'), Reflect.get([], 'isPolluted'), Reflect.get(() => {}, 'isPolluted')]
const clean = [undefined, undefined, undefined]
const response = { ok: true, status: 200, headers: new Headers() }

describe('keys that reach for a prototype', () => {
  it('are dropped from answers, however they are spelled, and change nothing else', () => {
    const { body } = readEnvelope(response, `{"code":200,"data":{"name":"Summer",${hostile}}}`, 0)
    expect(body['data']).toEqual({ name: 'Summer', constructor: { prototype: { isPolluted: true } } })
    expect(Object.keys(Object(jsonOf('{"\\u005f_proto__":{"isPolluted":true},"a":1}')))).toEqual(['a'])
    expect([Reflect.get(Object(body['data']), 'isPolluted'), isClean()]).toEqual([undefined, clean])
  })

  it('find nothing by their names in answers', () => {
    expect(v.parse(fields({ constructor: v.unknown() }), {})).toEqual({ constructor: null })
  })

  it('give a contact no permission and no page', () => {
    const node = `{"componentId":1,"componentName":"constructor","routes":["/constructor"],"permissions":["list"],"children":[],${hostile}}`
    const tree = JSON.parse(`[${node},{"__proto__":{"componentName":"Users","routes":["/users/users"],"permissions":["Add"]}}]`) as unknown
    const access = accessFrom({ contactType: 'NCUK', tree, routes: JSON.parse(`[{${hostile}},{"__proto__":{"route":"/users/users"}}]`) })
    expect([decide(access, '/users/users'), decide(access, '/constructor'), decide(access, '/__proto__')]).toEqual([
      'refused',
      'allowed',
      'refused',
    ])
    expect([can(access, '/constructor', 'Add'), can(access, '/__proto__', 'list'), can(access, '/toString', 'list')]).toEqual([
      false,
      false,
      false,
    ])
    expect(pagePermissions(access)).toEqual({ '/constructor': ['list'] })
    const facts = { access, productName: 'Pathway', studentKey: null }
    expect(buildMenu(facts).map(({ label }) => label)).toEqual(['constructor'])
    expect([groupPage(facts, '__proto__'), groupPage(facts, 'toString'), isClean()]).toEqual([null, null, clean])
  })

  it('lead to no row of the route table', () => {
    expect(['/__proto__', '/constructor', '/toString', '/sms/__proto__'].map(matchRoute)).toEqual([null, null, null, null])
    expect(matchRoute('/sideNav/__proto__')?.params).toEqual({ name: '__proto__' })
  })

  it('change nothing of a list through its address', () => {
    const shape = { columns: ['name'], statuses: draftStatuses }
    const query = readListQuery(shape, '?__proto__[status]=active&status=__proto__&sort=constructor:asc&size=toString&constructor=x')
    expect(query).toEqual({ page: 1, pageSize: 10, search: '', status: 'all', sort: null })
    expect(isClean()).toEqual(clean)
  })

  it('give a stored session no flag', () => {
    const stored = `{"token":"abc","userId":101,"__proto__":{"addToClearingToggle":true},"downloadResultFlags":{"__proto__":{"csvDownloadFlag":true}}}`
    for (const value of [jsonOf(stored), JSON.parse(stored) as unknown]) {
      const session = parseSession(value)
      expect([session?.addToClearingToggle, session?.downloadResultFlags.csvDownloadFlag]).toEqual([false, false])
    }
  })

  it('add nothing to stored state', () => {
    const owner = 'me'
    const storage = storageOf({
      appState: `{"version":1,"owner":"me","columns":{"hidden":{"/sms/exam-block":["code"],${hostile}}},${hostile}}`,
    })
    const { hidden } = createAppState({ storage, owner, isOpen: () => true }).get('columns')
    expect([hidden, isClean()]).toEqual([{ '/sms/exam-block': ['code'] }, clean])
  })
})
