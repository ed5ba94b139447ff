import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Trace, TraceStep } from '#machines/trace-format.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { groupBy } from '../charts/group-by.ts'
import { Player } from './Player.tsx'
import { subjectOf, type Subject } from './subject.ts'
import { texts } from './texts.ts'
import { OpenFile } from './TraceBar.tsx'
import { readTrace } from './trace-file.ts'

interface Track {
  /** The actor; the machine when the trace names no actors. */
  readonly name: string
  readonly machine: string
  readonly steps: readonly TraceStep[]
}

/** The steps of a trace by actor. */
export function tracksOf({ machine, steps }: Trace): Track[] {
  const tracks = groupBy(steps, (step) => step.actor ?? step.machine ?? machine ?? '')
  return [...tracks].map(([name, own]) => ({ name, machine: own[0]?.machine ?? machine ?? name, steps: own }))
}

const playable = (subjects: readonly Subject[], tracks: readonly Track[]) =>
  tracks.find(({ machine }) => subjectOf(subjects, machine) !== undefined) ?? tracks[0]

interface TraceReplayProps {
  readonly subjects: readonly Subject[]
  /** A trace to begin with, as text. */
  readonly initialText?: string
}

/** Opens a trace from a file or a text and plays it on the chart of its machine; of several actors, one at a time. */
export function TraceReplay({ subjects, initialText = '' }: TraceReplayProps) {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(initialText)
  const [chosen, setChosen] = useState<string | null>(null)
  const read = opened === '' ? null : readTrace(opened)
  const trace = read && 'trace' in read ? read.trace : null
  const tracks = trace ? tracksOf(trace) : []
  const track = tracks.find(({ name }) => name === chosen) ?? playable(subjects, tracks)
  const subject = track && subjectOf(subjects, track.machine)
  const open = (one: string) => {
    setOpened(one)
    setChosen(null)
  }
  return (
    <div className={flex({ direction: 'column', gap: '4', height: { lg: 'full' }, minHeight: '0' })}>
      <form
        className={flex({ align: 'end', gap: '2', wrap: 'wrap' })}
        onSubmit={(event) => {
          event.preventDefault()
          open(text)
        }}
      >
        <div className={css({ flex: '1', minWidth: '240px' })}>
          <TextField label={texts.paste} value={text} onValueChange={setText} />
        </div>
        <Button type="submit">{texts.show}</Button>
        <OpenFile onText={open} />
        {tracks.length > 1 && track && (
          <div className={css({ width: '260px' })}>
            <SelectField
              label={texts.actor}
              options={tracks.map(({ name, steps }) => ({ value: name, label: `${name} (${steps.length})` }))}
              value={track.name}
              onValueChange={setChosen}
            />
          </div>
        )}
      </form>
      {!read && <p className={css({ color: 'fg.muted' })}>{texts.noTrace}</p>}
      {read && 'problem' in read && <Alert tone="error">{read.problem}</Alert>}
      {trace && !track && <Alert tone="warning">{texts.empty}</Alert>}
      {track && !subject && <Alert tone="error">{texts.unknownMachine(track.machine)}</Alert>}
      {track && subject && (
        <div className={css({ flex: '1', minHeight: '0' })}>
          <Player
            key={opened + track.name}
            subject={subject}
            initial={{ input: trace?.input ?? null, steps: track.steps, position: track.steps.length }}
          />
        </div>
      )}
    </div>
  )
}
