import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { ActivityList, type Activity } from '#src/ui/records/activity-list.tsx'
import { DefinitionList, type Definition } from '#src/ui/records/definition-list.tsx'
import { FactPanel } from '#src/ui/records/fact-panel.tsx'

const meta = { title: 'Kit/Parts of records', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sheet = css({ bg: 'bg.surface', p: '5' })

const entries: readonly Definition[] = [
  { id: 'legal', label: 'Legal Name', value: 'Savannah Education Group Ltd' },
  { id: 'country', label: 'Country', value: 'Kenya' },
  { id: 'website', label: 'Website', value: `https://savannah.example/${'a-very-long-address/'.repeat(4)}` },
  { id: 'address', label: 'Address', value: 'Ngong Road 214, Nairobi 00505', isWide: true },
]

export const Definitions: Story = {
  render: () => (
    <div className={sheet}>
      <DefinitionList entries={entries} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(entries.map(({ label }) => label))
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Kenya')
  },
}

export const DefinitionsOnAPhone: Story = { ...Definitions, globals: { viewport: { value: 'w375' } } }

export const DefinitionsInLines: Story = {
  render: () => (
    <div className={sheet}>
      <DefinitionList look="lines" entries={entries} />
    </div>
  ),
}

const activities: readonly Activity[] = [
  {
    id: '3',
    title: 'Return',
    by: 'Alexandrina Lindqvist-Oyelaran',
    at: '04/09/2026 10:12',
    comment: 'The second year has no stream.\nPlease add one.',
    changes: [{ label: 'Status', before: 'Review', after: 'Draft' }],
  },
  {
    id: '2',
    title: 'Updated',
    by: 'Alex Novak',
    at: '02/09/2026 08:00',
    comment: '',
    changes: [
      { label: 'Name', before: 'Foundation Year', after: 'Foundation Year 2026-27' },
      { label: 'Streams', before: '', after: 'Business, Engineering' },
      { label: 'Description', before: 'x'.repeat(180), after: '' },
    ],
  },
  { id: '1', title: 'Created', by: 'Alex Novak', at: '01/09/2026 17:41', comment: '', changes: [] },
]

export const Activities: Story = {
  render: () => (
    <div className={sheet}>
      <ActivityList label="History" activities={activities} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History' }).children).toHaveLength(3)
    const [first] = canvas.getAllByRole('definition')
    await expect(first).toHaveTextContent('fromReviewtoDraft')
  },
}

export const ActivitiesOnAPhone: Story = { ...Activities, globals: { viewport: { value: 'w375' } } }

const facts = (
  <DefinitionList
    look="lines"
    entries={[
      { id: 'places', label: 'Places a year', value: '180' },
      { id: 'group', label: 'Centre Group', value: 'East Africa and the islands of the Indian Ocean' },
    ]}
  />
)

export const FactsBeside: Story = {
  render: () => (
    <div className={css({ display: 'flex', bg: 'bg.surface', minHeight: '240px' })}>
      <div className={css({ flex: '1' })} />
      <FactPanel label="Details" isBeside isOpen={false} onClose={() => {}}>
        {facts}
      </FactPanel>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Details' }).getBoundingClientRect().width).toBe(312)
  },
}

function Narrow() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={sheet}>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <FactPanel label="Details" isBeside={false} isOpen={isOpen} onClose={() => setOpen(false)}>
        {facts}
      </FactPanel>
    </div>
  )
}

export const FactsInADrawer: Story = {
  render: () => <Narrow />,
  globals: { viewport: { value: 'w820' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Details' })
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Details' })
    await expect(drawer).toHaveTextContent('180')
    // Escape is heard from where the focus is.
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Details' })
  },
}
