import { dragMachine, dropOf } from '#machines/blocks/scheduling/drag.machine.ts'
import { physics } from '#tests/machines/scheduling/start.ts'
import { chartEntry } from '../chart-entry.ts'

const slots = [1, 2]

export const drag = chartEntry({
  id: 'drag',
  title: 'Drag',
  area: 'blocks',
  file: 'blocks/scheduling/drag.machine.ts',
  machine: dragMachine,
  inputs: { 'any schedule': undefined },
  events: [
    { type: 'drag.lift', module: physics, from: 'list', slots, by: 'pointer' },
    { type: 'drag.lift', module: physics, from: 'list', slots, by: 'keyboard' },
    { type: 'drag.lift', module: physics, from: 1, slots, by: 'keyboard' },
    { type: 'drag.lift', module: physics, from: 'list', slots: [], by: 'keyboard' },
    { type: 'drag.enter', target: 1 },
    { type: 'drag.enter', target: 2 },
    { type: 'drag.enter', target: 'list' },
    { type: 'drag.leave' },
    { type: 'drag.next' },
    { type: 'drag.previous' },
    { type: 'drag.drop' },
    { type: 'drag.cancel' },
    { type: 'drop.settled' },
  ],
  answers: {},
  project: ({ value, context: { lifted, target } }) => [value, lifted && [lifted.from, lifted.slots.length], target],
  laws: {
    'nothing is carried at rest': ({ value, context }) => (value === 'resting') === (context.lifted === null),
    'there is a target exactly over one': ({ value, context }) => (value === 'over' || value === 'dropping') === (context.target !== null),
    'only a drop with an effect is carried out': ({ value, context }) => value !== 'dropping' || dropOf(context) !== null,
  },
})
