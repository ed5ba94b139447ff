import { css } from 'styled-system/css'
import type { Losses, LostSittings } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { Zone } from '#machines/blocks/time-zones/zone.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { LostModules, lossList } from '../LostModules.tsx'
import { texts } from './texts.ts'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What candidates of zones that go would no longer sit. */
const lossSittings = (zones: readonly string[], { modules, dates }: LostSittings): string =>
  modules === null
    ? `The saved schedule could not be loaded: what candidates in ${and.format(zones)} sit would be lost.`
    : `Candidates in ${and.format(zones)} would no longer sit ${modules} ${modules === 1 ? 'module' : 'modules'} on ${dates} ${dates === 1 ? 'date' : 'dates'}.`

interface LossDialogProps {
  readonly question: 'apply' | 'clear' | 'restore' | 'overwrite' | null
  readonly losses: Losses | null
  readonly zones: ReadonlyMap<string, Zone>
  onAccept(): void
  onCancel(): void
}

/** Beside the dialog, as both come after the step. */
const own = {
  overwriteTitle: 'Replace the saved time slots?',
  overwriteBody: 'The saved time slots could not be loaded. Saving now replaces them with what you see here.',
  lossTitle: 'Apply the new selection?',
  restoreTitle: 'Restore the unsaved changes?',
  lossTimes: 'These times would be lost:',
  lostSlot: (number: number, time: string) => `slot ${number} (${time})`,
}
const titles = { apply: own.lossTitle, clear: texts.clearQuestion, restore: own.restoreTitle, overwrite: own.overwriteTitle }

/** Asks before edits are lost, and names what would be lost. */
export function LossDialog({ question, losses, zones, onAccept, onCancel }: LossDialogProps) {
  return (
    <ConfirmDialog open={question !== null} title={titles[question ?? 'clear']} tone="danger" onConfirm={onAccept} onCancel={onCancel}>
      <div className={css({ display: 'grid', gap: '3' })}>
        {question === 'overwrite' && <p>{own.overwriteBody}</p>}
        {losses !== null && losses.times.length > 0 && (
          <div>
            <p>{own.lossTimes}</p>
            <ul className={lossList}>
              {losses.times.map(({ zoneId, slots }) => (
                <li key={zoneId}>
                  {zones.get(zoneId)?.name ?? zoneId}: {slots.map(({ number, time }) => own.lostSlot(number, time)).join(', ')}
                </li>
              ))}
            </ul>
          </div>
        )}
        {losses?.sittings && (
          <p>
            {lossSittings(
              losses.sittings.zoneIds.map((id) => zones.get(id)?.name ?? id),
              losses.sittings,
            )}
          </p>
        )}
        {losses !== null && <LostModules modules={losses.modules} />}
      </div>
    </ConfirmDialog>
  )
}
