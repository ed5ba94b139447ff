import { ChevronRight } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { Link } from 'wouter'
import { Badge } from '#src/ui/kit/badge.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { LineSection, lineBox, lineMark, lineNote, lineText } from './LineSection.tsx'
import { dashboardTexts } from './texts.ts'
import type { WaitingLine } from './queries.ts'

/** What waits for the person, or how the call for it stands. */
export type Waiting = readonly WaitingLine[] | 'loading' | 'failed'

interface WaitingListProps {
  readonly waiting: Waiting
  /** The icon of an entry of the menu. */
  iconOf(componentId: string): string
  /** How many lines have room. */
  readonly room: number
  onRetry(): void
}

const linked = css({ _hover: { bg: 'bg.hover' }, _focusVisible: { outlineOffset: '-4px' } })
const when = css({ ml: 'auto', flexShrink: 0, textStyle: 'small', color: 'fg.muted', maxWidth: '40%', textAlign: 'right' })

const chevron = css({ flexShrink: 0, color: 'fg.muted', hideBelow: 'sm' })
const loneChevron = css({ flexShrink: 0, color: 'fg.muted', ml: 'auto', hideBelow: 'sm' })

const Line = ({ line, iconName }: { readonly line: WaitingLine; readonly iconName: string }) => (
  <li>
    <Link href={line.address} className={cx(lineBox, linked)}>
      <span aria-hidden="true" className={lineMark}>
        <MenuIcon name={iconName} size={18} />
      </span>
      <span className={css({ minWidth: '0' })}>
        <span className={cx(lineText, css({ textStyle: 'bodyStrong' }))}>{line.text}</span>{' '}
        {line.note !== '' && <span className={lineNote}>{line.note}</span>}
      </span>{' '}
      {line.when !== '' && <span className={when}>{line.isLate === 1 ? <Badge tone="danger">{line.when}</Badge> : line.when}</span>}
      <ChevronRight size={18} aria-hidden className={line.when === '' ? loneChevron : chevron} />
    </Link>
  </li>
)

/** What waits for the person, each a link to where it is done. */
export const WaitingList = ({ waiting, iconOf, room, onRetry }: WaitingListProps) => (
  <LineSection
    texts={dashboardTexts.waiting}
    lines={
      typeof waiting === 'string'
        ? waiting
        : waiting.map((line) => <Line key={`${line.text} ${line.address}`} line={line} iconName={iconOf(String(line.componentId))} />)
    }
    isCounted
    room={room}
    onRetry={onRetry}
  />
)
