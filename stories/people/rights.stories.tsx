import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from 'styled-system/css'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { RightsPage } from '#src/people/rights/RightsPage.tsx'
import { kit } from '#tests/pages/kit.ts'
import type { Part } from '#tests/pages/parts.ts'
import { rightsPage } from '#tests/pages/rights.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { refused } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'
import { shows } from '../shows.ts'
import { longMenu, roleMenu, roleRights, usualRights } from './rights-fixtures.ts'

interface RightsProps {
  readonly answers?: Answers
  readonly menu?: () => unknown
  /** As high as the window, as the sheet of the shell is. */
  readonly isFramed?: boolean
}

const frame = css({ display: 'flex', flexDirection: 'column', height: '100vh', overflowY: 'auto' })

/** The page of a role's rights. */
function Rights({ answers = {}, menu = () => roleMenu, isFramed = false }: RightsProps) {
  const page = pageAt('/users/rolemodule', 'Role Module', '3')
  return (
    <Served answers={{ ...usualRights, ...answers }} calls={{ getRoleMenu: menu }} path={page.paths.edit(inAddress('3'))}>
      {isFramed ? (
        <main className={frame}>
          <RightsPage pathId={inAddress('3')} page={page} />
        </main>
      ) : (
        <Sheet>
          <RightsPage pathId={inAddress('3')} page={page} />
        </Sheet>
      )}
    </Served>
  )
}

const meta = {
  component: Rights,
  title: 'People/Rights',
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Rights>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole' | 'getByText'>

const opened = (part: Part) => screen.findByRole(...part, { timeout: 5000 })

/** Gives Add on Centres and takes list from Exam Block. */
async function change(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole(...rightsPage.box('Add', 'Centres')))
  await userEvent.click(canvas.getByRole(...rightsPage.box('list', 'Exam Block')))
}

/** Saves the changes, after the list of them. */
async function save(canvas: Canvas): Promise<void> {
  await change(canvas)
  await userEvent.click(canvas.getByRole(...kit.save))
  const review = within(await opened(rightsPage.review('Viewer')))
  await userEvent.click(review.getByRole(...kit.save))
}

export const Editing: Story = {
  globals: { viewport: { value: 'w1440' } },
  parameters: shows({ 'rights-editor': ['open.editing'] }),
  play: async ({ canvas }) => {
    await change(canvas)
    await expect(canvas.getByRole(...rightsPage.box('Add', 'Entity Management'))).toBeChecked()
    await expect(canvas.getByRole(...rightsPage.column('Add'))).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByText(rightsPage.unreachable)).toBeVisible()
    const seen = within(canvas.getByRole(...rightsPage.seen))
    await expect(seen.getByText('Exam Block').closest('li')).toHaveTextContent('Exam BlockRemoved')
  },
}

/** In a window of which only the sheet scrolls, as in the shell. */
export const HeadingStays: Story = {
  args: { menu: () => longMenu, isFramed: true },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const matrix = await canvas.findByRole(...rightsPage.matrix)
    const scrolled = [...document.querySelectorAll('main, main *')].filter(
      (one) => one.contains(matrix) && one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
    )
    await expect(scrolled).toHaveLength(1)
    const [scroller] = scrolled
    scroller?.scrollTo(0, scroller.scrollHeight)
    // The last row ends where the bar begins.
    const bar = canvas.getByRole(...kit.actionBar).getBoundingClientRect()
    const last = canvas.getAllByRole('row').at(-1)?.getBoundingClientRect()
    await expect(Math.abs(bar.top - (last?.bottom ?? 0))).toBeLessThan(2)
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    const name = canvas.getByRole('rowheader', { name: /^Qualification/ })
    await expect(name.getBoundingClientRect().height).toBeLessThan(44)
  },
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole(...rightsPage.column('All'))
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole(...rightsPage.box('Add', 'Centres'))).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole(...rightsPage.box('Add', 'Centres'))).toBeChecked()
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowLeft}')
    await expect(canvas.queryByRole(...rightsPage.box('Add', 'Centres'))).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole(...rightsPage.box('Add', 'Centres'))).toBeVisible()
    // One tab stop in the whole matrix.
    await expect(canvas.getByRole(...rightsPage.matrix).querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}

export const GroupsAndColumns: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole(...rightsPage.everythingOn('Entity Management'))
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole(...rightsPage.box('Modify', 'University'))).toBeChecked()
    const column = canvas.getByRole(...rightsPage.column('View'))
    await expect(column).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(column)
    await expect(canvas.getByRole(...rightsPage.box('View', 'Reports'))).toBeChecked()
  },
}

