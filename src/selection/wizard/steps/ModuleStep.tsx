import { moduleName } from '#openapi/selection/answers.ts'
import { prohibitedPairs } from '#openapi/selection/findings.ts'
import { withModules } from '#machines/curriculum-selection/selection-edits.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { wizardTexts as texts } from '../texts.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import type { StepProps } from './step-props.ts'

/** Which modules are taught of each stream. */
export function ModuleStep({ selection: { choices }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const streams = choices.streams.filter(({ streamId }) => answers.streamIds.includes(streamId))
  return streams.map(({ streamId, streamName, coreModuleIds, optionalModuleIds, minModules, maxModules }) => {
    const chosen = answers.modules.find((row) => row.streamId === streamId)?.moduleIds ?? []
    const choice = (sort: string) => (id: number) => ({ id, title: moduleName(choices, id), caption: sort })
    const known = [...coreModuleIds, ...optionalModuleIds]
    const strays = chosen.filter((id) => !known.includes(id))
    return (
      <div key={streamId}>
        <ChoiceGroup
          label={streamName}
          note={texts.rangeOf(minModules, maxModules)}
          error={errors.get(`modules.${streamId}`)}
          choices={[
            ...coreModuleIds.map(choice(texts.core)),
            ...optionalModuleIds.map(choice(texts.optional)),
            ...strays.map((id) => ({ id, title: moduleName(choices, id), isGone: true })),
          ]}
          chosen={chosen}
          isReadOnly={isReadOnly}
          hasChooseAll={known.length <= maxModules}
          onChange={(moduleIds) => onEdit(withModules(answers, streamId, moduleIds))}
        />
        {prohibitedPairs(chosen, choices).map(({ id, text }) => (
          <Alert key={id} tone="info">
            {text}
          </Alert>
        ))}
      </div>
    )
  })
}
