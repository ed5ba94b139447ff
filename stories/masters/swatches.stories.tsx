import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ColourSwatches } from '#src/masters/ColourSwatches.tsx'
import type { RowOf } from '#src/resources/resource-types.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf, refused, stamps, usual } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, unanswered, type Answers } from '../resources/served.tsx'

const colourOf = (colourId: number, colourName: string, colourCode: string, moduleCount: number): RowOf<'Colour'> => ({
  colourId,
  colourName,
  colourCode,
  moduleCount,
  status: moduleCount === 0 ? -1 : 1,
  ...stamps,
  names: {},
})
const all = [colourOf(1, 'Blue', '#1f6feb', 3), colourOf(2, 'Teal', '#0f766e', 1), colourOf(3, 'Slate', '#64748b', 0)]

/** The colours as swatches. */
const Swatches = ({ answers = {} }: { readonly answers?: Answers }) => (
  <Served answers={{ ...usual, 'GET list': listOf(all), ...answers }} path="/sms/colour?view=swatches">
    <Sheet>
      <ColourSwatches page={pageAt('/sms/colour', 'Colour', '1')} />
    </Sheet>
  </Served>
)

const meta = { component: Swatches, title: 'Masters/Swatches', parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Swatches>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Colours' }, { timeout: 5000 }))
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blue#1f6feb3 modulesActive',
      'Teal#0f766e1 moduleActive',
      'Slate#64748b0 modulesInactive',
    ])
    await expect(list.getByRole('link', { name: 'Blue' })).toHaveAttribute('href', `/colour/view/${inAddress('1')}`)
  },
}

export const None: Story = { args: { answers: { 'GET list': listOf([]) } } }
export const Loading: Story = { args: { answers: { 'GET list': unanswered } } }
export const Failed: Story = {
  args: { answers: { 'GET list': refused('server', 500, 'The colours could not be read.') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('The colours could not be read.')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w375' } } }
