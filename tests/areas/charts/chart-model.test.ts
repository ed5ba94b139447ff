import { assign, emit, fromPromise, not, raise, sendTo, setup, stateIn } from 'xstate'
import { expect, it } from 'vitest'
import { activeStates, placeOf } from '#src/devtools/charts/active-states.ts'
import { chartModelOf, moveText } from '#src/devtools/charts/chart-model.ts'

const machine = setup({
  types: { context: {} as { count: number }, emitted: {} as { type: 'tea.ready' } },
  actors: { boilWater: fromPromise(() => Promise.resolve()) },
  delays: { steepingDone: 240_000 },
  guards: { isTeaLeft: ({ context }) => context.count > 0, holds: ({ context }, { cups }: { cups: number }) => context.count >= cups },
  actions: { pourWater: () => {} },
}).createMachine({
  id: 'tea',
  type: 'parallel',
  context: { count: 2 },
  states: {
    pot: {
      initial: 'empty',
      on: { 'pot.break': '.empty', 'pot.look': { guard: { type: 'holds', params: { cups: 2 } }, actions: 'pourWater' } },
      states: {
        filled: { always: { guard: not('isTeaLeft'), target: 'empty' }, after: { steepingDone: 'ready' } },
        empty: {
          on: {
            'pot.fill': [{ guard: 'isTeaLeft', target: 'boiling' }, { actions: raise({ type: 'pot.break' }) }],
            'pot.shake': { target: 'empty', reenter: true, guard: ({ context }) => context.count === 1 },
          },
        },
        boiling: {
          tags: 'busy',
          entry: 'pourWater',
          invoke: { src: 'boilWater', onDone: { target: 'filled', actions: assign({ count: 1 }) }, onError: 'empty' },
        },
        ready: { type: 'final', entry: emit({ type: 'tea.ready' }) },
        past: { type: 'history', history: 'deep' },
      },
    },
    lid: {
      initial: 'on',
      states: {
        on: { on: { 'lid.lift': { guard: stateIn({ pot: 'empty' }), target: 'off', actions: sendTo('cat', { type: 'cat.call' }) } } },
        off: {},
      },
    },
  },
})

const model = chartModelOf(machine)
const movesFrom = (id: string) =>
  model.moves.filter(({ source }) => source === id).map((move) => [moveText(move), move.reach, move.targets.join(), move.actions.join()])

it('tells each state with its kind, the initial ones first', () => {
  const told = [...model.states.values()].map(({ id, type, isInitial }) => [id, type, isInitial])
  expect(told).toEqual([
    ['tea', 'parallel', false],
    ['tea.pot', 'compound', false],
    ['tea.pot.empty', 'atomic', true],
    ['tea.pot.filled', 'atomic', false],
    ['tea.pot.boiling', 'atomic', false],
    ['tea.pot.ready', 'final', false],
    ['tea.pot.past', 'history', false],
    ['tea.lid', 'compound', false],
    ['tea.lid.on', 'atomic', true],
    ['tea.lid.off', 'atomic', false],
  ])
})

it('tells ports, tags and actions of a state, and no timers among them', () => {
  const boiling = model.states.get('tea.pot.boiling')
  expect([boiling?.ports, boiling?.tags, boiling?.entry]).toEqual([
    [{ id: '0.tea.pot.boiling', src: 'boilWater' }],
    ['busy'],
    ['pour water'],
  ])
  expect([model.states.get('tea.pot.filled')?.entry, model.states.get('tea.pot.ready')?.entry]).toEqual([[], ['tell tea.ready']])
})

it('tells moves in words, by what makes them and where they lead', () => {
  expect(movesFrom('tea.pot.empty')).toEqual([
    ['pot.fill [is tea left]', 'away', 'tea.pot.boiling', ''],
    ['pot.fill else', 'stays', '', 'raise pot.break'],
    ['pot.shake [count is 1]', 'again', 'tea.pot.empty', ''],
  ])
  expect(movesFrom('tea.pot')).toEqual([
    ['pot.break', 'inside', 'tea.pot.empty', ''],
    ['pot.look [holds cups 2]', 'stays', '', 'pour water'],
  ])
  expect(movesFrom('tea.pot.boiling')).toEqual([
    ['boilWater done', 'away', 'tea.pot.filled', 'set count'],
    ['boilWater failed', 'away', 'tea.pot.empty', ''],
  ])
  expect(movesFrom('tea.lid.on')).toEqual([['lid.lift [in pot.empty]', 'away', 'tea.lid.off', 'send cat.call to cat']])
})

it('tells delays by their name and figure, and moves without an event by their condition', () => {
  expect(movesFrom('tea.pot.filled')).toEqual([
    ['after steeping done (4 min)', 'away', 'tea.pot.ready', ''],
    ['[not is tea left]', 'away', 'tea.pot.empty', ''],
  ])
})

it('marks the states of a place, and tells a place in one line', () => {
  const value = { pot: 'boiling', lid: 'on' }
  expect([...activeStates(model, value)]).toEqual(['tea', 'tea.pot', 'tea.pot.boiling', 'tea.lid', 'tea.lid.on'])
  expect(placeOf(value)).toBe('pot.boiling · lid.on')
})
