import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { piecesOf, placeholderLabels } from '#openapi/communications/message-text.ts'
import { valueText } from '#src/resources/fields/field-text.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { messageTexts as texts } from './texts.ts'

const figure = css({
  display: 'grid',
  gap: '1',
  p: '4',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
})
const card = css({ rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', bg: 'bg.surface', minWidth: '0' })

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

const Figure = ({ label, count, total }: { readonly label: string; readonly count: number; readonly total: number }) => (
  <div className={figure}>
    <dt className={css({ textStyle: 'label', color: 'fg.muted' })}>{label}</dt>
    <dd className={css({ display: 'flex', alignItems: 'baseline', gap: '2', fontVariantNumeric: 'tabular-nums' })}>
      <span className={css({ textStyle: 'h1' })}>{counted(count)}</span>
      <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.ofTotal(count, total)}</span>
    </dd>
  </div>
)

const labelOf = (name: string): string => new Map<string, string>(Object.entries(placeholderLabels)).get(name) ?? name

/** A text with the words of its placeholders. */
const inWords = (text: string): string =>
  piecesOf(text)
    .map((piece) => (typeof piece === 'string' ? piece : `[${labelOf(piece.name)}]`))
    .join('')

interface MessageCardProps {
  readonly title: string
  /** A group of the record: subject and content. */
  readonly text: unknown
  readonly children?: ReactNode
}

/** A message on one channel, as it was written. */
function MessageCard({ title, text, children }: MessageCardProps) {
  const { subject, content } = Object(text)
  return (
    <section className={card} aria-label={title}>
      <header className={css({ px: '4', py: '3', borderBottomWidth: '1px', borderColor: 'border.subtle', display: 'grid', gap: '1' })}>
        <p className={css({ textStyle: 'label', color: 'fg.muted' })}>{title}</p>
        <h2 className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{inWords(String(subject ?? '')) || texts.noSubject}</h2>
        {children}
      </header>
      <div className={css({ px: '4', py: '3' })}>
        <RichText markup={inWords(String(content ?? ''))} empty={texts.noText} cut={texts.cut} />
      </div>
    </section>
  )
}

const addresses = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '')

/** On the page of a message: its figures, and the texts of both channels. */
export function MessageOverview() {
  const { record } = useShownRecord()
  const { mode, email, inApp, countTotal, countDelivered, countRead, countFailed, countStopped } = record.fields
  const total = numberIn(countTotal)
  const notSent = numberIn(countStopped)
  const left = total - numberIn(countDelivered) - numberIn(countFailed) - notSent
  const { toEmails, ccEmails } = Object(email)
  const [to, copies] = [addresses(toEmails), addresses(ccEmails)]
  const attached = valueText(communication.fields.attachmentIds, record.fields['attachmentIds'], record)
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {notSent > 0 && <Alert tone="warning">{texts.wasStopped(notSent)}</Alert>}
      {record.status === 'Sending' && <Alert tone="info">{texts.onItsWay(left)}</Alert>}
      {total > 0 && (
        <dl
          aria-label={texts.figures}
          className={css({ display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: '3' })}
        >
          <Figure label={texts.total} count={total} total={0} />
          <Figure label={texts.delivered} count={numberIn(countDelivered)} total={total} />
          <Figure label={texts.read} count={numberIn(countRead)} total={total} />
          <Figure label={texts.failed} count={numberIn(countFailed)} total={total} />
        </dl>
      )}
      <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, gap: '4', alignItems: 'start' })}>
        {mode !== 'In-app' && (
          <MessageCard title={texts.email} text={email}>
            {to !== '' && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{`${texts.to}: ${to}`}</p>}
            {copies !== '' && <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{`${texts.copies}: ${copies}`}</p>}
          </MessageCard>
        )}
        {mode !== 'Email' && <MessageCard title={texts.inApp} text={inApp} />}
      </div>
      {attached !== '' && <p className={css({ color: 'fg.muted' })}>{`${texts.attached}: ${attached}`}</p>}
    </div>
  )
}
