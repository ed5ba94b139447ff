import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import { css } from 'styled-system/css'
import { LiveRegions } from '#src/ui/kit/announce.tsx'
import { Combobox } from '#src/ui/form/combobox.tsx'

type Props = Parameters<typeof Combobox>[0]

const modules = [
  'Mathematics for Engineering',
  'Mathematics for Business',
  'Further Mathematics',
  'Physics for Engineers',
  'Physics for Life Sciences',
  'Physical Geography',
  'Chemistry (A+)',
].map((label, index) => ({ value: `m${index + 1}`, label }))

const meta = {
  component: Combobox,
  title: 'Kit/Combobox',
  args: { label: 'Prohibited Modules', options: modules, value: ['m3'], placeholder: 'Search modules', onChange: fn() },
  render: function Held({ value: first, onChange, ...rest }: Props) {
    const [value, setValue] = useState(first)
    return (
      <div className={css({ maxWidth: '440px', minHeight: '360px' })}>
        <Combobox
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next)
            onChange(next)
          }}
        />
        <LiveRegions />
      </div>
    )
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const options = () => screen.getAllByRole('option').map((option) => option.textContent)

export const SeveralByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Prohibited Modules' })
    await userEvent.click(input)
    await userEvent.type(input, 'phys')
    await waitFor(() => expect(options()).toEqual(['Physics for Engineers', 'Physics for Life Sciences', 'Physical Geography']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['m3', 'm5'])
    await expect(input).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Remove Physics for Life Sciences' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['m3'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'math')
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.innerHTML.includes('>Math</b>'))).toEqual([true, true, true]),
    )
  },
}

export const RemovedByItsCross: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Further Mathematics' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zoology')
    await expect(await screen.findByRole('option', { name: 'No data found' })).toBeVisible()
    // The option that was active is gone; the reference to it goes a moment later.
    await waitFor(() => expect(canvas.getByRole('combobox')).not.toHaveAttribute('aria-activedescendant'))
  },
}

export const SearchedLiterally: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '(a+')
    await waitFor(() => expect(options()).toEqual(['Chemistry (A+)']))
  },
}

export const OneOnly: Story = {
  args: { label: 'Module', isSingle: true, value: ['m1'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Module' })
    await expect(input).toHaveValue('Mathematics for Engineering')
    await userEvent.click(input)
    await waitFor(() => expect(options()).toHaveLength(modules.length))
    await userEvent.clear(input)
    await userEvent.type(input, 'geo{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['m6'])
    await waitFor(() => expect(input).toHaveValue('Physical Geography'))
  },
}

export const Wrong: Story = { args: { value: [], required: true, error: 'Choose at least one module' } }

export const Disabled: Story = { args: { disabled: true } }

export const Thousands: Story = {
  args: { options: Array.from({ length: 2000 }, (_, index) => ({ value: `${index}`, label: `Module ${index}` })), value: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByText('1900 more. Type to narrow the list.')).toBeInTheDocument()
  },
}

/** What the server finds; the chosen one is not among it. */
export const FoundElsewhere: Story = {
  args: {
    label: 'Centre',
    isSingle: true,
    value: ['26'],
    chosen: [{ value: '26', label: 'Baobab College Accra' }],
    options: [
      { value: '31', label: 'Alatau Preparatory College' },
      { value: '14', label: 'Lagoon Study Centre' },
    ],
    onSearch: fn(),
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Centre' })
    await expect(input).toHaveValue('Baobab College Accra')
    await userEvent.click(input)
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''))
    await userEvent.clear(input)
    await userEvent.type(input, 'zz')
    await expect(args.onSearch).toHaveBeenLastCalledWith('zz')
    // The server says what fits: nothing is left out here.
    await waitFor(() => expect(options()).toEqual(['Alatau Preparatory College', 'Lagoon Study Centre']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalled()
    // Typing opens the list again, on what was typed.
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'))
    const searched = mocked(args.onSearch ?? fn()).mock.calls
    const before = searched.length
    await userEvent.keyboard('q')
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'))
    await expect(new Set(searched.slice(before).map(([text]) => text))).toEqual(new Set([expect.stringMatching(/q$/)]))
  },
}

/** Words that arrive later, and a choice that a question refused. */
export const FollowsItsValue: Story = {
  args: { label: 'Module', isSingle: true, value: ['m1'], onChange: fn() },
  render: function Refusing(args) {
    const [options, setOptions] = useState<Props['options']>([])
    return (
      <div className={css({ maxWidth: '440px', minHeight: '360px' })}>
        <Combobox {...args} options={options} />
        <button type="button" onClick={() => setOptions(args.options)}>
          Words arrive
        </button>
      </div>
    )
  },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Module' })
    await expect(input).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Words arrive' }))
    await waitFor(() => expect(input).toHaveValue('Mathematics for Engineering'))
    await userEvent.clear(input)
    await userEvent.type(input, 'geo{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['m6'])
    await waitFor(() => expect(input).toHaveValue('Mathematics for Engineering'))
  },
}

export const OnTheirWay: Story = {
  args: { options: [], value: [], status: 'loading', onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Loading…' })).toBeVisible())
  },
}

export const FailedToLoad: Story = {
  args: { value: [], status: 'failed', onSearch: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'The options could not be loaded.' })).toBeVisible())
  },
}
