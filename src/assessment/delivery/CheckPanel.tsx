import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { assessmentTexts as texts } from '../texts.ts'
import { deliveryCheckQuery } from './delivery-service.ts'

interface FindingsProps {
  readonly title: string
  readonly findings: readonly { readonly text: string }[]
}

const Findings = ({ title, findings }: FindingsProps) =>
  findings.length > 0 && (
    <section>
      <h2 className={css({ textStyle: 'h3', mb: '1' })}>{title}</h2>
      <ul className={css({ listStyle: 'disc', pl: '5' })}>
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )

/** The errors and warnings of scheduling a delivery. */
export function CheckPanel() {
  const { api, codec } = useServices()
  const { record } = useShownRecord()
  return (
    <ReadResult read={useQuery(deliveryCheckQuery(api, codec, record.id))}>
      {({ errors, warnings, candidates }) => (
        <div className={css({ display: 'grid', gap: '4' })}>
          {errors.length === 0 && <Alert tone="success">{texts.checkFine}</Alert>}
          <p>{texts.checkCandidates(candidates)}</p>
          <Findings title={texts.checkErrors} findings={errors} />
          <Findings title={texts.checkWarnings} findings={warnings} />
        </div>
      )}
    </ReadResult>
  )
}
