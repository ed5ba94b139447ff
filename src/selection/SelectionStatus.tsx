import { centreOffer } from '#openapi/generated/resources/selection/centre-offer.ts'
import { Badge } from '#src/ui/kit/badge.tsx'

const tones = { 0: 'neutral', 3: 'warning', 4: 'success', 5: 'danger' } as const

/** How far the selection of an offer is. */
export function SelectionStatus({ value }: { readonly value: unknown }) {
  const choice = centreOffer.fields.selectionStatus.choices.find((one) => one.value === value)
  return choice ? <Badge tone={tones[choice.value]}>{choice.label}</Badge> : null
}
