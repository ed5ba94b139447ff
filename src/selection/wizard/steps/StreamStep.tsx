import { css } from 'styled-system/css'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import type { CommentedStream } from '../../comments/Comments.tsx'
import { streamCaption, studentsOfStream } from '../step-captions.ts'
import { wizardTexts as texts } from '../texts.ts'
import { goneChoices } from './gone-choices.ts'
import { SearchedGroups } from './SearchedGroups.tsx'
import type { StepProps, TalkOfStreams } from './step-props.ts'

const StreamTalk = lazyComponent(async () => (await import('../../comments/StreamTalk.tsx')).StreamTalk, { isOptional: true })

interface StreamEndProps {
  readonly stream: CommentedStream
  readonly students: number
  readonly talk: TalkOfStreams | null
}

/** What stands at the end of a stream: who is expected, and what was said about it. */
const StreamEnd = ({ stream, students, talk }: StreamEndProps) => (
  <span className={css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'small', color: 'fg.muted' })}>
    {talk && (
      <LazyBoundary fallback={null}>
        <StreamTalk
          kind={talk.kind}
          selectionId={talk.selectionId}
          stream={stream}
          isOpen={talk.streamId === stream.streamId}
          onOpen={() => talk.onOpen(stream.streamId)}
        />
      </LazyBoundary>
    )}
    {students > 0 && texts.students(students)}
  </span>
)

/** Which streams are taught: those of the chosen combo routes, and more. */
export function StreamStep({ selection: { choices }, answers, errors, isReadOnly, talk, onEdit }: StepProps) {
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
      ...streams.map((stream) => ({
        id: stream.streamId,
        title: stream.streamName,
        caption: streamCaption(stream.streamId, answers, choices),
        end: <StreamEnd stream={stream} students={studentsOfStream(stream.streamId, answers, choices)} talk={talk} />,
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
