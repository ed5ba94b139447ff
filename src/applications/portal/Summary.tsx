import { CircleCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import { applicationStepNames, applicationSteps } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { FieldParts } from '#src/resources/view/FieldParts.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { applicationTexts as texts } from '../texts.ts'
import type { Own } from './own-application.tsx'
import { stepPath } from './paths.ts'
import { answersOf } from './step-answers.ts'

const wide = css({ gridColumn: '1 / -1' })

interface SummaryProps {
  readonly own: Pick<Own, 'application' | 'doneSteps'>
  readonly page: Pick<RecordPage, 'linkTo'>
}

/** What an application still lacks, each step as a link, and all that was answered so far. */
export function Summary({ own: { application: record, doneSteps }, page }: SummaryProps) {
  const open = applicationStepNames.filter((step) => step !== 'summary' && !doneSteps.includes(step))
  return (
    <>
      <FormPart title={texts.missing}>
        {open.length === 0 ? (
          <p className={css({ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: '2' })}>
            <CircleCheck size={18} aria-hidden className={css({ color: 'success.icon' })} />
            {texts.nothingMissing}
          </p>
        ) : (
          <ul className={wide}>
            {open.map((step) => (
              <li key={step} className={css({ minHeight: '44px', display: 'flex', alignItems: 'center' })}>
                <TextLink href={stepPath(step)}>{applicationSteps[step]}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </FormPart>
      {record !== null && (
        <FormPart title={texts.answers}>
          <div className={wide}>
            <FieldParts
              rules={application}
              record={record}
              cells={{}}
              linkTo={page.linkTo}
              parts={{
                [applicationSteps['course-finder']]: answersOf['course-finder'],
                [applicationSteps.immigration]: answersOf.immigration,
                [applicationSteps['academic-details']]: answersOf['academic-details'],
              }}
            />
          </div>
        </FormPart>
      )}
    </>
  )
}
