import type { ComponentProps } from 'react'
import { Badge } from '#src/ui/kit/badge.tsx'

type Tone = ComponentProps<typeof Badge>['tone']

/** What is open is in the hue of warnings, what is paid in that of success; drafts have none. */
const tones: Readonly<Record<string, Tone>> = {
  'Ready to Invoice': 'info',
  Pending: 'warning',
  'Partially paid': 'warning',
  Paid: 'success',
  Confirmed: 'success',
}

/** Where a payment stands. */
export const PaymentBadge = ({ status }: { readonly status: string }) => <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>
