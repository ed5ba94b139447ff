import { CircleCheck, Info, Pin } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import type { Placed } from '#machines/blocks/proposal/proposal-types.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { Stripe } from '../scheduling/modules/Stripe.tsx'
import type { ProposalBlock } from './proposal-block.ts'
import { elsewhereText, placeReasons, texts } from './texts.ts'

const list = css({ display: 'grid', gap: '3' })
const title = css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'regular' })

interface ProposalReasonsProps {
  readonly block: ProposalBlock
  /** The chosen module; null before one is chosen. */
  readonly placed: Placed | null
  readonly isKept: boolean
  readonly knowsStudents: boolean
  /** Shown in a sheet, whose title replaces the heading. */
  readonly isInSheet: boolean
  onKeep(isKept: boolean): void
  onLeaveOut(): void
}

/** Why the chosen module stands where it does, and why on no other date. */
export function ProposalReasons({ block, placed, isKept, knowsStudents, isInSheet, onKeep, onLeaveOut }: ProposalReasonsProps) {
  const { dates, modules } = block
  const nameOf = (moduleId: string) => modules.get(moduleId)?.name ?? moduleId
  if (!placed) return <p className={css({ p: '4', color: 'fg.muted' })}>{texts.choose}</p>
  const dateOf = (index: number) => dates[index]?.date ?? ''
  return (
    <div className={isInSheet ? list : cx(list, css({ p: '4' }))} role="region" aria-label={texts.whyHere}>
      {!isInSheet && <h3 className={title}>{texts.whyHere}</h3>}
      <div className={flex({ gap: '2.5', align: 'stretch' })}>
        <Stripe moduleId={placed.moduleId} colour={modules.get(placed.moduleId)?.colour ?? null} />
        <div>
          <p className={css({ textStyle: 'h3' })}>{nameOf(placed.moduleId)}</p>
          <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
            {texts.place(dateOf(placed.date), placed.slot + 1, knowsStudents ? placed.students : null)}
          </p>
        </div>
      </div>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {placeReasons(placed, dates, nameOf, knowsStudents).map(({ tone, text }) => (
          <li key={text} className={flex({ gap: '2', textStyle: 'small' })}>
            {tone === 'good' ? (
              <CircleCheck size={16} aria-hidden className={css({ flexShrink: '0', color: 'success.icon' })} />
            ) : (
              <Info size={16} aria-hidden className={css({ flexShrink: '0', color: 'info.icon' })} />
            )}
            {text}
          </li>
        ))}
      </ul>
      {placed.elsewhere.length > 0 && (
        <>
          <h3 className={title}>{texts.whyElsewhere}</h3>
          <dl className={css({ textStyle: 'small' })}>
            {placed.elsewhere.map((other) => (
              <div
                key={`${other.date} ${other.onlySlot}`}
                className={css({
                  display: 'grid',
                  gridTemplateColumns: '84px 1fr',
                  gap: '2',
                  py: '2',
                  borderTopWidth: '1px',
                  borderColor: 'border.subtle',
                })}
              >
                <dt className={css({ fontWeight: 'medium', whiteSpace: 'nowrap' })}>
                  <span aria-hidden="true">{texts.elsewhereAt(dateOf(other.date), other.onlySlot)}</span>
                  <VisuallyHidden>{texts.elsewhereNamed(dateOf(other.date), other.onlySlot)}</VisuallyHidden>
                </dt>
                <dd className={css({ color: 'fg.muted' })}>{elsewhereText(other, nameOf)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={flex({ gap: '2', wrap: 'wrap' })}>
        <Button size="sm" icon={<Pin size={14} aria-hidden />} aria-pressed={isKept} onClick={() => onKeep(!isKept)}>
          {isKept ? texts.keepOff : texts.keep}
        </Button>
        <Button size="sm" onClick={onLeaveOut}>
          {texts.leaveOut}
        </Button>
      </div>
    </div>
  )
}
