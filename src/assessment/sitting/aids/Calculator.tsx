import { Delete, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { calculate, longestLine, valueText } from '#machines/assessment/calculator.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { aidTexts as texts } from './texts.ts'

const frame = css({
  position: 'fixed',
  zIndex: 'actionBar',
  right: { base: '0', sm: '6' },
  left: { base: '0', sm: 'auto' },
  bottom: { base: 'var(--strip, 0px)', sm: '76px' },
  width: { base: 'full', sm: '312px' },
  maxHeight: 'calc(100dvh - 60px)',
  overflowY: 'auto',
  display: 'grid',
  gap: '2',
  p: '3',
  bg: 'bg.raised',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.control',
  rounded: { base: '0', sm: 'lg' },
  borderTopRadius: 'lg',
  boxShadow: 'lg',
})
const pad = css({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '1.5', '& > button': { px: '0' } })

const rows = ['7', '8', '9', '÷', '√', '4', '5', '6', '×', '^', '1', '2', '3', '−', 'π', '0', '.', '(', ')', '+'] as const
const named: Readonly<Record<string, string>> = texts.signs

function resultText(line: string): string {
  const calculated = calculate(line)
  if (calculated.kind === 'value') return valueText(calculated.value)
  return calculated.kind === 'undefined' ? texts.noValue : texts.noResult
}

interface CalculatorProps {
  readonly id: string
  onClose(): void
}

/** A calculator beside the question, which can still be read and answered; every key of it can be typed. */
export function Calculator({ id, onClose }: CalculatorProps) {
  const [line, setLine] = useState('')
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null)
  const calculated = calculate(line)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (caret) field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const edit = (sign: string, isErased = false) => {
    const [from, to] = [field.current?.selectionStart ?? line.length, field.current?.selectionEnd ?? line.length]
    const begin = isErased && from === to ? Math.max(0, from - 1) : from
    const next = `${line.slice(0, begin)}${sign}${line.slice(to)}`
    if (next.length > longestLine) return
    setLine(next)
    setCaret({ at: begin + sign.length })
  }
  const takeOver = () => {
    if (calculated.kind !== 'value') return
    const value = valueText(calculated.value)
    setLine(value)
    setCaret({ at: value.length })
  }
  // Its keys are its own: a letter chooses no option, and Escape closes nothing else.
  const press = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' && event.key !== '=') return
    if (event.target !== field.current) return
    event.preventDefault()
    takeOver()
  })
  useEffect(() => {
    const { current } = box
    current?.addEventListener('keydown', press)
    return () => current?.removeEventListener('keydown', press)
  }, [])
  return (
    <section ref={box} id={id} aria-label={texts.calculator} className={frame}>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })}>
        <h2 className={css({ textStyle: 'h3' })}>{texts.calculator}</h2>
        <IconButton size="sm" label={texts.closeCalculator} icon={<X size={18} aria-hidden />} onClick={onClose} />
      </div>
      <TextField
        ref={field}
        label={texts.line}
        hideLabel
        value={line}
        maxLength={longestLine}
        autoComplete="off"
        spellCheck={false}
        onValueChange={(next) => {
          setLine(next)
          setCaret(null)
        }}
        className={css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' })}
      />
      <p className={css({ display: 'flex', justifyContent: 'space-between', gap: '3', px: '1' })}>
        <span className={css({ color: 'fg.muted' })}>{texts.result}</span>
        <output className={css({ textStyle: 'h3', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })}>
          {resultText(line)}
        </output>
      </p>
      <div className={pad}>
        {rows.map((sign) => (
          <Button key={sign} isRepeatable aria-label={named[sign]} onClick={() => edit(sign)}>
            {sign}
          </Button>
        ))}
        <Button
          onClick={() => {
            setLine('')
            field.current?.focus()
          }}
          className={css({ gridColumn: 'span 2' })}
        >
          {texts.clear}
        </Button>
        <Button isRepeatable aria-label={texts.erase} icon={<Delete size={16} aria-hidden />} onClick={() => edit('', true)} />
        <Button aria-label={texts.takeOver} variant="primary" className={css({ gridColumn: 'span 2' })} onClick={takeOver}>
          =
        </Button>
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.lineHelper}</p>
    </section>
  )
}
