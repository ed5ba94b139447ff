import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import type { Move } from '#machines/records/resource-view.ts'
import { recordTexts } from '#src/resources/texts.ts'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/records/definition-list.tsx'
import { SideWell } from '#src/ui/navigation/side-well.tsx'
import { reviewTexts as texts } from './texts.ts'

interface DecisionPanelProps {
  readonly facts: readonly Definition[]
  /** What the person can decide as the application stands. */
  readonly moves: readonly Move[]
  readonly isBusy: boolean
  onDecide(move: Move, comment: string): void
}

/** The longest comment that the contract takes. */
const longestComment = 2000

// What is decided stays in sight while the application is read.
const sheet = css({ display: 'grid', gap: '5', position: { lg: 'sticky' }, top: '5' })
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > button': { flex: '1' } })

/** Beside an application: how it stands, and what is decided of it, with the comment that a rejection needs. */
export function DecisionPanel({ facts, moves, isBusy, onDecide }: DecisionPanelProps) {
  const field = useRef<HTMLDivElement>(null)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const needsComment = moves.some(({ hasComment }) => hasComment)
  const isLacking = isTried && comment.trim() === ''
  const decide = (move: Move) => {
    setTried(move.hasComment)
    if (move.hasComment && comment.trim() === '') field.current?.querySelector('textarea')?.focus()
    else onDecide(move, move.hasComment ? comment.trim() : '')
  }
  return (
    <SideWell label={texts.decision}>
      <div className={sheet}>
        <h2 className={css({ textStyle: 'h3' })}>{texts.decision}</h2>
        {moves.length === 0 ? (
          <p className={css({ color: 'fg.muted' })}>{texts.nothing}</p>
        ) : (
          <>
            {needsComment && (
              <div ref={field}>
                <TextArea
                  label={recordTexts.comment}
                  helper={texts.commentHint}
                  maxLength={longestComment}
                  error={isLacking ? ruleTexts.required(recordTexts.comment) : null}
                  value={comment}
                  onValueChange={setComment}
                />
              </div>
            )}
            <div className={acts}>
              {moves.map((move) => (
                <Button
                  key={move.act}
                  variant={move.hasComment || !needsComment ? 'secondary' : 'primary'}
                  isBusy={isBusy}
                  onClick={() => decide(move)}
                >
                  {move.label}
                </Button>
              ))}
            </div>
          </>
        )}
        <DefinitionList look="lines" entries={facts} />
      </div>
    </SideWell>
  )
}
