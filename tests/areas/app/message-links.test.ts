import { expect, it } from 'vitest'
import { recordAddress } from '#mirage/resources/communications/components.ts'
import { blockResources } from '#openapi/generated/block-resources.ts'
import { listEntries } from '#src/app/resources.ts'
import { blockKinds } from '#src/blocks/kinds/block-kinds.ts'

// The server does not share the routes of the portal: it spells the addresses of its links itself.
it.each([
  ['Asset', '/asset-management/archive'],
  ['Asset', '/asset-management/shared-with-me'],
  ['AssetType', '/asset-manager/types'],
  ['Communication', '/communications/content'],
  ['MessageTemplate', '/communications/content'],
  ['Question', '/dap/authoring'],
  ['Year', '/sms/year'],
] as const)('the link of a message about %s at %s leads to a page that shows it', (resource, route) => {
  const shown = listEntries.filter(([name]) => name === resource).map(([, { paths }]) => paths.view('7'))
  expect(shown).toContain(recordAddress({ resource, route }, '7'))
})

it.each(['exam', 'test'] as const)('the link of a message about the %s block leads to its page for readers', (kind) => {
  const { paths } = blockKinds[kind]
  expect(recordAddress({ resource: blockResources[kind], route: paths.list }, '7')).toBe(paths.share('7'))
})
