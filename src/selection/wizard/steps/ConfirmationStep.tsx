import { css } from 'styled-system/css'
import { findingsOf } from '#openapi/selection/findings.ts'
import type { SelectionStep } from '#openapi/selection/steps.ts'
import type { OpenSelection } from '#machines/curriculum-selection/curriculum-selection-types.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { wizardTexts as texts } from '../texts.ts'
import { SelectionSummary } from './SelectionSummary.tsx'

interface ConfirmationStepProps {
  readonly selection: OpenSelection
  readonly acknowledged: ReadonlySet<string>
  readonly isConfirmed: boolean
  /** It can be submitted. */
  readonly isOpen: boolean
  /** A submission was tried: what lacks its tick shows. */
  readonly isTried: boolean
  hrefOf(step: SelectionStep): string | null
  onAcknowledge(id: string, isTicked: boolean): void
  onConfirm(isTicked: boolean): void
}

/** Everything once more, what is to be acknowledged, and the last tick. */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { selection, acknowledged, isConfirmed, isOpen, isTried, hrefOf, onAcknowledge, onConfirm } = props
  const findings = findingsOf(selection.answers, selection.choices)
  return (
    <>
      <SelectionSummary selection={selection} hrefOf={hrefOf} />
      {isOpen && (
        <>
          <section aria-labelledby="selection-findings" className={css({ display: 'grid', gap: '2.5' })}>
            <h3 id="selection-findings" className={css({ textStyle: 'h3' })}>
              {texts.findings}
            </h3>
            <p className={css({ color: 'fg.muted' })}>{findings.length === 0 ? texts.noFindings : texts.findingsHint}</p>
            {findings.map(({ id, text }) => (
              <Checkbox
                key={id}
                label={text}
                checked={acknowledged.has(id)}
                error={isTried && !acknowledged.has(id) ? texts.acknowledgeError : null}
                onChange={(isTicked) => onAcknowledge(id, isTicked)}
              />
            ))}
          </section>
          <Checkbox
            label={texts.confirm}
            checked={isConfirmed}
            error={isTried && !isConfirmed ? texts.confirmError : null}
            onChange={onConfirm}
          />
        </>
      )}
    </>
  )
}
