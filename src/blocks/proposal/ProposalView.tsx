import { CircleCheck, RefreshCw, SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { shownPlacements, shownUnplaced, type ProposalContext, type ProposalEvent } from '#machines/blocks/proposal/proposal.machine.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import type { ProposalBlock } from './proposal-block.ts'
import { ProposalConditions } from './ProposalConditions.tsx'
import { ProposalGrid } from './ProposalGrid.tsx'
import { ProposalReasons } from './ProposalReasons.tsx'
import { texts, unplacedText } from './texts.ts'

const pill = flex({
  align: 'center',
  gap: '2',
  px: '2.5',
  minHeight: '30px',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'md',
  textStyle: 'small',
  color: 'fg.muted',
  '& strong': { color: 'fg.default', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
})

interface ProposalViewProps {
  readonly block: ProposalBlock
  readonly context: ProposalContext
  readonly phase: 'searching' | 'shown' | 'failed'
  /** Whether the combinations of modules could be read. */
  readonly knowsStudents: boolean
  finalFocus(): HTMLElement | null
  send(event: ProposalEvent): void
}

/** A proposal over the page: figures, grid and reasons; nothing of the schedule changes before it is accepted. */
export function ProposalView({ block, context, phase, knowsStudents, finalFocus, send }: ProposalViewProps) {
  const [showsConditions, setShowsConditions] = useState(false)
  // Null while all are to be accepted.
  const [acceptedIds, setAcceptedIds] = useState<readonly string[] | null>(null)
  const placed = shownPlacements(context)
  const unplaced = shownUnplaced(context)
  const { proposal, kept, chosenId, leftOutIds, input, conditions } = context
  const nameOf = (moduleId: string) => block.modules.get(moduleId)?.name ?? moduleId
  const all = placed.map(({ moduleId }) => moduleId)
  const taken = acceptedIds === null ? all : all.filter((moduleId) => acceptedIds.includes(moduleId))
  return (
    <Dialog
      open
      size="full"
      title={texts.title}
      eyebrow={texts.facts(input.order.moduleIds.length, block.dates.length, block.slotTimes.length)}
      finalFocus={finalFocus}
      onClose={() => send({ type: 'proposal.discard' })}
      footer={
        <>
          <p className={css({ mr: 'auto', alignSelf: 'center', textStyle: 'small', color: 'fg.muted' })}>{texts.promise}</p>
          <Button variant="ghost" onClick={() => send({ type: 'proposal.discard' })}>
            {texts.discard}
          </Button>
          {placed.length > 0 && (
            <>
              <Button onClick={() => setAcceptedIds(acceptedIds === null ? all : null)} disabled={phase !== 'shown'}>
                {acceptedIds === null ? texts.acceptSome : texts.all}
              </Button>
              <Button
                variant="primary"
                disabled={phase !== 'shown' || taken.length === 0}
                onClick={() => send({ type: 'proposal.accept', moduleIds: taken })}
              >
                {acceptedIds === null ? texts.acceptAll(taken.length) : texts.acceptChosen(taken.length)}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={flex({ align: 'center', wrap: 'wrap', gap: '2', pb: '4' })}>
        <ul aria-label={texts.title} className={flex({ wrap: 'wrap', gap: '2' })}>
          {proposal && (
            <>
              {knowsStudents && (
                <>
                  <Figure value="0" word={texts.clashes} isGood />
                  <Figure value={proposal.twoOnDay.toLocaleString('en-GB')} word={texts.twoPapers} isGood={proposal.twoOnDay === 0} />
                </>
              )}
              {!conditions.mayShareSlot && <Figure value="0" word={texts.pairs} isGood />}
              <Figure
                value={texts.placed(placed.length, placed.length + unplaced.length)}
                word={texts.placedWord}
                isGood={unplaced.length === 0}
              />
            </>
          )}
        </ul>
        <div className={flex({ gap: '2', ml: 'auto' })}>
          <Button
            icon={<SlidersHorizontal size={16} aria-hidden />}
            aria-expanded={showsConditions}
            onClick={() => setShowsConditions(!showsConditions)}
          >
            {texts.conditions}
          </Button>
          <Button
            icon={<RefreshCw size={16} aria-hidden />}
            disabled={phase !== 'shown' || input.order.moduleIds.length === 0}
            onClick={() => send({ type: 'search.another' })}
          >
            {texts.another}
          </Button>
        </div>
      </div>
      {showsConditions && (
        <ProposalConditions
          block={block}
          conditions={conditions}
          onChange={(changed) => send({ type: 'conditions.change', conditions: changed })}
        />
      )}
      <div role="status" className={css({ display: 'grid', gap: '3', _empty: { display: 'none' }, py: '2' })}>
        {phase === 'searching' && (
          <p className={flex({ align: 'center', gap: '3' })}>
            <Spinner /> {texts.searching}
            <Button size="sm" onClick={() => send({ type: 'search.cancel' })}>
              {texts.cancel}
            </Button>
          </p>
        )}
        {!knowsStudents && <Alert tone="warning">{texts.unread}</Alert>}
        {proposal?.isCutShort && <Alert tone="warning">{texts.cutShort}</Alert>}
        {input.order.moduleIds.length === 0 && <Alert tone="info">{texts.nothingToPlace}</Alert>}
      </div>
      {phase === 'failed' && <ErrorState title={texts.failed} onRetry={() => send({ type: 'search.again' })} />}
      {proposal && phase !== 'failed' && (
        <div className={css({ display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }, gap: '4' })}>
          <div className={css({ display: 'grid', gap: '4', alignContent: 'start', minWidth: '0' })}>
            <ProposalGrid
              block={block}
              placed={placed}
              keptIds={kept.map(({ moduleId }) => moduleId)}
              chosenId={chosenId}
              acceptedIds={acceptedIds}
              onChoose={(moduleId) => send({ type: 'module.choose', moduleId })}
              onAccept={(moduleId, isAccepted) =>
                setAcceptedIds(isAccepted ? [...taken, moduleId] : taken.filter((one) => one !== moduleId))
              }
            />
            {unplaced.length > 0 && (
              <section>
                <h3 className={css({ textStyle: 'h3', mb: '1.5' })}>{texts.unplacedTitle}</h3>
                <ul className={css({ display: 'grid', gap: '1.5', textStyle: 'small' })}>
                  {unplaced.map((one) => (
                    <li key={one.moduleId}>{unplacedText(one, nameOf)}</li>
                  ))}
                </ul>
              </section>
            )}
            {leftOutIds.length > 0 && (
              <section>
                <h3 className={css({ textStyle: 'h3', mb: '1.5' })}>{texts.leftOutTitle}</h3>
                <ul className={css({ display: 'grid', gap: '1.5', textStyle: 'small' })}>
                  {leftOutIds.map((moduleId) => (
                    <li key={moduleId} className={flex({ align: 'center', gap: '3' })}>
                      {nameOf(moduleId)}
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={texts.putBackOf(nameOf(moduleId))}
                        onClick={() => send({ type: 'module.leaveOut', moduleId, isLeftOut: false })}
                      >
                        {texts.putBack}
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div className={css({ bg: 'bg.sunken', rounded: 'lg', alignSelf: 'start' })}>
            <ProposalReasons
              block={block}
              placed={placed.find(({ moduleId }) => moduleId === chosenId) ?? null}
              isKept={kept.some(({ moduleId }) => moduleId === chosenId)}
              onKeep={(isKept) => chosenId !== null && send({ type: 'module.keep', moduleId: chosenId, isKept })}
              onLeaveOut={() => chosenId !== null && send({ type: 'module.leaveOut', moduleId: chosenId, isLeftOut: true })}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}

const Figure = ({ value, word, isGood }: { value: string; word: string; isGood: boolean }) => (
  <li className={pill}>
    {isGood ? (
      <CircleCheck size={16} aria-hidden className={css({ color: 'success.icon' })} />
    ) : (
      <TriangleAlert size={16} aria-hidden className={css({ color: 'warning.icon' })} />
    )}
    <span>
      <strong>{value}</strong> {word}
    </span>
  </li>
)
