export { answersPage } from './AnswersPage.tsx'
export { offeredPage, startPage } from './OfferedCurriculaPage.tsx'
export { toWizardPage, wizardPage } from './SelectionWizardPage.tsx'
