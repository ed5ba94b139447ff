import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Access } from '#machines/access/access.ts'
import type { ContactType } from '#machines/access/contact-types.ts'
import { buildMenu } from '#machines/access/menu.ts'
import { accounts } from '#mirage/fixtures/accounts.ts'
import { contactRoutesFor, menuFor } from '#mirage/fixtures/menus.ts'
import { accessFrom } from '#tests/support/access.ts'

const made = new Map<ContactType, Access>()

/** The access that the aggregator gives to the first account of a type; the same one each time, as in the portal. */
export function accessOf(type: ContactType): Access {
  const known = made.get(type)
  if (known) return known
  const account = accounts.find(({ contactType }) => contactType === type)
  if (!account) throw new Error(`There is no account of type ${type}.`)
  const access = accessFrom({ contactType: type, tree: menuFor(account), routes: contactRoutesFor(account) })
  made.set(type, access)
  return access
}

/** The menu of a type. */
export const menuOf = (type: ContactType, productName = 'Pathway') => buildMenu({ access: accessOf(type), productName, studentKey: null })

/** Links that lead somewhere in a story's own memory, so that following one never leaves the story. */
export function Place({ path, children }: { path: string; children: ReactNode }) {
  const { hook, searchHook } = memoryLocation({ path })
  return (
    <Router hook={hook} searchHook={searchHook}>
      {children}
    </Router>
  )
}

/** Something to scroll below a page's head. */
export const Filler = () => (
  <div className={css({ p: '7', color: 'fg.muted' })}>
    <p>The page stands here.</p>
  </div>
)

/**
 * For whole pages: everything has to stand in a landmark, open menus too. The skip link is left out: because the links of Storybook's
 * own page come before it, axe does not take it for one.
 */
export const wholePage = {
  layout: 'fullscreen',
  a11y: { config: { rules: [{ id: 'region', enabled: true, selector: 'body *:not([href="#content"])' }] } },
} as const
