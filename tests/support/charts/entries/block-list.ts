import { blockListMachine } from '#machines/blocks/list/block-list.machine.ts'
import { chartEntry } from '../chart-entry.ts'
import { blockRow } from '../fixtures/block-row.ts'
import { checkedListParts, listPorts } from './list.ts'

export const blockList = chartEntry({
  id: 'block-list',
  title: 'Block list',
  area: 'blocks',
  file: 'blocks/list/block-list.machine.ts',
  machine: blockListMachine.provide({ actors: listPorts }),
  ...checkedListParts(blockRow),
})
