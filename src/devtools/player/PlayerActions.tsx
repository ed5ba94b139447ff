import { Clock, CornerDownLeft, Send, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { Button } from '#src/ui/kit/button.tsx'
import { wordsOf } from '../charts/words.ts'
import { payloadOf } from './payload.ts'
import type { EventChoice } from './replay.ts'
import type { PendingDelay } from './stage.ts'
import type { Subject } from './subject.ts'
import { texts } from './texts.ts'
import type { PlayerState } from './use-player.ts'

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={flex({ direction: 'column', gap: '2', py: '3', borderTopWidth: '1px', borderColor: 'border.subtle' })}>
    <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
    {children}
  </section>
)

const wide = css({ justifyContent: 'flex-start', textAlign: 'left', height: 'auto', py: '1' })

/** A button with the name of the event that it sends, and its payload in smaller letters. */
const Act = ({ icon, name, detail, onPress }: { icon: ReactNode; name: string; detail: string; onPress(): void }) => (
  <Button isRepeatable size="sm" isWide icon={icon} className={wide} onClick={onPress}>
    <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
      {name}
      {detail !== '' && <span className={css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })}>{detail}</span>}
    </span>
  </Button>
)

const plain = css({ textStyle: 'small', color: 'fg.muted' })

/** The name of a delay, from its event: `xstate.after.searchDue.list.search.typing`. */
const delayName = ({ event: { type } }: PendingDelay): string =>
  type.startsWith('xstate.after.') ? `after ${wordsOf(type.split('.')[2] ?? '')}` : type

const NotNow = ({ choices }: { choices: readonly EventChoice[] }) => (
  <details>
    <summary className={css({ textStyle: 'label', cursor: 'pointer', minHeight: '24px', rounded: 'sm' })}>
      {texts.notNow(choices.length)}
    </summary>
    <ul>
      {choices.map(({ event, refusal }, index) => (
        <li key={`${index} ${event.type}`} className={css({ textStyle: 'small', py: '0.5', overflowWrap: 'anywhere' })}>
          {event.type} <span className={css({ color: 'fg.muted' })}>{payloadOf(event)}</span>
          <span className={css({ display: 'block', color: 'fg.muted' })}>
            {refusal === null || refusal === '' ? texts.notHere : texts.held(refusal)}
          </span>
        </li>
      ))}
    </ul>
  </details>
)

/** Everything that can happen to the machine now: events, answers of its ports, time. */
export function PlayerActions({ subject, player }: { subject: Subject; player: PlayerState }) {
  const { shown, take, answer } = player
  const able = shown.events.filter(({ refusal }) => refusal === null)
  const unable = shown.events.filter(({ refusal }) => refusal !== null)
  return (
    <>
      <Section title={texts.events}>
        {able.length === 0 && <p className={plain}>{texts.noEvents}</p>}
        {able.map(({ event }, index) => (
          <Act
            key={`${index} ${event.type}`}
            icon={<Send size={14} aria-hidden />}
            name={event.type}
            detail={payloadOf(event)}
            onPress={() => take({ ...event })}
          />
        ))}
        {unable.length > 0 && <NotNow choices={unable} />}
      </Section>
      {shown.ports.length > 0 && (
        <Section title={texts.ports}>
          {shown.ports.map(({ id, src }) => (
            <div key={id} className={flex({ direction: 'column', gap: '1' })}>
              <h3 className={css({ textStyle: 'label', overflowWrap: 'anywhere' })}>{src}</h3>
              {(subject.answers[id] ?? subject.answers[src] ?? []).map((one) => (
                <Act
                  key={one.name}
                  icon={one.kind === 'error' ? <TriangleAlert size={14} aria-hidden /> : <CornerDownLeft size={14} aria-hidden />}
                  name={one.name}
                  detail=""
                  onPress={() => answer(id, one)}
                />
              ))}
              {!subject.answers[id] && !subject.answers[src] && <p className={plain}>{texts.noAnswers}</p>}
            </div>
          ))}
        </Section>
      )}
      {shown.delays.length > 0 && (
        <Section title={texts.delays}>
          {shown.delays.map((delay) => (
            <Act
              key={delay.event.type}
              icon={<Clock size={14} aria-hidden />}
              name={texts.after(delayName(delay), Math.round(delay.dueIn))}
              detail=""
              onPress={() => take(delay.event)}
            />
          ))}
        </Section>
      )}
    </>
  )
}
