import { wizardTexts as texts } from '../texts.ts'
import { goneChoices } from './gone-choices.ts'
import { SearchedGroups } from './SearchedGroups.tsx'
import type { StepProps } from './step-props.ts'

/** Which streams are taught: those of the chosen combo routes, and more. */
export function StreamStep({ selection: { choices }, answers, errors, isReadOnly, onEdit }: StepProps) {
  const { comboIds, streamIds } = answers
  const ofCombos = new Set(choices.combos.filter(({ comboId }) => comboIds.includes(comboId)).flatMap((combo) => combo.streamIds))
  const groups = [
    { label: texts.ofCombos, streams: choices.streams.filter(({ streamId }) => ofCombos.has(streamId)), gone: [] },
    {
      label: texts.moreStreams,
      streams: choices.streams.filter(({ streamId }) => !ofCombos.has(streamId)),
      gone: goneChoices(choices, 'stream', streamIds),
    },
  ].filter(({ streams, gone }) => streams.length + gone.length > 0)
  const named = groups.map(({ label, streams, gone }, index) => ({
    label,
    error: index === 0 ? errors.get('streamIds') : undefined,
    choices: [
      ...streams.map(({ streamId, streamName, minModules, maxModules }) => ({
        id: streamId,
        title: streamName,
        caption: texts.rangeOf(minModules, maxModules),
      })),
      ...gone,
    ],
  }))
  return (
    <SearchedGroups
      search={texts.searchStreams}
      groups={named}
      chosen={streamIds}
      isReadOnly={isReadOnly}
      onChange={(chosen) => onEdit({ streamIds: chosen })}
    />
  )
}
