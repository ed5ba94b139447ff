import { css, cx } from 'styled-system/css'
import { ignoreDoubleClick } from '#src/ui/kit/ignore-double-click.ts'
import { stripButton } from '#src/ui/kit/strip-button.ts'
import { texts } from './texts.ts'

interface RecordingMarkProps {
  /** Steps so far. */
  readonly count: number
  /** A notice stands beside it: on small screens only the dot is shown. */
  readonly isTight: boolean
  onSave(): void
  onStop(): void
}

const mark = css({ display: 'flex', alignItems: 'center', columnGap: '3', whiteSpace: 'nowrap', '&[data-tight]': { md: { mr: '4' } } })
const words = css({ display: 'flex', alignItems: 'center', gap: '2' })
const label = css({ '@media (width < 360px)': { srOnly: true }, '[data-tight] &': { mdDown: { srOnly: true } } })
const dot = css({
  width: '10px',
  height: '10px',
  rounded: 'full',
  borderWidth: '2px',
  borderColor: 'fg.inverse',
  bg: 'transparent',
  _before: { content: '""', display: 'block', width: '4px', height: '4px', m: '1px', rounded: 'full', bg: 'fg.inverse' },
})
const number = css({ hideBelow: 'lg', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' })
const button = cx(stripButton, css({ '[data-tight] > &': { hideBelow: 'md' } }))

/** Says in the footer that a trace is recorded, and offers to save or end it. */
export const RecordingMark = ({ count, isTight, onSave, onStop }: RecordingMarkProps) => (
  <div role="group" aria-label={texts.recording} className={mark} data-tight={isTight || undefined}>
    <span className={words}>
      <i aria-hidden="true" className={dot} />
      <span className={label}>{texts.recording}</span>
      <span className={number}>{texts.steps(count)}</span>
    </span>
    <button type="button" className={button} onClick={ignoreDoubleClick(onSave)}>
      {texts.save}
    </button>
    <button type="button" className={button} onClick={ignoreDoubleClick(onStop)}>
      {texts.stop}
    </button>
  </div>
)
