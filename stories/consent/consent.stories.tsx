import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConsentGround } from '#src/consent/ConsentGround.tsx'
import { ConsentView, type ConsentViewProps } from '#src/consent/ConsentView.tsx'
import { ToastCard } from '#src/ui/layers/toast.tsx'
import { CircleAlert } from 'lucide-react'
import { css } from 'styled-system/css'
import { consentPage } from '#tests/pages/consent.ts'
import { kit } from '#tests/pages/kit.ts'
import { policyDialog } from '#tests/pages/sign-in.ts'
import { shows } from '../shows.ts'

function Page(props: ConsentViewProps) {
  const box = useRef<HTMLInputElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <ConsentGround product="Pathway" />
      <ConsentView {...props} boxRef={box} policyRef={link} />
    </>
  )
}

const meta = {
  title: 'Consent/Student consent',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'mandatory',
    place: { number: 1, count: 2 },
    policy: 'unseen',
    isTicked: false,
    isRefused: false,
    isAcceptable: false,
    isBusy: false,
    isLeaving: false,
    boxRef: null,
    policyRef: null,
    onOpenPolicy: fn(),
    onTick: fn(),
    onAccept: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const refused: Story['decorators'] = (Shown) => (
  <>
    <Shown />
    <div className={css({ position: 'fixed', bottom: '104px', right: '6', zIndex: 'toast' })}>
      <ToastCard icon={<CircleAlert size={18} strokeWidth={1.75} aria-hidden />}>The consent could not be saved.</ToastCard>
    </div>
  </>
)

const accept = () => screen.getByRole(...policyDialog.accept)

/** The policy is to be viewed first: the focus is on its link, and neither Escape nor a press outside closes anything. */
export const MandatoryUnseen: Story = {
  parameters: shows({ consent: ['mandatory.unseen'] }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole(...consentPage.mandatory)
    const policy = screen.getByRole('link', { name: /^Privacy Policy .* View$/ })
    await waitFor(() => expect(policy).toHaveFocus())
    await expect(accept()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    // The dialog takes the pointer from the body, so a press beside it meets the element around that.
    await userEvent.click(document.documentElement)
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    await userEvent.click(policy)
    await expect(args.onOpenPolicy).toHaveBeenCalledTimes(1)
  },
}

export const MandatoryViewed: Story = {
  parameters: shows({ consent: ['mandatory.viewed'] }),
  args: { policy: 'viewed' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I have read the Privacy Policy and give my consent.' }))
    await expect(args.onTick).toHaveBeenCalledWith(true)
  },
}

/** I Accept was pressed without a tick. */
export const MandatoryRefused: Story = {
  parameters: shows({ consent: ['mandatory.refused'] }),
  args: { policy: 'viewed', isRefused: true },
  play: async ({ args }) => {
    const box = await screen.findByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Mandatory Consent (required)')
    await userEvent.click(accept())
    await expect(args.onAccept).toHaveBeenCalledTimes(1)
  },
}

/** I Accept was pressed with the tick, before the policy was viewed. */
export const MandatoryPolicyMissed: Story = {
  parameters: shows({ consent: ['mandatory.refused'] }),
  args: { policy: 'missed', isTicked: true },
  play: async () => {
    await expect(await screen.findByRole('link')).toHaveAccessibleName(/View it before you accept/)
  },
}

export const MandatoryReady: Story = {
  parameters: shows({ consent: ['mandatory.ready'] }),
  args: { policy: 'viewed', isTicked: true, isAcceptable: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole(...policyDialog.accept)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(accept())
    await expect(args.onAccept).toHaveBeenCalledTimes(1)
  },
}

export const MandatorySubmitting: Story = {
  parameters: shows({ consent: ['mandatory.submitting'] }),
  args: { policy: 'viewed', isTicked: true, isBusy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole(...policyDialog.accept))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await expect(accept()).toHaveAttribute('aria-busy', 'true')
  },
}

/** The call failed: the server's words show for three seconds, everything else is as it was. */
export const MandatoryFailed: Story = { ...MandatoryReady, parameters: shows({ consent: ['mandatory.failed'] }), decorators: refused }

/** Cancel was pressed: the session ends. */
export const Cancelled: Story = {
  parameters: shows({ consent: ['cancelled'], session: ['signingOut'] }),
  args: { isLeaving: true },
  play: async () => {
    await expect(await screen.findByRole(...kit.cancel)).toHaveAttribute('aria-busy', 'true')
  },
}

const optional = { step: 'optional', place: { number: 2, count: 2 } } as const

export const OptionalUnticked: Story = {
  parameters: shows({ consent: ['optional.unticked'] }),
  args: optional,
  play: async ({ args }) => {
    await screen.findByRole(...consentPage.optional)
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus())
    await expect(accept()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole(...kit.cancel))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  },
}

export const OptionalReady: Story = {
  parameters: shows({ consent: ['optional.ready'] }),
  args: { ...optional, isTicked: true, isAcceptable: true },
}
export const OptionalSubmitting: Story = {
  parameters: shows({ consent: ['optional.submitting'] }),
  args: { ...optional, isTicked: true, isBusy: true },
}

/** The call failed: all is as it was, and the server's words show for three seconds. */
export const OptionalFailed: Story = { ...OptionalReady, parameters: shows({ consent: ['optional.failed'] }), decorators: refused }

/** The only one that is asked for: the mandatory one was given before. */
export const OptionalAlone: Story = { parameters: shows({ consent: ['optional.unticked'] }), args: { ...optional, place: null } }

export const OnAPhone: Story = { args: MandatoryRefused.args ?? {}, globals: { viewport: { value: 'w375' } } }
export const OptionalOnAPhone: Story = { args: optional, globals: { viewport: { value: 'w375' } } }
export const OnATablet: Story = { args: MandatoryRefused.args ?? {}, globals: { viewport: { value: 'w820' } } }
export const InTheDark: Story = { args: MandatoryRefused.args ?? {}, globals: { theme: 'dark' } }
