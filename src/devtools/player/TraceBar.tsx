import { ChevronLeft, ChevronRight, Download, FolderOpen, RotateCcw } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import type { Subject } from './subject.ts'
import { texts } from './texts.ts'
import type { PlayerState } from './use-player.ts'

/** Opens a text file and passes on its text. */
export function OpenFile({ onText }: { onText(text: string): void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="application/json,.json"
        aria-label={texts.file}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          void file?.text().then(onText)
        }}
      />
      <Button size="sm" icon={<FolderOpen size={16} aria-hidden />} onClick={() => field.current?.click()}>
        {texts.imported}
      </Button>
    </>
  )
}

interface TraceBarProps {
  readonly subject: Subject
  readonly player: PlayerState
  onText(text: string): void
}

/** A slider over the steps, the input that the run began with, and its file. */
export function TraceBar({ subject, player, onText }: TraceBarProps) {
  const { score, goTo, restart, startWith, save } = player
  const slider = useId()
  const inputs = Object.keys(subject.inputs)
  return (
    <div className={flex({ align: 'end', gap: '2', wrap: 'wrap' })}>
      {inputs.length > 1 && (
        <div className={css({ width: '240px' })}>
          <SelectField
            label={texts.input}
            options={inputs.map((name) => ({ value: name, label: name }))}
            value={score.input ?? inputs[0] ?? ''}
            onValueChange={startWith}
          />
        </div>
      )}
      <div className={flex({ align: 'center', gap: '1', flex: '1', minWidth: '260px', minHeight: '36px' })}>
        <IconButton
          isRepeatable
          size="sm"
          label={texts.back}
          disabled={score.position === 0}
          icon={<ChevronLeft size={16} aria-hidden />}
          onClick={() => goTo(score.position - 1)}
        />
        <label htmlFor={slider} className={css({ srOnly: true })}>
          {texts.step}
        </label>
        <input
          id={slider}
          type="range"
          min={0}
          max={score.steps.length}
          value={score.position}
          disabled={score.steps.length === 0}
          aria-valuetext={texts.stepOf(score.position, score.steps.length)}
          className={css({ flex: '1', minWidth: '80px', height: '24px', accentColor: 'ink.solid' })}
          onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
        />
        <IconButton
          isRepeatable
          size="sm"
          label={texts.forth}
          disabled={score.position === score.steps.length}
          icon={<ChevronRight size={16} aria-hidden />}
          onClick={() => goTo(score.position + 1)}
        />
        <span className={css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
          {texts.stepOf(score.position, score.steps.length)}
        </span>
      </div>
      <Button size="sm" icon={<RotateCcw size={16} aria-hidden />} onClick={restart}>
        {texts.restart}
      </Button>
      <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={save}>
        {texts.exported}
      </Button>
      <OpenFile onText={onText} />
    </div>
  )
}
