import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Badge } from '#src/ui/kit/badge.tsx'
import { placeOf } from '../charts/active-states.ts'
import { ChartView } from '../charts/ChartView.tsx'
import { briefly } from './payload.ts'
import { PlayerActions, Section } from './PlayerActions.tsx'
import { StepList } from './StepList.tsx'
import type { Subject } from './subject.ts'
import { texts } from './texts.ts'
import { TraceBar } from './TraceBar.tsx'
import { readTrace } from './trace-file.ts'
import { usePlayer, type PlayerState, type Score } from './use-player.ts'
import { ValueTree } from './ValueTree.tsx'

function Now({ shown }: { shown: PlayerState['shown'] }) {
  return (
    <section aria-live="polite" className={flex({ direction: 'column', gap: '1.5', pb: '3' })}>
      <h2 className={css({ textStyle: 'h3' })}>
        {texts.now} <span className={css({ textStyle: 'caption', color: 'fg.muted' })}>{texts.at(shown.now)}</span>
      </h2>
      <ul>
        {placeOf(shown.value)
          .split(' · ')
          .map((place) => (
            <li key={place} className={css({ textStyle: 'bodyStrong', overflowWrap: 'anywhere' })}>
              {place}
            </li>
          ))}
      </ul>
      <div className={flex({ gap: '1.5', wrap: 'wrap' })}>
        {shown.tags.map((tag) => (
          <Badge key={tag} tone="neutral">
            {tag}
          </Badge>
        ))}
        {shown.status === 'done' && <Badge tone="success">{texts.ended}</Badge>}
        {shown.status === 'error' && <Badge tone="danger">{`${texts.broken}: ${briefly(shown.error, 120)}`}</Badge>}
      </div>
    </section>
  )
}

interface PlayerProps {
  readonly subject: Subject
  /** The steps to begin with; none unless given. */
  readonly initial?: Score
}

/** The chart of a machine, with controls that send events, answer ports, move the clock and step back. */
export function Player({ subject, initial = { input: null, steps: [], position: 0 } }: PlayerProps) {
  const player = usePlayer(subject, initial)
  const [problem, setProblem] = useState<string | null>(null)
  const { shown, load } = player
  const open = (text: string) => {
    const read = readTrace(text)
    if ('problem' in read) setProblem(read.problem)
    else {
      setProblem(null)
      load(read.trace.input, read.trace.steps)
    }
  }
  const isDifferent = shown.played.some(({ match }) => match === 'different')
  return (
    <div className={flex({ direction: 'column', gap: '3', height: { lg: 'full' }, minHeight: '0' })}>
      <TraceBar subject={subject} player={player} onText={open} />
      {problem !== null && (
        <Alert tone="error" onClose={() => setProblem(null)}>
          {problem}
        </Alert>
      )}
      {isDifferent && <Alert tone="warning">{texts.isDifferent}</Alert>}
      <div className={flex({ gap: '4', flex: '1', minHeight: '0', direction: { base: 'column', lg: 'row' } })}>
        <div className={css({ flex: '1', minWidth: '0', height: { base: '520px', lg: 'auto' } })}>
          <ChartView machine={subject.machine} name={subject.title} value={shown.value} taken={new Set(shown.played.at(-1)?.moves)} />
        </div>
        <aside
          aria-label={texts.events}
          className={css({ width: { base: 'full', lg: '340px' }, flexShrink: '0', overflow: { lg: 'auto' }, px: '1', minHeight: '0' })}
        >
          <Now shown={shown} />
          <PlayerActions subject={subject} player={player} />
          <StepList player={player} />
          <Section title={texts.context}>
            <ValueTree value={shown.context} />
          </Section>
          {shown.status === 'done' && (
            <Section title={texts.output}>
              <ValueTree value={shown.output} />
            </Section>
          )}
        </aside>
      </div>
    </div>
  )
}