export const OnlyDifferences: Story = {
  play: async ({ canvas }) => {
    await change(canvas)
    await expect(canvas.getByText(rightsPage.unsaved(2, 6))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole(...rightsPage.changed))
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(names.map((name) => name.replace(rightsPage.unreachable, ''))).toEqual([
      'Entity Management',
      'Centres',
      'Qualification Management & Administration',
      'Exam Block',
    ])
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole(...rightsPage.search), 'nothing such')
    await waitFor(() => expect(canvas.getByText(kit.nothingFound)).toBeVisible())
  },
}

export const Reviewing: Story = {
  play: async ({ canvas }) => {
    await change(canvas)
    await userEvent.click(canvas.getByRole(...kit.save))
    const review = within(await opened(rightsPage.review('Viewer')))
    await waitFor(() => expect(review.getByText('6 people have this role.')).toBeVisible())
    await expect(review.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PageGivenTaken',
      'CentresAdd—',
      'Exam Block—list',
    ])
  },
}

export const Copied: Story = {
  args: {
    answers: {
      'GET details/{id}': ({ path }) =>
        path?.['id'] === inAddress('4') ? { ...roleRights, rows: [{ menuModuleId: 90, permissions: ['list'] }] } : roleRights,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole(...rightsPage.copyFrom))
    await userEvent.click(await screen.findByRole('option', { name: 'Scheduler' }))
    await waitFor(() => expect(canvas.getByRole(...rightsPage.box('list', 'Reports'))).toBeChecked())
    await expect(canvas.getByRole(...rightsPage.box('list', 'Centres'))).not.toBeChecked()
  },
}

export const Loading: Story = {
  parameters: shows({ 'rights-editor': ['loading'] }),
  args: { answers: { 'GET details/{id}': unanswered } },
}

export const Failed: Story = {
  parameters: shows({ 'rights-editor': ['unavailable'] }),
  args: { answers: { 'GET details/{id}': refused('server', 500, 'The rights could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The rights could not be read.')
  },
}

export const NoSuchRole: Story = {
  args: { menu: refused('notFound', 404, 'The role was not found.') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This role module could not be found/)).toBeVisible()
  },
}

export const NoModules: Story = { args: { menu: () => ({ ...roleMenu, modules: [] }) } }

export const Saving: Story = {
  parameters: shows({ 'rights-editor': ['open.updating'] }),
  args: { answers: { 'PUT update/{id}': unanswered } },
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole(...kit.save)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const FirstRights: Story = {
  parameters: shows({ 'rights-editor': ['open.creating'] }),
  args: { menu: () => ({ ...roleMenu, isHeld: false }), answers: { 'POST create': unanswered } },
  play: async ({ canvas }) => {
    await save(canvas)
    await waitFor(() => expect(canvas.getByRole(...kit.save)).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Conflict: Story = {
  parameters: shows({ 'rights-editor': ['open.conflicting'] }),
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 409, 'Another person has changed it.', {
        kind: 'changed',
        record: { ...roleRights, rows: [{ menuModuleId: 70, permissions: ['list'] }] },
      }),
    },
  },
  play: async ({ canvas }) => {
    await save(canvas)
    const conflict = within(await opened(rightsPage.conflict))
    await waitFor(() => expect(conflict.getByRole('row', { name: 'Centres list, View, Add list' })).toBeVisible())
  },
}

export const Guarded: Story = {
  args: {
    answers: {
      'PUT update/{id}': refused('refused', 400, '1 field needs attention.', {
        fields: [{ field: 'rows', description: 'You cannot take this from your own role.' }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await save(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('You cannot take this from your own role.')
    await waitFor(() => expect(alert).toHaveFocus())
  },
}

export const Forbidden: Story = {
  parameters: shows({ 'rights-editor': ['forbidden'] }),
  args: { answers: { 'PUT update/{id}': refused('forbidden', 403, 'You do not have permission to do this.') } },
  play: async ({ canvas }) => {
    await save(canvas)
    await expect(await canvas.findByText(rightsPage.readOnly)).toBeVisible()
    await expect(canvas.queryByRole(...kit.save)).toBeNull()
  },
}

export const Leaving: Story = {
  parameters: shows({ 'rights-editor': ['asking'] }),
  play: async ({ canvas }) => {
    await change(canvas)
    await userEvent.click(canvas.getByRole(...kit.backToList))
    const question = await opened(kit.leaveForList)
    await waitFor(() => expect(question).toBeVisible())
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'w820' } } }

export const Phone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(...rightsPage.module), '82')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'list' }))
    await expect(canvas.getByText(rightsPage.unreachable)).toBeVisible()
  },
}
