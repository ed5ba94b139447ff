import { css } from 'styled-system/css'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { messageTexts } from '../messages/texts.ts'
import { composerTexts as texts } from './texts.ts'

interface RenderedProps {
  readonly subject: string
  readonly content: string
  /** The address of an e-mail; empty in the portal. */
  readonly to: string
}

/** A message on one channel, as one person reads it. */
export const RenderedMessage = ({ subject, content, to }: RenderedProps) => (
  <article className={css({ rounded: 'lg', borderWidth: '1px', borderColor: 'border.default', bg: 'bg.surface', minWidth: '0' })}>
    <header className={css({ px: '4', py: '3', borderBottomWidth: '1px', borderColor: 'border.subtle' })}>
      <p className={css({ textStyle: 'h3', overflowWrap: 'anywhere' })}>{subject === '' ? messageTexts.noSubject : subject}</p>
      {to !== '' && <p className={css({ mt: '1', textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' })}>{texts.to(to)}</p>}
    </header>
    <div className={css({ px: '4', py: '3' })}>
      <RichText markup={content} empty={messageTexts.noText} cut={messageTexts.cut} />
    </div>
  </article>
)
