import { css } from 'styled-system/css'
import type { Losses, LostSittings } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { Zone } from '#machines/blocks/time-zones/zone.ts'
import { ConfirmDialog } from '#src/ui/layers/confirm-dialog.tsx'
import { joinWords } from '#src/ui/text/join-words.ts'
import { LostModules, lossList } from '../LostModules.tsx'
import { texts } from './texts.ts'

/** What candidates would no longer sit, in zones that are removed. */
const lossSittings = (zones: readonly string[], { modules, dates }: LostSittings): string =>
  modules === null
    ? `The saved schedule could not be loaded: what candidates in ${joinWords(zones)} sit would be lost.`
    : `Candidates in ${joinWords(zones)} would no longer sit ${modules} ${modules === 1 ? 'module' : 'modules'} on ${dates} ${dates === 1 ? 'date' : 'dates'}.`

/** What is asked about: an act that loses something, or a save over slots that could not be read. */
export type LossQuestion = 'apply' | 'clear' | 'restore' | 'save' | 'overwrite'

interface LossDialogProps {
  readonly question: LossQuestion | null
  readonly losses: Losses | null
  readonly zones: ReadonlyMap<string, Zone>
  onAccept(): void
  onCancel(): void
}

/** Here and not among the texts of the step, because they load with the dialog. */
const own = {
  overwriteTitle: 'Replace the saved time slots?',
  overwriteBody: 'The saved time slots could not be loaded. Saving now replaces them with what you see here.',
  lossTitle: 'Apply the new selection?',
  restoreTitle: 'Restore the unsaved changes?',
  saveTitle: 'Save these time slots?',
  lossTimes: 'These times would be lost:',
  lostSlot: (number: number, time: string) => `slot ${number} (${time})`,
}
const titles = {
  apply: own.lossTitle,
  clear: texts.clearQuestion,
  restore: own.restoreTitle,
  save: own.saveTitle,
  overwrite: own.overwriteTitle,
}

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
        {losses !== null && <LostSchedule losses={losses} zones={zones} />}
      </div>
    </ConfirmDialog>
  )
}

/** What the schedule would lose: the sittings of removed zones, and modules. */
export const LostSchedule = ({ losses: { sittings, modules }, zones }: { losses: Losses; zones: LossDialogProps['zones'] }) => (
  <>
    {sittings && (
      <p>
        {lossSittings(
          sittings.zoneIds.map((id) => zones.get(id)?.name ?? id),
          sittings,
        )}
      </p>
    )}
    <LostModules modules={modules} />
  </>
)
