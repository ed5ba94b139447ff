import { css } from 'styled-system/css'
import { placeOf } from '../charts/active-states.ts'
import { payloadOf } from './payload.ts'
import type { PlayedStep } from './replay.ts'
import { Section } from './PlayerActions.tsx'
import { texts } from './texts.ts'
import type { PlayerState } from './use-player.ts'

const row = css({
  display: 'block',
  width: 'full',
  textAlign: 'left',
  textStyle: 'small',
  px: '2',
  py: '1',
  minHeight: '28px',
  rounded: 'sm',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.hover' },
  '&[aria-current=step]': { bg: 'ink.solid', color: 'ink.fg', '& span': { color: 'ink.fg' } },
})
const muted = css({ display: 'block', color: 'fg.muted' })

const matchText = ({ match, step }: PlayedStep): string =>
  match === 'restored' ? ` · ${texts.restored}` : match === 'different' ? ` · ${texts.different(placeOf(step.value ?? ''))}` : ''

/** The steps so far; a press on one goes back to it. */
export function StepList({ player: { score, shown, goTo } }: { player: PlayerState }) {
  return (
    <Section title={texts.steps}>
      {score.steps.length === 0 && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.noSteps}</p>}
      <ol className={css({ maxHeight: '320px', overflow: 'auto', '&:empty': { display: 'none' } })}>
        {score.steps.map((step, index) => {
          const played = shown.played[index]
          return (
            <li key={`${index} ${step.event.type}`}>
              <button
                type="button"
                className={row}
                aria-current={score.position === index + 1 ? 'step' : undefined}
                onClick={() => goTo(index + 1)}
              >
                {index + 1}.{' '}
                {step.answer === undefined
                  ? step.event.type
                  : `${step.event.type.replace(/^xstate\.(done|error)\.actor\./, '')}: ${step.answer}`}{' '}
                {step.answer === undefined && payloadOf(step.event)}
                {played && (
                  <span className={muted}>
                    {placeOf(played.value)}
                    {played.moves.length === 0 && played.match === 'same' && ` · ${texts.nothingTaken}`}
                    {matchText(played)}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
