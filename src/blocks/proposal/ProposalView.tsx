import { ArrowLeft, CircleCheck, Ellipsis, RefreshCw, SlidersHorizontal, Sparkles, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { shownPlacements, shownUnplaced, type ProposalContext, type ProposalEvent } from '#machines/blocks/proposal/proposal.machine.ts'
import { ActionBar } from '#src/ui/kit/action-bar.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Spinner } from '#src/ui/kit/spinner.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { Menu } from '#src/ui/layers/menu.tsx'
import { findingTexts } from '../findings/texts.ts'
import { Sheet } from '../scheduling/modules/Sheet.tsx'
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

const page = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  position: { tablet: 'absolute' },
  inset: '0',
})
const columns = css({
  display: 'grid',
  flex: '1',
  minHeight: '0',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) 264px', lg: 'minmax(0, 1fr) token(sizes.moduleRail)' },
  gridTemplateRows: { tablet: 'minmax(0, 1fr)' },
})
const main = css({ minWidth: '0', overflowY: { tablet: 'auto' } })
const head = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  px: { base: '4', md: '5' },
  py: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.default',
})
const below = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  p: { base: '4', md: '5' },
  _empty: { display: 'none' },
})
const rail = css({ overflowY: 'auto', borderLeftWidth: '1px', borderColor: 'border.default', bg: 'bg.sunken' })
const wide = css({ hideBelow: 'md' })

interface ProposalViewProps {
  readonly block: ProposalBlock
  readonly context: ProposalContext
  readonly phase: 'searching' | 'shown' | 'failed'
  /** What is known of the modules that students take together: everything, nothing as it could not be read, or not on this server. */
  readonly students: 'known' | 'unread' | 'notOffered'
  /** Back to the schedule. */
  onClose(): void
  send(event: ProposalEvent): void
}

