import { css } from 'styled-system/css'
import type { Losses } from '#machines/blocks/time-zones-rules.ts'
import type { Zone } from '#machines/blocks/types.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { texts } from './texts.ts'

interface LossDialogProps {
  readonly question: 'apply' | 'clear' | 'overwrite' | null
  readonly losses: Losses | null
  readonly zones: ReadonlyMap<string, Zone>
  onAccept(): void
  onCancel(): void
}

const titles = { apply: texts.lossTitle, clear: texts.clearQuestion, overwrite: texts.overwriteTitle }
const list = css({ listStyleType: 'disc', pl: '5', mt: '1', maxHeight: '200px', overflowY: 'auto', color: 'fg.muted' })

/** Asks before work goes: what would be lost is named, so that a No is an informed one. */
export function LossDialog({ question, losses, zones, onAccept, onCancel }: LossDialogProps) {
  return (
    <ConfirmDialog open={question !== null} title={titles[question ?? 'clear']} tone="danger" onConfirm={onAccept} onCancel={onCancel}>
      <div className={css({ display: 'grid', gap: '3' })}>
        {question === 'overwrite' && <p>{texts.overwriteBody}</p>}
        {losses !== null && losses.times.length > 0 && (
          <div>
            <p>{texts.lossTimes}</p>
            <ul className={list}>
              {losses.times.map(({ zoneId, slots }) => (
                <li key={zoneId}>
                  {zones.get(zoneId)?.name ?? zoneId}: {slots.map(({ number, time }) => texts.lostSlot(number, time)).join(', ')}
                </li>
              ))}
            </ul>
          </div>
        )}
        {losses !== null && losses.modules === null && <p>{texts.lossUnknown}</p>}
        {losses !== null && losses.modules !== null && losses.modules.length > 0 && (
          <div>
            <p>{texts.lossModules}</p>
            <ul className={list}>
              {losses.modules.map(({ slot, date, modules }) => (
                <li key={`${slot} ${date}`}>{texts.lostModules(slot, formatCivil(date), modules)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
