import { describe, expect, it } from 'vitest'
import { applicationStepNames } from '#openapi/applications/application-steps.ts'
import { firstOpenPath } from '#src/applications/portal/paths.ts'

const portal = '/dashboard/application-portal'

describe('the first open step of an application', () => {
  it('is the first of the eight that is not done, though later ones are', () => {
    expect(firstOpenPath([])).toBe(`${portal}/checklist-video`)
    expect(firstOpenPath(['checklist-video', 'course-finder', 'contact'])).toBe(`${portal}/student`)
  })

  it('is the summary once all are done', () => {
    expect(firstOpenPath(applicationStepNames)).toBe(`${portal}/summary`)
  })
})
