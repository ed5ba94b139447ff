import { prohibitedPairs } from '#openapi/selection/findings.ts'
import { moduleName } from '#openapi/selection/answers.ts'
import { wizardTexts as texts } from '../texts.ts'
import { goneChoices } from './gone-choices.ts'
import { SearchedGroups } from './SearchedGroups.tsx'
import type { StepProps } from './step-props.ts'

/** Which combo routes are taught. */
export function ComboStep({ selection: { choices }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const { combos, maxCombos } = choices
  const { comboIds } = answers
  const routes = [
    ...combos.map(({ comboId, comboName, moduleIds }) => ({
      id: comboId,
      title: comboName,
      caption: `${texts.modules(moduleIds.length)}: ${moduleIds.map((id) => moduleName(choices, id)).join(', ')}`,
      warnings: prohibitedPairs(moduleIds, choices).map(({ text }) => text),
    })),
    ...goneChoices(choices, 'combo', comboIds),
  ]
  return (
    <SearchedGroups
      search={texts.searchCombos}
      groups={[
        {
          label: texts.combos,
          ...(maxCombos !== undefined && { note: texts.atMost(maxCombos) }),
          error: errors.get('comboIds'),
          choices: routes,
          empty: texts.noCombos,
        },
      ]}
      chosen={comboIds}
      isReadOnly={isReadOnly}
      hasChooseAll={maxCombos === undefined || combos.length <= maxCombos}
      onChange={(chosen) => onEdit({ comboIds: chosen })}
    />
  )
}
