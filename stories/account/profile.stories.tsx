import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProfileView } from '#src/account/ProfileView.tsx'
import { TraceSetting } from '#src/devtools/trace/TraceSetting.tsx'
import { Breadcrumbs } from '#src/ui/navigation/breadcrumbs.tsx'
import { passwordPages } from '#tests/pages/account.ts'
import { Place } from '../app/shell-fixtures.tsx'
import { Sheet } from '../blocks/sheet.tsx'

const meta = {
  title: 'Account/Profile',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Place path="/profile">
        <Sheet>
          <Story />
        </Sheet>
      </Place>
    ),
  ],
  args: {
    breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Profile' }]} />,
    name: 'Siobhán Gallagher',
    email: 'university@university.test',
    contactType: 'INSTITUTE',
    institution: 'Northgate University',
    support: <TraceSetting isRecording={false} onSwitch={() => {}} onSave={() => {}} />,
  },
} satisfies Meta<typeof ProfileView>

export default meta
type Story = StoryObj<typeof meta>

export const OfAUniversity: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(values).toEqual(['Siobhán Gallagher', 'university@university.test', 'INSTITUTE', 'Northgate University'])
    await expect(canvas.getByRole(...passwordPages.changeLink)).toHaveAttribute('href', '/changepassword')
  },
}

/** Administrators belong to no institution. */
export const OfAnAdministrator: Story = {
  args: { name: 'Alexandrina Lindqvist-Okonkwo', email: 'admin@ncuk.test', contactType: 'NCUK', institution: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('—')
  },
}

export const WithLongNames: Story = {
  args: {
    name: `${'Alexandrina '.repeat(8)}Lindqvist-Okonkwo`,
    email: `${'a'.repeat(64)}@${'department.'.repeat(10)}example.org`,
    institution: 'The Northgate University of Applied Sciences, Humanities and Arts, School of International Foundation Studies',
  },
}

export const OnAPhone: Story = { ...WithLongNames, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { globals: { theme: 'dark' } }
