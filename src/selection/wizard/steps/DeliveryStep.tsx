import { css } from 'styled-system/css'
import { comboName, deliveryOf, intakeName, modesFor, type Delivery, type DeliveryMode } from '#openapi/selection/answers.ts'
import { findingsOf, studentsOf } from '#openapi/selection/findings.ts'
import { modeTitles } from '#openapi/selection/texts.ts'
import { typedStudents, withDelivery } from '#machines/curriculum-selection/selection-edits.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { UnitField } from '#src/ui/form/unit-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { wizardTexts as texts } from '../texts.ts'
import type { StepProps } from './step-props.ts'

/** The modes to choose from; one that is chosen and offered no more stays, marked. */
function modeOptions(offered: readonly DeliveryMode[], chosen: DeliveryMode | undefined) {
  const gone =
    chosen === undefined || offered.includes(chosen) ? [] : [{ value: String(chosen), label: `${modeTitles[chosen]} · ${texts.gone}` }]
  return [{ value: '', label: texts.chooseMode }, ...offered.map((mode) => ({ value: String(mode), label: modeTitles[mode] })), ...gone]
}

const modeOf = (value: string): DeliveryMode | undefined => (value === '1' ? 1 : value === '2' ? 2 : undefined)

const row = css({ px: '4', py: '3', borderTopWidth: '1px', borderColor: 'border.subtle', minWidth: '0' })
const controls = css({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: '200px 140px' },
  gap: '3',
  alignItems: 'start',
})

/** How each combo route is taught in each intake, and to how many. */
export function DeliveryStep({ selection: { choices }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const findings = findingsOf(answers, choices).filter(({ step }) => step === 'delivery')
  const students = studentsOf(answers)
  return (
    <>
      <p className={css({ color: 'fg.muted' })}>
        {choices.capacity === undefined ? texts.studentsExpected(students) : texts.studentsOfPlaces(students, choices.capacity)}
      </p>
      {findings.map(({ id, text }) => (
        <Alert key={id} tone="info">
          {text}
        </Alert>
      ))}
      {answers.intakes.map(({ intakeId }) => (
        <section
          key={intakeId}
          aria-label={intakeName(choices, intakeId)}
          className={css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}
        >
          <h3 className={css({ textStyle: 'bodyStrong', px: '4', py: '3' })}>{intakeName(choices, intakeId)}</h3>
          {answers.comboIds.map((comboId) => {
            const name = comboName(choices, comboId)
            const delivery = deliveryOf(answers, comboId, intakeId)
            const error = errors.get(`delivery.${comboId}.${intakeId}`) ?? null
            const mode = delivery?.deliveryMode
            const offered = modesFor(choices, comboId, intakeId)
            const hasMode = mode !== undefined && offered.includes(mode)
            const edit = (change: Omit<Delivery, 'comboId' | 'intakeId'>) => onEdit(withDelivery(answers, { comboId, intakeId, ...change }))
            return (
              <fieldset key={comboId} className={row}>
                <legend className={css({ float: 'left', width: 'full', mb: '2.5', overflowWrap: 'anywhere' })}>{name}</legend>
                <div className={controls}>
                  <SelectField
                    label={texts.mode}
                    options={modeOptions(offered, mode)}
                    value={String(mode ?? '')}
                    disabled={isReadOnly}
                    error={hasMode ? null : error}
                    onValueChange={(value) => edit({ deliveryMode: modeOf(value) })}
                  />
                  <UnitField
                    label={texts.studentsLabel}
                    digits="whole"
                    value={delivery?.studentsText ?? String(delivery?.students ?? '')}
                    disabled={isReadOnly}
                    error={hasMode ? error : null}
                    onValueChange={(text) => edit(typedStudents(text))}
                  />
                </div>
              </fieldset>
            )
          })}
        </section>
      ))}
    </>
  )
}
