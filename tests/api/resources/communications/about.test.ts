import { expect, it } from 'vitest'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { menuFor } from '#mirage/fixtures/menus.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import { recordLinks } from '#src/app/record-links.ts'
import { accessFrom } from '#tests/support/access.ts'
import { startMessages } from './start.ts'

it('the page of each record leads an administrator to a message that the server knows as one about it', async () => {
  const { admin } = await startMessages()
  const subjects = new Map((await admin.succeed('listMessageComponents')).map((one) => [String(one.componentId), one.resource]))
  const access = accessFrom({ contactType: 'NCUK', tree: accounts[0] && menuFor(accounts[0]), routes: [] })
  const { messageAbout } = recordLinks(access, (id) => id)
  const named = Object.keys(resourceRules).flatMap((resource) => {
    const id = new URLSearchParams(messageAbout(resource, '1')?.split('?')[1]).get('componentId')
    return id === null ? [] : [[resource, subjects.get(id)]]
  })
  expect(named.length).toBeGreaterThan(30)
  expect(named).toEqual(named.map(([resource]) => [resource, resource]))
})
