import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/ui/styles.css'
import { RightsPage } from '#src/people/rights/RightsPage.tsx'
import { rightsPage } from '#tests/pages/rights.ts'
import { roleMenu, roleRights, usualRights } from '../../../stories/people/rights-fixtures.ts'
import { inAddress, pageAt, Served } from '../../../stories/resources/served.tsx'

const [management, centres] = roleMenu.modules
const registrations = { ...centres, menuModuleId: 72, componentId: 71, componentName: 'Centre Registration Listing' }
const held = { ...roleRights, rows: [70, 72].map((menuModuleId) => ({ menuModuleId, permissions: ['list'] })) }

/** What the page of a role's rights says that the role sees in a menu of this type. */
async function seenBy(contactType: string) {
  await page.viewport(1440, 900)
  const at = pageAt('/users/rolemodule', 'Role Module', '3')
  const menu = { ...roleMenu, contactType, modules: [management, centres, registrations] }
  await render(
    <Served
      answers={{ ...usualRights, 'GET details/{id}': () => held }}
      calls={{ getRoleMenu: () => menu }}
      path={at.paths.edit(inAddress('3'))}
    >
      <RightsPage pathId={inAddress('3')} page={at} />
    </Served>,
  )
  const seen = page.getByRole(...rightsPage.seen)
  await expect.element(seen.getByText('Centres')).toBeVisible()
  return {
    seen,
    names: seen
      .getByRole(...rightsPage.seenMenu)
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  }
}

it('an administrator sees no component 71 of component 1, as in the menu (NAV-028)', async () => {
  const { seen, names } = await seenBy('NCUK')
  expect(names).toEqual(['Entity Management', 'Centres'])
  await expect.element(seen.getByText('Menu after saving: 1 page')).toBeVisible()
})

it('a centre sees two components by the names that its menu gives them (NAV-034)', async () => {
  expect((await seenBy('CENTER')).names).toEqual(['Pathway Management', 'Centres', 'Centre Registration'])
})
