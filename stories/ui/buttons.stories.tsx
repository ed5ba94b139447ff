import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Save, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { css } from 'styled-system/css'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { DocumentLink, LinkButton, TextLink } from '#src/ui/navigation/link.tsx'

const meta = { component: Button, title: 'Kit/Button', args: { children: 'Save', onClick: fn() } } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })

export const Variants: Story = {
  render: () => (
    <div className={line}>
      <Button variant="primary" icon={<Plus {...icon} />}>
        Create Exam Block
      </Button>
      <Button>Save</Button>
      <Button variant="ghost">Clear</Button>
      <Button variant="danger" icon={<Trash2 {...icon} />}>
        Delete
      </Button>
      <Button variant="dangerPlain" icon={<Trash2 {...icon} />}>
        Delete
      </Button>
      <Button variant="dangerSolid" icon={<Trash2 {...icon} />}>
        Yes
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className={line}>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['Small', 'Medium', 'Large'].map((name) => canvas.getByRole('button', { name }).offsetHeight)
    await expect(heights).toEqual([30, 36, 44])
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  render: () => (
    <div className={line}>
      <Button variant="primary">Next</Button>
      <IconButton label="Edit" icon={<Pencil {...icon} />} />
      <Button isWide>Mark All As Read</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

const states = (isBusy: boolean) => (
  <div className={line}>
    <Button variant="primary" isBusy={isBusy}>
      Publish
    </Button>
    <Button isBusy={isBusy} icon={<Save {...icon} />}>
      Save
    </Button>
    <Button size="sm" isBusy={isBusy}>
      Apply
    </Button>
    <Button size="lg" variant="primary" isBusy={isBusy}>
      Sign In
    </Button>
  </div>
)

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <>
      {states(false)}
      {states(true)}
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().width))
    await expect(widths.slice(4)).toEqual(widths.slice(0, 4))
  },
}

export const BusyIgnoresPresses: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const OffWithAReason: Story = {
  args: { isSoftDisabled: true, disabledReason: 'Both dates must be set first', children: 'Add other Academic Dates' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add other Academic Dates' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Both dates must be set first')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const IconButtons: Story = {
  render: () => (
    <div className={line}>
      <IconButton size="sm" label="Edit" icon={<Pencil {...icon} />} />
      <IconButton label="Delete" icon={<Trash2 {...icon} />} />
      <IconButton size="lg" label="Add" icon={<Plus {...icon} />} />
      <IconButton isOutlined label="Edit block" icon={<Pencil {...icon} />} />
      <IconButton disabled label="Delete block" icon={<Trash2 {...icon} />} />
    </div>
  ),
}

export const Links: Story = {
  render: () => (
    <div className={line}>
      <LinkButton href="/sms/exam-block/create" variant="primary" icon={<Plus {...icon} />}>
        Create Exam Block
      </LinkButton>
      <LinkButton href="/sms/exam-block">Back to listing</LinkButton>
      <TextLink href="/forgotpassword">Forgot Password</TextLink>
      <DocumentLink href="/policy/privacy.html">Privacy Policy</DocumentLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create Exam Block' })).toHaveAttribute('href', '/sms/exam-block/create')
    await expect(canvas.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
