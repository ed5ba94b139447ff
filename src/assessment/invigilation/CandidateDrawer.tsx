import { useState } from 'react'
import { css } from 'styled-system/css'
import type { ControlAct } from '#machines/assessment/invigilation-types.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { ActivityList } from '#src/ui/records/activity-list.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { momentText, secondsText } from '../sitting/moments.ts'
import { actIcons, connectionText, StandingBadge, TimeLeft, type CandidateRow } from './CandidateTable.tsx'
import { actsFor, saidIn } from './candidates.ts'
import { invigilationTexts as texts } from './texts.ts'

interface CandidateDrawerProps {
  /** Null while it is closed. */
  readonly row: CandidateRow | null
  readonly mayControl: boolean
  onAct(act: ControlAct, attemptId: number): void
  onClose(): void
}

/** One candidate: how they stand, what was done and noted, and what can be done. */
export function CandidateDrawer({ row, mayControl, onAct, onClose }: CandidateDrawerProps) {
  // While it closes it still shows whom it showed.
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  if (!shown) return null
  const { attemptId, centreName, answered, questionCount, startedAt, savedAt, events } = shown
  const { facts } = texts
  const activities = events.toReversed().map(({ kind, at, note }, index) => {
    return { id: `${at} ${kind} ${index}`, title: kind, ...saidIn(note), at: momentText(at), changes: [] }
  })
  return (
    <Drawer open={row !== null} title={shown.studentName} subtitle={shown.candidateNumber} onClose={onClose}>
      <div className={css({ display: 'grid', gap: '5', px: { base: '5', lg: '6' }, py: '4' })}>
        {mayControl && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
            {actsFor(shown).map((act) => (
              <Button
                key={act}
                size="sm"
                {...(act === 'void' && { variant: 'danger' as const })}
                icon={actIcons[act]}
                onClick={() => onAct(act, attemptId)}
              >
                {texts.acts[act]}
              </Button>
            ))}
          </div>
        )}
        <DefinitionList
          look="lines"
          entries={[
            {
              id: 'state',
              label: facts.state,
              value: (
                <>
                  <StandingBadge row={shown} /> {connectionText(shown)}
                </>
              ),
            },
            { id: 'left', label: facts.left, value: <TimeLeft row={shown} /> },
            { id: 'answered', label: facts.answered, value: texts.answered(answered, questionCount) },
            { id: 'started', label: facts.started, value: startedAt === undefined ? '—' : secondsText(startedAt) },
            { id: 'saved', label: facts.saved, value: savedAt === undefined ? '—' : secondsText(savedAt) },
            { id: 'centre', label: facts.centre, value: centreName },
          ]}
        />
        <section>
          <h3 className={css({ textStyle: 'h3', mb: '3' })}>{texts.events}</h3>
          {activities.length === 0 ? (
            <p className={css({ color: 'fg.muted' })}>{texts.noEvents}</p>
          ) : (
            <ActivityList label={texts.events} activities={activities} />
          )}
        </section>
      </div>
    </Drawer>
  )
}
