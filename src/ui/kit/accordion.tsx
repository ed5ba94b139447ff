import { ChevronDown } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { css } from 'styled-system/css'

/** A hairline box around accordion items; arrows, Home and End move between their headers. */
export const Accordion = ({ children, isPlain }: { children: ReactNode; /** Without the box, inside one. */ isPlain?: boolean }) => (
  <div
    data-accordion=""
    className={isPlain ? undefined : css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg', overflow: 'hidden' })}
  >
    {children}
  </div>
)

interface AccordionItemProps {
  readonly title: ReactNode
  /** Level of the heading that the button stands in. */
  readonly level?: 2 | 3 | 4
  /** Stays in sight when closed: a count, a status. */
  readonly summary?: ReactNode
  /** Before the title, outside its button: a checkbox. */
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
  readonly isInitiallyOpen?: boolean
  onOpenChange?(isOpen: boolean): void
}

const header = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  flex: '1',
  minWidth: '0',
  minHeight: { base: 'touch', md: '40px' },
  px: '3',
  textAlign: 'start',
  textStyle: 'h3',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-2px' },
})
const chevron = css({
  flexShrink: 0,
  color: 'fg.default',
  transitionProperty: 'transform',
  transitionDuration: 'base',
  transitionTimingFunction: 'standard',
  'button[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
})
// Rows of a grid from 0 to 1 fraction give the height of what is inside, without measuring it.
const panel = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transitionProperty: 'grid-template-rows, visibility',
  transitionDuration: 'base',
  transitionTimingFunction: 'standard',
  '&[data-open=true]': { gridTemplateRows: '1fr', visibility: 'visible' },
})

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const move = moves[event.key]
  const root = event.currentTarget.closest('[data-accordion]')
  if (!move || !root) return
  const headers = [...root.querySelectorAll<HTMLButtonElement>('[data-accordion-header]')].filter(
    (one) => one.closest('[data-accordion]') === root,
  )
  event.preventDefault()
  headers[move(headers.indexOf(event.currentTarget), headers.length)]?.focus()
}

/** A header that opens and closes what is under it; several may be open. Holds its own state unless `isOpen` is given. */
export function AccordionItem({
  title,
  level = 3,
  summary,
  lead,
  children,
  isOpen,
  isInitiallyOpen = false,
  onOpenChange,
}: AccordionItemProps) {
  const id = useId()
  const [own, setOwn] = useState(isInitiallyOpen)
  const isShown = isOpen ?? own
  const Heading = `h${level}` as const
  return (
    <section className={css({ '& + &': { borderTopWidth: '1px', borderColor: 'border.subtle' } })}>
      <div className={css({ display: 'flex', alignItems: 'center' })}>
        {lead && <span className={css({ pl: '3', display: 'flex' })}>{lead}</span>}
        <Heading className={css({ display: 'flex', flex: '1', minWidth: '0' })}>
          <button
            type="button"
            id={`${id}-header`}
            data-accordion-header=""
            aria-expanded={isShown}
            aria-controls={`${id}-panel`}
            className={header}
            onKeyDown={moveFocus}
            onClick={() => {
              setOwn(!isShown)
              onOpenChange?.(!isShown)
            }}
          >
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={chevron} />
            <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{title}</span>
            {summary}
          </button>
        </Heading>
      </div>
      <div id={`${id}-panel`} role="region" aria-labelledby={`${id}-header`} data-open={isShown} className={panel}>
        <div className={css({ overflow: 'hidden', minHeight: '0' })}>
          <div className={css({ pl: '40px', pr: '3', pb: '4', color: 'fg.muted' })}>{children}</div>
        </div>
      </div>
    </section>
  )
}
