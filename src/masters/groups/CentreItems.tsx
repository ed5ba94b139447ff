import { ArrowRightLeft } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { Menu } from '#src/ui/layers/menu.tsx'
import { useDraggable } from '#src/ui/drag/use-drag.ts'
import { masterTexts as texts } from '../texts.ts'

/** The kind of drag by which a drop place knows a centre. */
export const draggedCentre = 'centreId'

/** A centre of a board. */
export interface BoardCentre {
  readonly id: number
  readonly name: string
}

interface CentreItemsProps {
  readonly label: string
  /** The key of their group; null for those in none. */
  readonly place: number | null
  readonly centres: readonly BoardCentre[]
  /** Where a centre can go. */
  readonly places: readonly { readonly key: number | null; readonly name: string }[]
  readonly isReadOnly: boolean
  onMove(id: number, to: number | null): void
}

const item = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  pl: '3',
  pr: '1',
  minHeight: { base: 'touch', md: '36px' },
  rounded: 'md',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  overflowWrap: 'anywhere',
  '&[draggable=true]': { cursor: 'grab' },
})

/** The centres of a column, each with a menu of the other columns. */
export const CentreItems = ({ label, centres, ...item }: CentreItemsProps) => (
  <ul aria-label={label} className={css({ display: 'grid', gap: '1.5', maxHeight: '480px', overflowY: 'auto' })}>
    {centres.map((centre) => (
      <CentreItem key={centre.id} centre={centre} {...item} />
    ))}
  </ul>
)

type CentreItemProps = Omit<CentreItemsProps, 'label' | 'centres'> & { readonly centre: BoardCentre }

function CentreItem({ centre: { id, name }, place, places, isReadOnly, onMove }: CentreItemProps) {
  const element = useRef<HTMLLIElement>(null)
  useDraggable(element, draggedCentre, id, isReadOnly)
  return (
    <li ref={element} data-centre={id} className={item}>
      <span className={css({ minWidth: '0' })}>{name}</span>
      {!isReadOnly && (
        <Menu
          trigger={<IconButton label={texts.move(name)} icon={<ArrowRightLeft size={16} aria-hidden />} />}
          items={places
            .filter(({ key }) => key !== place)
            .map((to) => ({ id: String(to.key), label: to.name, onSelect: () => onMove(id, to.key) }))}
        />
      )}
    </li>
  )
}
