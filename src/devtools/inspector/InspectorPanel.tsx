import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { placeOf } from '../charts/active-states.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { ActorDetail } from './ActorDetail.tsx'
import type { LiveActor } from './live-actors.ts'
import { texts } from './texts.ts'

interface InspectorPanelProps {
  readonly actors: readonly LiveActor[]
  /** The Stately inspector has been opened from here. */
  readonly isSent: boolean
  onSend(): void
}

const panel = css({
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  zIndex: 'toast',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: { base: '70dvh', lg: '52dvh' },
  bg: 'bg.surface',
  color: 'fg.default',
  borderTopWidth: '2px',
  borderColor: 'border.strong',
  boxShadow: 'lg',
  '&[data-folded]': { height: 'auto' },
})
const head = css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', px: '4', py: '1.5' })
const body = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  gap: '4',
  px: '4',
  pb: '4',
  minHeight: '0',
  overflowY: { base: 'auto', lg: 'hidden' },
})
const choice = css({
  display: 'block',
  width: 'full',
  px: '2.5',
  py: '1.5',
  rounded: 'md',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': { bg: 'bg.muted', fontWeight: 'semibold' },
})

/** The panel of the page's running machines, for developers; it works offline. */
export function InspectorPanel({ actors, isSent, onSend }: InspectorPanelProps) {
  const [isFolded, setFolded] = useState(false)
  const [wanted, setWanted] = useState('')
  const shown = actors.find(({ path }) => path === wanted) ?? actors[0]
  return (
    <aside aria-label={texts.title} className={panel} data-folded={isFolded || undefined}>
      <div className={head}>
        <h2 className={css({ textStyle: 'h3', mr: 'auto' })}>{texts.title}</h2>
        <p role="status" className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {isSent && texts.statelyOpened}
        </p>
        <Button size="sm" icon={<ExternalLink size={16} aria-hidden />} onClick={onSend}>
          {texts.stately}
        </Button>
        <IconButton
          label={isFolded ? texts.unfold : texts.fold}
          aria-expanded={!isFolded}
          icon={isFolded ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          onClick={() => setFolded(!isFolded)}
        />
      </div>
      {!isFolded && (
        <div className={body}>
          <nav aria-label={texts.actors} className={css({ overflowY: { lg: 'auto' }, minHeight: '0' })}>
            {actors.length === 0 && <p className={css({ color: 'fg.muted' })}>{texts.none}</p>}
            <ul>
              {actors.map(({ path, value }) => (
                <li key={path}>
                  <button type="button" className={choice} aria-pressed={path === shown?.path} onClick={() => setWanted(path)}>
                    {path}
                    <span className={css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })}>{placeOf(value)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          {shown && <ActorDetail actor={shown} />}
        </div>
      )}
    </aside>
  )
}
