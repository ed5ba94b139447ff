import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { css } from 'styled-system/css'
import type { Access } from '#machines/access/access.ts'
import { childrenInMenu, labelOf } from '#machines/access/menu.ts'
import type { AccessNode } from '#machines/access/permission-tree.ts'
import { useServices } from '#src/api/services.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { MenuIcon } from '#src/ui/navigation/menu-icon.tsx'
import { userTexts as texts } from './texts.ts'
import { userRightsQuery } from './user-reads.ts'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '0.5',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
})
const inner = css({ pl: { base: '4', md: '6' } })
const name = css({ overflowWrap: 'anywhere', minWidth: '0' })
const labels = css({
  textStyle: 'small',
  color: 'fg.muted',
  ml: { md: 'auto' },
  width: { base: 'full', md: 'auto' },
  pl: { base: '26px', md: '0' },
})

interface NodesProps {
  readonly access: Access
  readonly nodes: readonly AccessNode[]
  readonly productName: string
  /** Names the list; empty for one inside another. */
  readonly label?: string
}

const Nodes = ({ access, nodes, productName, label }: NodesProps) => (
  <ul aria-label={label} className={label === undefined ? inner : undefined}>
    {nodes.map((node) => {
      const below = childrenInMenu(access, node)
      return (
        <li key={`${node.id} ${node.name}`}>
          <div className={line}>
            <MenuIcon name={node.iconName} size={16} />
            <span className={name}>{labelOf(access, productName, node)}</span>
            {node.permissions.length > 0 && <span className={labels}>{node.permissions.join(', ')}</span>}
          </div>
          {below.length > 0 && <Nodes access={access} nodes={below} productName={productName} />}
        </li>
      )
    })}
  </ul>
)

/** The menu that the role of the user on the page gives, with the labels of each page. */
export function UserRights() {
  const { record } = useShownRecord()
  const { api, codec, config } = useServices()
  return (
    <ReadResult read={useQuery(userRightsQuery(api, codec, record.id))}>
      {(access) =>
        access.tree.length === 0 ? (
          <EmptyState icon={<ShieldOff size={24} />} title={texts.noRights} />
        ) : (
          <Nodes access={access} nodes={access.tree} productName={config.productName} label={texts.rightsOf(record.name)} />
        )
      }
    </ReadResult>
  )
}
