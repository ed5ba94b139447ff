import { wordsOf, wordsOfSource } from './words.ts'

/** A part of an implementation: a function, or an object with more fields. */
const field = (thing: unknown, name: string): unknown =>
  (typeof thing === 'object' || typeof thing === 'function') && thing !== null && name in thing
    ? Object.getOwnPropertyDescriptor(thing, name)?.value
    : undefined

const list = (thing: unknown): readonly unknown[] => (Array.isArray(thing) ? thing : [])

/** `#scheduling.editing` → `scheduling.editing`, `{ panel: { open: 'unread' } }` → `panel.open.unread`. */
function placeText(value: unknown): string {
  if (typeof value === 'string') return value.replace('#', '')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, inner]) => [key, placeText(inner)].filter((part) => part !== '').join('.'))
    .join(' and ')
}

/** The constant parameters of a guard: `{ step: 2 }` → ` step 2`. */
const givenText = (params: unknown): string =>
  typeof params === 'object' && params !== null
    ? Object.entries(params)
        .map(([name, value]) => ` ${wordsOf(name)} ${String(value)}`)
        .join()
    : ''

/** A guard in words: its name in the setup, its parts, or its own source. */
export function conditionText(guard: unknown): string {
  if (typeof guard === 'string') return wordsOf(guard)
  if (typeof guard === 'object') return wordsOf(String(field(guard, 'type'))) + givenText(field(guard, 'params'))
  const inner = list(field(guard, 'guards')).map(conditionText)
  const place = field(guard, 'stateValue')
  if (place !== undefined) return `in ${placeText(place)}`
  const name = field(guard, 'name')
  if (inner.length > 0) return name === 'not' ? `not ${inner.join(' ')}` : inner.join(name === 'or' ? ' or ' : ' and ')
  return typeof guard === 'function' ? wordsOfSource(guard.toString()) : 'a condition'
}

const eventName = (event: unknown): string => {
  const type = field(event, 'type')
  return typeof type === 'string' ? type : 'an event'
}

/** What XState's own actions do, in words; an empty text for those that the chart shows anyway. */
const builtIns: Readonly<Record<string, (action: unknown) => string>> = {
  'xstate.assign': (action) => {
    const assignment = field(action, 'assignment')
    return typeof assignment === 'object' && assignment !== null ? `set ${Object.keys(assignment).map(wordsOf).join(', ')}` : 'set context'
  },
  'xstate.sendTo': (action) => {
    const to = field(action, 'to')
    return `send ${eventName(field(action, 'event'))} to ${typeof to === 'string' ? to : 'an actor'}`
  },
  'xstate.raise': (action) => {
    const name = eventName(field(action, 'event'))
    return name.startsWith('xstate.') ? '' : `raise ${name}`
  },
  'xstate.emit': (action) => `tell ${eventName(field(action, 'event'))}`,
  'xstate.spawnChild': (action) => {
    const src = field(action, 'src')
    return `start ${typeof src === 'string' ? src : 'an actor'}`
  },
  'xstate.stopChild': () => 'stop an actor',
  'xstate.cancel': () => '',
  'xstate.enqueueActions': () => 'several actions',
}

/** An action in words; empty for one that only starts a delay. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return wordsOf(action)
  const type = field(action, 'type')
  if (typeof type === 'string') return builtIns[type]?.(action) ?? wordsOf(type)
  return 'an action'
}
