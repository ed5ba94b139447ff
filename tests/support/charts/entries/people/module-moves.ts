import { moduleMovesMachine } from '#machines/rights/module-moves.machine.ts'
import { failure, Refusal } from '#tests/machines/records/start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const moduleMoves = chartEntry({
  id: 'module-moves',
  title: 'Modules moved in a menu',
  area: 'rights',
  file: 'rights/module-moves.machine.ts',
  machine: moduleMovesMachine.provide({ actors: { placeModule: waiting() } }),
  inputs: { 'a menu': { failure } },
  events: [{ type: 'module.place', move: { id: '4', to: { parentId: '2', order: 1 } } }, { type: 'notice.close' }],
  answers: {
    placeModule: [
      done('moved', { message: 'Moved.' }),
      failed('below itself', new Refusal(400, 'A module cannot stand below itself.')),
      failed('no right', new Refusal(403, 'No.')),
    ],
  },
  project: ({ value, context }) => [value, context.notice !== null, context.isForbidden],
  laws: {
    'nothing is moved without the right': (snapshot) => !snapshot.hasTag('busy') || !snapshot.context.isForbidden,
  },
})
