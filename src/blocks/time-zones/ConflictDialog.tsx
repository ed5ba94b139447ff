import { css } from 'styled-system/css'
import { conflictLosses } from '#machines/blocks/time-zones/time-zones-setup.ts'
import { losesWork } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { TimeZonesContext, TimeZonesEvent } from '#machines/blocks/time-zones/time-zones-types.ts'
import type { Zone, ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import { ConflictQuestion, Differences, type Difference } from '#src/ui/layers/conflict-question.tsx'
import { LostSchedule } from './LossDialog.tsx'

interface ConflictDialogProps {
  readonly open: boolean
  readonly context: TimeZonesContext
  readonly zones: ReadonlyMap<string, Zone>
  send(event: TimeZonesEvent): void
}

/** Here and not among the texts of the step, because they load with the dialog. */
const texts = {
  title: 'Another person changed these time slots',
  body: 'They were saved after you opened this step. Your changes have not been saved yet.',
  zone: 'Time zone',
  yours: 'Yours',
  theirs: 'Stored now',
  nothing: '—',
  keepLoses: 'With Keep mine:',
}

/** The zones whose slots differ. */
function differencesOf(mine: readonly ZoneSlots[], theirs: readonly ZoneSlots[], zones: ReadonlyMap<string, Zone>): readonly Difference[] {
  const times = (all: readonly ZoneSlots[], id: string) => all.find(({ zoneId }) => zoneId === id)?.slots.join(', ') ?? texts.nothing
  const ids = [...new Set([...mine, ...theirs].map(({ zoneId }) => zoneId))]
  return ids
    .map((id) => ({ name: zones.get(id)?.name ?? id, mine: times(mine, id), theirs: times(theirs, id) }))
    .filter((line) => line.mine !== line.theirs)
}

/** Someone else saved the time slots meanwhile: what differs, what Keep mine would take from the schedule, and who wins. */
export function ConflictDialog({ open, context, zones, send }: ConflictDialogProps) {
  const losses = conflictLosses(context)
  return (
    <ConflictQuestion open={open} title={texts.title} body={texts.body} send={send}>
      <Differences
        columns={[texts.zone, texts.yours, texts.theirs]}
        rows={differencesOf(context.built, context.theirs?.saved ?? context.built, zones)}
      />
      {losses && losesWork(losses) && (
        <div className={css({ display: 'grid', gap: '2', mt: '4' })}>
          <p className={css({ textStyle: 'bodyStrong' })}>{texts.keepLoses}</p>
          <LostSchedule losses={losses} zones={zones} />
        </div>
      )}
    </ConflictQuestion>
  )
}
