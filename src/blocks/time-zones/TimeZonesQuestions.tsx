import type { TimeZonesContext, TimeZonesEvent } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { Zone } from '#machines/blocks/time-zones/zone.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { LossDialog, type LossQuestion } from './LossDialog.tsx'

/** What the step asks: whether something may be lost, or which version to keep. */
export type TimeZonesQuestion = LossQuestion | 'conflict'

interface TimeZonesQuestionsProps {
  readonly question: TimeZonesQuestion | null
  readonly context: TimeZonesContext
  readonly zones: ReadonlyMap<string, Zone>
  send(event: TimeZonesEvent): void
}

/** The questions of the step: before something is lost, and when another person has saved meanwhile. */
export const TimeZonesQuestions = ({ question, context, zones, send }: TimeZonesQuestionsProps) => (
  <>
    <LossDialog
      question={question === 'conflict' ? null : question}
      losses={question === 'overwrite' ? null : (context.pending?.losses ?? null)}
      zones={zones}
      onAccept={() => send({ type: 'loss.accept' })}
      onCancel={() => send({ type: 'loss.cancel' })}
    />
    <ConflictDialog open={question === 'conflict'} context={context} zones={zones} send={send} />
  </>
)