/** A proposal in the place of the schedule: figures, grid and reasons; nothing of the schedule changes before it is accepted. */
export function ProposalView({ block, context, phase, students, onClose, send }: ProposalViewProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isNarrow = useMedia('(width < 820px)')
  const [showsConditions, setShowsConditions] = useState(false)
  // On a narrow screen the reasons lie over the grid.
  const [isSheetOpen, setSheetOpen] = useState(false)
  // Null while all are to be accepted.
  const [acceptedIds, setAcceptedIds] = useState<readonly string[] | null>(null)
  const placed = shownPlacements(context)
  const unplaced = shownUnplaced(context)
  const { proposal, kept, chosenId, leftOutIds, input, conditions } = context
  const nameOf = (moduleId: string) => block.modules.get(moduleId)?.name ?? moduleId
  const all = placed.map(({ moduleId }) => moduleId)
  const taken = acceptedIds === null ? all : all.filter((moduleId) => acceptedIds.includes(moduleId))
  const chosen = placed.find(({ moduleId }) => moduleId === chosenId) ?? null
  const knowsStudents = students === 'known'
  const canSearch = phase === 'shown' && input.order.moduleIds.length > 0
  useLeaveByEscape(onClose)
  useEffect(() => heading.current?.focus(), [])
  // The button that had the focus may be gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })

  const discard = () => send({ type: 'proposal.discard' })
  const canAccept = placed.length > 0
  const chooseSome = {
    label: acceptedIds === null ? texts.acceptSome : texts.all,
    isDisabled: phase !== 'shown',
    onSelect: () => setAcceptedIds(acceptedIds === null ? all : null),
  }
  const reasons = (
    <ProposalReasons
      block={block}
      placed={chosen}
      knowsStudents={knowsStudents}
      isKept={kept.some(({ moduleId }) => moduleId === chosenId)}
      isInSheet={isNarrow}
      onKeep={(isKept) => chosenId !== null && send({ type: 'module.keep', moduleId: chosenId, isKept })}
      onLeaveOut={() => chosenId !== null && send({ type: 'module.leaveOut', moduleId: chosenId, isLeftOut: true })}
    />
  )
  return (
    <section aria-labelledby={headingId} data-own-actions className={page}>
      <div className={columns}>
        <div className={main}>
          <div className={head}>
            <div className={flex({ align: 'center', wrap: 'wrap', columnGap: '2.5', rowGap: '2' })}>
              <Sparkles size={20} strokeWidth={1.75} aria-hidden className={css({ color: 'info.icon' })} />
              <h2 ref={heading} id={headingId} tabIndex={-1} className={css({ textStyle: 'h2' })}>
                {texts.title}
              </h2>
              <p role="status" className={css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
                {texts.facts(input.order.moduleIds.length, block.dates.length, block.slotTimes.length, proposal?.tookMs)}
              </p>
              <div className={flex({ gap: '2', ml: 'auto' })}>
                <Button
                  size="sm"
                  icon={<SlidersHorizontal size={16} aria-hidden />}
                  aria-expanded={showsConditions}
                  onClick={() => setShowsConditions(!showsConditions)}
                >
                  {texts.conditions}
                </Button>
                <Button
                  size="sm"
                  icon={<RefreshCw size={16} aria-hidden />}
                  isSoftDisabled={!canSearch}
                  onClick={() => canSearch && send({ type: 'search.another' })}
                >
                  {texts.another}
                </Button>
              </div>
            </div>
            {proposal && (
              <ul aria-label={texts.title} className={flex({ wrap: 'wrap', gap: '2' })}>
                {knowsStudents && <Figure value="0" word={texts.clashes} isGood />}
                {!conditions.mayShareSlot && <Figure value="0" word={texts.pairs} isGood />}
                {knowsStudents && (
                  <Figure value={proposal.twoOnDay.toLocaleString('en-GB')} word={texts.twoPapers} isGood={proposal.twoOnDay === 0} />
                )}
                <Figure
                  value={texts.placed(placed.length, placed.length + unplaced.length)}
                  word={texts.placedWord}
                  isGood={unplaced.length === 0}
                />
              </ul>
            )}
          </div>
          {showsConditions && (
            <ProposalConditions
              block={block}
              conditions={conditions}
              onChange={(changed) => send({ type: 'conditions.change', conditions: changed })}
            />
          )}
          <div role="status" className={below}>
            {phase === 'searching' && (
              <p className={flex({ align: 'center', gap: '3' })}>
                <Spinner /> {texts.searching}
                <Button size="sm" onClick={() => send({ type: 'search.cancel' })}>
                  {texts.cancel}
                </Button>
              </p>
            )}
            {students === 'unread' && <Alert tone="warning">{findingTexts.unread.combinations}</Alert>}
            {students === 'notOffered' && (
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{findingTexts.clashesNotOffered}</p>
            )}
            {proposal?.isCutShort && <Alert tone="warning">{texts.cutShort}</Alert>}
            {input.order.moduleIds.length === 0 && <Alert tone="info">{texts.nothingToPlace}</Alert>}
          </div>
          {phase === 'failed' && <ErrorState title={texts.failed} onRetry={() => send({ type: 'search.again' })} />}
          {proposal && phase !== 'failed' && (
            <div className={below}>
              <ProposalGrid
                block={block}
                placed={placed}
                keptIds={kept.map(({ moduleId }) => moduleId)}
                chosenId={chosenId}
                acceptedIds={acceptedIds}
                onChoose={(moduleId) => {
                  send({ type: 'module.choose', moduleId })
                  setSheetOpen(true)
                }}
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
              <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.promise}</p>
            </div>
          )}
        </div>
        {isNarrow ? (
          <Sheet
            open={isSheetOpen && chosen !== null}
            title={texts.whyHere}
            subtitle=""
            finalFocus={() => (chosen === null ? heading.current : null)}
            onClose={() => setSheetOpen(false)}
          >
            {reasons}
          </Sheet>
        ) : (
          <div className={rail}>{proposal && phase !== 'failed' && reasons}</div>
        )}
      </div>
      <ActionBar
        start={
          <>
            <Button variant="ghost" className={cx(wide, css({ ml: '-3.5' }))} icon={<ArrowLeft size={16} aria-hidden />} onClick={onClose}>
              {texts.back}
            </Button>
            <span className={css({ hideFrom: 'md' })}>
              <Menu
                trigger={<IconButton label={texts.more} isOutlined icon={<Ellipsis size={18} aria-hidden />} />}
                items={[
                  { id: 'back', label: texts.back, onSelect: onClose },
                  { id: 'discard', label: texts.discard, onSelect: discard },
                  ...(canAccept ? [{ id: 'some', ...chooseSome }] : []),
                ]}
              />
            </span>
          </>
        }
      >
        <Button className={wide} onClick={discard}>
          {texts.discard}
        </Button>
        {canAccept && (
          <>
            <Button className={wide} disabled={chooseSome.isDisabled} onClick={chooseSome.onSelect}>
              {chooseSome.label}
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
      </ActionBar>
    </section>
  )
}

/** Where Escape closes something else. */
const layers = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Escape leaves the page, unless it is for a layer over it. */
function useLeaveByEscape(onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || (event.target instanceof Element && event.target.closest(layers))) return
    event.preventDefault()
    onLeave()
  })
  // A layout effect: it listens before the page is painted, so that no early key is missed.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
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
