import { proposalMachine, shownPlacements } from '#machines/blocks/proposal/proposal.machine.ts'
import { normalWeights, type Placed, type Proposal } from '#machines/blocks/proposal/proposal-types.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const placed = (moduleId: string, slot: number): Placed => ({
  moduleId,
  date: 0,
  slot,
  students: 10,
  cost: 0,
  second: { students: 0, moduleIds: [] },
  isOnlyFreeDate: false,
  apartFrom: [],
  equal: [],
  elsewhere: [],
})

const found = (places: readonly Placed[], unplaced: Proposal['unplaced'] = []): Proposal => ({
  placed: places,
  unplaced,
  cost: 0,
  twoOnDay: 0,
  isCutShort: false,
})

export const proposal = chartEntry({
  id: 'proposal',
  title: 'Proposal of a schedule',
  area: 'blocks',
  file: 'blocks/proposal/proposal.machine.ts',
  machine: proposalMachine.provide({ actors: { search: waiting() } }),
  inputs: {
    'two modules': {
      order: {
        moduleIds: ['1', '2'],
        dates: [{ date: '2027-05-24', isHoliday: false }],
        slotsPerDay: 2,
        closed: [],
        standing: [],
        combinations: [],
        prohibitions: new Map(),
      },
      mayShareSlot: false,
    },
  },
  events: [
    { type: 'conditions.change', conditions: { weights: { ...normalWeights, crowding: 'strong' } } },
    { type: 'search.again' },
    { type: 'search.another' },
    { type: 'search.cancel' },
    { type: 'module.choose', moduleId: '1' },
    { type: 'module.keep', moduleId: '1', isKept: true },
    { type: 'module.keep', moduleId: '1', isKept: false },
    { type: 'module.leaveOut', moduleId: '2', isLeftOut: true },
    { type: 'module.leaveOut', moduleId: '2', isLeftOut: false },
    { type: 'proposal.accept', moduleIds: ['1', '2'] },
    { type: 'proposal.accept', moduleIds: [] },
    { type: 'proposal.discard' },
  ],
  answers: {
    search: [
      done('both placed', found([placed('1', 0), placed('2', 1)])),
      done('one without a slot', found([placed('2', 0)], [{ moduleId: '1', students: 10, dates: [] }])),
      failed('broken off', new Error('The worker ended.')),
    ],
  },
  project: ({ value, context }) => [
    value,
    Math.min(context.seed, 2),
    shownPlacements(context).map(({ moduleId }) => moduleId),
    context.kept.length,
    context.leftOutIds,
    context.chosenId,
    context.conditions.weights.crowding,
    context.accepted?.length,
  ],
  laws: {
    'what is shown has a proposal': (snapshot) => !snapshot.hasTag('shown') || snapshot.context.proposal !== null,
    'no module is left out and kept': ({ context }) => context.kept.every(({ moduleId }) => !context.leftOutIds.includes(moduleId)),
    'no module stands twice in the preview': ({ context }) => {
      const ids = shownPlacements(context).map(({ moduleId }) => moduleId)
      return new Set(ids).size === ids.length
    },
    'nothing is accepted before the end': ({ status, context }) => status === 'done' || context.accepted === null,
  },
})
