import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ModuleTreePage } from '#src/people/modules/ModuleTreePage.tsx'
import { kit } from '#tests/pages/kit.ts'
import type { Part } from '#tests/pages/parts.ts'
import { modulePage } from '#tests/pages/modules.ts'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { chooseByKeys } from '../menu-keys.ts'
import { refused, stamps } from '../resources/fixtures.ts'
import { pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'
import { shows } from '../shows.ts'

const module = (menuModuleId: number, componentName: string, parentModuleId: number | undefined, order: number, routes: string[] = []) =>
  ({
    menuModuleId,
    componentId: menuModuleId,
    componentName,
    parentContactType: 'NCUK',
    ...(parentModuleId === undefined ? {} : { parentModuleId }),
    order,
    routes,
    iconsName: routes.length > 0 ? 'tags' : 'users',
    status: componentName === 'Type' ? -1 : 1,
    ...stamps,
    names: {},
  }) satisfies RowOf<'MenuModule'>

const modules = [
  module(12, 'User Management', undefined, 1),
  module(170, 'Users', 12, 1, ['/users/users']),
  module(171, 'Role', 12, 2, ['/users/role']),
  module(174, 'Type', 12, 3, ['/users/type']),
  module(13, 'Contacts Management', undefined, 2),
  module(186, 'Contacts', 13, 1, ['/cms/contacts']),
]

interface TreeProps {
  readonly answers?: Answers
  readonly place?: (input: unknown) => unknown
  readonly isViewer?: boolean
}

/** The page of the menus. */
function Tree({ answers = {}, place = unanswered, isViewer = false }: TreeProps) {
  const usual: Answers = { 'GET list': () => ({ list: modules, totalCount: modules.length, statusCounts: { all: modules.length } }) }
  const page = pageAt('/users/modulemanagement', 'Module Management', '1', isViewer)
  return (
    <Served answers={{ ...usual, ...answers }} calls={{ placeMenuModule: place }} path={page.paths.list}>
      <Sheet>
        <ModuleTreePage page={page} />
      </Sheet>
    </Served>
  )
}

const meta = { component: Tree, title: 'People/Modules', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findByText'>

const namesIn = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Chooses from the menu of a module by keys. */
async function choose(canvas: Canvas, module: string, item: Part): Promise<void> {
  await userEvent.click(await canvas.findByRole(...modulePage.actions(module)))
  await chooseByKeys(item)
}

const moveUp = (canvas: Canvas) => choose(canvas, 'Role', modulePage.up)

export const Resting: Story = {
  parameters: shows({ 'module-moves': ['resting'] }),
  play: async ({ canvas }) => {
    await canvas.findByRole(...modulePage.tree)
    await expect(namesIn(canvas)).toEqual(['User Management', 'Users', 'Role', 'TypeInactive', 'Contacts Management', 'Contacts'])
  },
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('link', { name: 'User Management' })).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(namesIn(canvas)).toEqual(['User Management', 'Contacts Management', 'Contacts'])
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole(...modulePage.actions('Role'))).toHaveFocus()
  },
}

export const ParentsAndNamesByKeys: Story = {
  play: async ({ canvas }) => {
    ;(await canvas.findByRole('link', { name: 'Type' })).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('link', { name: 'User Management' })).toHaveFocus()
    await userEvent.keyboard('con')
    await expect(canvas.getByRole('link', { name: 'Contacts Management' })).toHaveFocus()
  },
}

export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole(...modulePage.search), '/cms/')
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Contacts Management', 'Contacts']))
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole(...modulePage.search), 'nothing such')
    await expect(await canvas.findByText(kit.nothingFound)).toBeVisible()
  },
}

export const Moving: Story = {
  parameters: shows({ 'module-moves': ['moving'] }),
  play: async ({ canvas }) => {
    await moveUp(canvas)
    await userEvent.click(await canvas.findByRole(...modulePage.actions('Role')))
    await waitFor(() => expect(screen.getByRole(...modulePage.up)).toHaveAttribute('aria-disabled', 'true'))
  },
}

export const Refused: Story = {
  args: { place: refused('refused', 400, 'A module cannot stand below itself.') },
  play: async ({ canvas }) => {
    await moveUp(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('A module cannot stand below itself.')
    await waitFor(() => expect(alert).toHaveFocus())
  },
}

export const ChoosingAPlace: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'User Management', modulePage.move)
    const dialog = within(await screen.findByRole(...modulePage.moving('User Management')))
    const below = within(dialog.getByLabelText(...modulePage.below)).getAllByRole('option')
    // Neither itself nor what stands below it.
    await expect(below.map(({ textContent }) => textContent.trim())).toEqual(['Top of the menu', 'Contacts Management', 'Contacts'])
    // Enter in a field presses the button that submits its form: in browsers, and not in a simulated key.
    const move = dialog.getByRole<HTMLButtonElement>(...modulePage.moveNow)
    await expect(move.type).toBe('submit')
    await expect(move.form).toBe(dialog.getByLabelText(...modulePage.below).closest('form'))
  },
}

export const ViewerOnly: Story = {
  args: { isViewer: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...modulePage.actions('Role')))
    const entries = await screen.findAllByRole('menuitem')
    await expect(entries.map(({ textContent }) => textContent)).toEqual(['View'])
  },
}

export const Loading: Story = { args: { answers: { 'GET list': unanswered } } }

export const Failed: Story = {
  args: { answers: { 'GET list': refused('server', 500, 'The modules could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The modules could not be read.')
  },
}

export const Empty: Story = { args: { answers: { 'GET list': () => ({ list: [], totalCount: 0, statusCounts: { all: 0 } }) } } }

export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
