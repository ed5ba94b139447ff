import type { StepNumber } from '#machines/blocks/wizard/block-wizard-types.ts'
import type { CivilDate } from '#machines/time/civil.ts'

/** Where in the wizard a person is: the step, and on the third one the date that is open. */
export interface WizardPlace {
  readonly step: StepNumber
  readonly date: CivilDate | null
  /** The block has an id, in the address or not yet. */
  readonly isSaved: boolean
}

const steps: readonly StepNumber[] = [0, 1, 2, 3]

/** The step that an address names; null when it names none. */
export const stepIn = (search: URLSearchParams): StepNumber | null => steps.find((step) => String(step) === search.get('step')) ?? null

/**
 * The address of a place in the wizard, so that a reload and a copied link lead there.
 * @param address path and query, which may name another place
 * @param entryStep the step that the address opens by itself, which is therefore not named
 */
export function addressAt(address: string, entryStep: StepNumber, { step, date }: Omit<WizardPlace, 'isSaved'>): string {
  const [path = '', query] = address.split('?')
  const next = new URLSearchParams(query)
  if (step === entryStep) next.delete('step')
  else next.set('step', String(step))
  if (step === 2 && date !== null) next.set('date', date)
  else next.delete('date')
  return next.size > 0 ? `${path}?${next}` : path
}
