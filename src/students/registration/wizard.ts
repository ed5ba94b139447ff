import type { Step } from '#src/ui/navigation/stepper.tsx'
import { registrationTexts as texts } from './texts.ts'
import { registrationPath } from './paths.ts'

/** The steps of a new registration, in their order, by their names in the address. */
export const wizardSteps = ['student', 'contact', 'curriculum', 'qualifications', 'documents', 'confirm'] as const

export type WizardStep = (typeof wizardSteps)[number]

/** Where the wizard stands: which step, and of which student once the first step is saved; the id is encrypted. */
export interface WizardPlace {
  readonly step: WizardStep
  readonly student: string | null
}

/** The place that an address names. Without a student there is the first step alone. */
export function placeIn(search: string): WizardPlace {
  const query = new URLSearchParams(search)
  const student = query.get('student')
  const named = query.get('step')
  return { student, step: (student === null ? undefined : wizardSteps.find((step) => step === named)) ?? 'student' }
}

/** The address of a place; `more` is added to its query. */
export const wizardPath = ({ step, student }: WizardPlace, more = ''): string =>
  `${registrationPath}/create${student === null ? '' : `?student=${student}&step=${step}${more}`}`

/** The step after one; the last one is the end. */
export const nextStep = (step: WizardStep): WizardStep => wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'confirm'

/** The steps as the bar of the wizard shows them. */
export const shownSteps = ({ step, student }: WizardPlace): readonly Step[] =>
  wizardSteps.map((name, index) => ({
    title: texts.steps[name],
    caption: texts.captions[name],
    state: name === step ? 'current' : student === null ? 'unreachable' : index < wizardSteps.indexOf(step) ? 'done' : 'upcoming',
  }))
