import { CircleAlert, CircleCheck, CircleDashed, ExternalLink, FileText } from 'lucide-react'
import { useId, type Ref } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { buttonStyle } from '#src/ui/kit/button.tsx'
import { texts } from './texts.ts'

export interface PolicyCardProps {
  /** `missed`: I Accept was tried before the policy was viewed. */
  readonly state: 'unseen' | 'missed' | 'viewed'
  readonly linkRef: Ref<HTMLAnchorElement>
  onOpen(): void
}

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  p: '3',
  rounded: 'lg',
  borderWidth: '1px',
  borderColor: 'border.default',
  bg: 'bg.surface',
})
const glyph = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  rounded: 'md',
  bg: 'bg.muted',
  color: 'fg.muted',
})
const status = cva({
  base: { display: 'flex', alignItems: 'flex-start', gap: '1.5', textStyle: 'caption', '& svg': { flexShrink: 0, mt: '1px' } },
  variants: {
    state: { unseen: { color: 'fg.muted' }, missed: { color: 'danger.text', fontWeight: 'medium' }, viewed: { color: 'success.text' } },
  },
})
const view = css({ ml: 'auto', 'a:hover &': { bg: 'bg.hover', borderColor: 'border.controlHover' }, 'a:active &': { bg: 'bg.active' } })

const icons = { unseen: CircleDashed, missed: CircleAlert, viewed: CircleCheck }
const words = { unseen: texts.mandatory.unseen, missed: texts.mandatory.viewFirst, viewed: texts.mandatory.viewed }

/** A card-sized link to the privacy policy that shows whether it has been viewed. */
export function PolicyCard({ state, linkRef, onOpen }: PolicyCardProps) {
  const id = useId()
  const Icon = icons[state]
  return (
    <a
      ref={linkRef}
      href="#privacy-policy"
      aria-labelledby={`${id}-title ${id}-status ${id}-view`}
      className={card}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
    >
      <span aria-hidden="true" className={glyph}>
        <FileText size={20} strokeWidth={1.75} />
      </span>
      <span className={css({ minWidth: '0' })}>
        <span id={`${id}-title`} className={css({ display: 'block', textStyle: 'h3', mb: '0.5' })}>
          {texts.mandatory.policy}
        </span>{' '}
        <span id={`${id}-status`} className={status({ state })}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          {words[state]}
        </span>
      </span>{' '}
      <span className={cx(buttonStyle(), view)}>
        <span id={`${id}-view`}>{texts.mandatory.view}</span>
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </a>
  )
}
