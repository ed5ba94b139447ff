import { kindNames } from '../block-kinds.ts'
import { toDay } from '../clock.ts'
import { numberedBlock, numberedNotification } from '../factories/numbered.ts'
import { codeSequence, sequences } from '../factories/sequences.ts'
import { accounts } from '../fixtures/accounts.ts'
import type { Scenario } from '../scenario.ts'
import { seedAccountsAndTimeZones, seedBlocks, seedModuleRules } from './parts.ts'

/** How many records of each sort there are, those of the demo counted in. */
const largeSizes = { blocksOfEachKind: 10_000, notifications: 1_000 } as const

const firstFillerId = 1001

/** The demo's records and enough further ones for long lists. All notifications are the administrator's. */
export const large: Scenario = (context) => {
  const { db, clock } = context
  const today = toDay(clock.now())
  seedAccountsAndTimeZones(context)
  seedModuleRules(context)
  const { blocks, counters } = seedBlocks(context)

  const last = new Map(counters.map((counter) => [counter.name, counter.last]))
  let firstDayId = (last.get(sequences.day) ?? 0) + 1
  let id = firstFillerId
  for (const kind of kindNames) {
    const written = blocks.filter((block) => block.kind === kind).length
    for (let number = written + 1; number <= largeSizes.blocksOfEachKind; number += 1) {
      const block = numberedBlock(kind, number, { id, today, firstDayId })
      db.blocks.insert(block)
      firstDayId += block.days.length
      id += 1
    }
    last.set(codeSequence(kind), largeSizes.blocksOfEachKind)
  }
  last.set(sequences.day, firstDayId - 1)
  for (const [name, value] of last) db.counters.insert({ name, last: value })

  const administrator = accounts[0]
  if (!administrator) throw new Error('There is no account to send notifications to.')
  for (let number = 1; number <= largeSizes.notifications; number += 1)
    db.notifications.insert(numberedNotification(number, administrator.contactId, clock.now()))
}
