import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { customRequest } from '#openapi/generated/resources/selection/custom-request.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { TalkButton } from '../../comments/TalkButton.tsx'
import { useOpenRequests, type OpenRequest } from '../../requests/open-requests.ts'
import { streamCaption, studentsOfStream } from '../step-captions.ts'
import { wizardTexts as texts } from '../texts.ts'
import type { Choice } from './ChoiceGroup.tsx'
import { goneChoices } from './gone-choices.ts'
import { SearchedGroups } from './SearchedGroups.tsx'
import type { StepProps, TalkOfStreams } from './step-props.ts'

interface RowEndProps {
  /** The way to the comments. */
  readonly talk: ReactNode
  readonly students?: number
  readonly request: OpenRequest | undefined
}

/** What stands at the end of a row: the comments on it, the expected students, and the status of an open request. */
const RowEnd = ({ talk, students = 0, request }: RowEndProps) => (
  <span
    className={css({
      display: 'flex',
      alignItems: 'center',
      ml: 'auto',
      gap: '2',
      textStyle: 'small',
      color: 'fg.muted',
    })}
  >
    {talk}
    {students > 0 && texts.students(students)}
    {request && <RecordStatus rules={customRequest} status={request.status} />}
  </span>
)

const talkOfStream = (stream: { readonly streamId: number; readonly streamName: string }, talk: TalkOfStreams | null) =>
  talk && (
    <TalkButton
      place={{ subject: { centreSelectionId: talk.selectionId }, component: talk.kind.component }}
      streamId={stream.streamId}
      about={stream.streamName}
      isOpen={talk.topic?.of === 'stream' && talk.topic.id === stream.streamId}
      onOpen={() => talk.onOpen({ of: 'stream', id: stream.streamId })}
    />
  )

/** A stream that is asked for. */
const requestedStream = (request: OpenRequest, talk: TalkOfStreams | null): Choice => ({
  // It is no stream yet, so its id is a negative number, which no stream has.
  id: -request.id,
  title: request.title,
  caption: `${texts.modules(request.moduleCount)} · ${texts.requests.kind[233]}`,
  isRequest: true,
  hasRequest: true,
  end: (
    <RowEnd
      request={request}
      talk={
        talk && (
          <TalkButton
            place={{ subject: { customRequestId: request.id }, component: customRequest.components[0] }}
            about={request.title}
            isOpen={talk.topic?.of === 'request' && talk.topic.id === request.id}
            onOpen={() => talk.onOpen({ of: 'request', id: request.id })}
          />
        )
      }
    />
  ),
})

/** Which streams are taught: those of the chosen combo routes, and more; and which the centre asks for. */
export function StreamStep({ selection: { choices }, answers, errors, isReadOnly, talk, requestRights, onEdit }: StepProps) {
  const requests = useOpenRequests(talk?.selectionId ?? null, requestRights)
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
      ...streams.map((stream): Choice => {
        const request = requests.find(({ streamId }) => streamId === stream.streamId)
        const students = studentsOfStream(stream.streamId, answers, choices)
        return {
          id: stream.streamId,
          title: stream.streamName,
          caption: streamCaption(stream.streamId, answers, choices),
          hasRequest: request !== undefined,
          end: <RowEnd talk={talkOfStream(stream, talk)} students={students} request={request} />,
        }
      }),
      ...gone,
    ],
  }))
  const requested = requests.filter(({ code }) => code === 233).map((request) => requestedStream(request, talk))
  return (
    <SearchedGroups
      search={texts.searchStreams}
      groups={requested.length > 0 ? [...named, { label: texts.requests.title[233], choices: requested }] : named}
      chosen={streamIds}
      isReadOnly={isReadOnly}
      onChange={(chosen) => onEdit({ streamIds: chosen })}
    />
  )
}
