import type { UnseenStates } from './shows.ts'

const passing = 'The machine passes through it within one step; nothing is drawn meanwhile.'
const ended = 'The machine has ended, and the next page is there at once.'
const leaving = 'The page has said where to go; it stays as it was until the next one is there.'
const engine = 'Works beside the screen and changes nothing on it.'
const keeping = 'Edits are kept as a draft beside the form, which looks the same.'
const records = 'Every record is drawn by its area: see the editor and the summary of mappings.'
const shared = 'Nothing of it is for one record alone.'
const lists = 'Every list is drawn by its area: see the lists of blocks and of mappings.'

/** States that nobody can see; all others need a story. */
export const unseen: UnseenStates = {
  session: {
    opening: passing,
    closing: passing,
    'signedIn.presence.idle': 'Nobody is at work; the page looks as it does when somebody is.',
    'signedIn.access.doubted': 'The page stays as it is until another one is opened.',
    'signedIn.access.rereading': 'The page stays as it is until the new rights have come.',
    'signedIn.arrival.preparing': 'The sign-in page stays as it is until the next page can be rendered.',
    'signedIn.arrival.shown': engine,
    'signedIn.token.fresh': engine,
    'signedIn.token.refreshing': engine,
  },
  payment: { opening: passing, leaving: 'The button of the choice stays busy until the page of PayPal is there.' },
  composer: { 'steps.opening': passing, 'work.saved': passing, 'work.reviewing': 'The review stands over it: see its own stories.' },
  sending: { sent: ended, left: ended },
  invigilation: {
    'watch.reading': 'What was read before stays, as while it is current; before the first read there are lines in its place.',
    'watch.resting': 'The page is hidden.',
    'watch.unavailable': 'As every tab whose read has failed: why, and Try again.',
  },
  'marking-desk': {
    opening: passing,
    unavailable: 'As every page whose read has failed: its title, why, and Try again.',
    'marking.settling': passing,
    submitted: leaving,
  },
  attempt: { 'live.saving.resting': passing, 'live.saving.settling': passing, 'live.clock.setting': passing },
  proposal: { done: ended },
  consent: { opening: passing, following: passing, done: ended },
  notifications: {
    'sync.due': passing,
    'sync.waiting': engine,
    'sync.backingOff': engine,
    'attention.asleep': engine,
    'attention.awake': engine,
  },
  'reset-link': { opened: passing },
  list: {
    'search.resting': lists,
    'search.typing': lists,
    'work.resting': lists,
    'work.checking': lists,
    'work.asking': lists,
    'work.working': lists,
  },
  'record-editor': {
    opening: passing,
    loading: records,
    unavailable: records,
    'open.editing': records,
    'open.checking': passing,
    'open.creating': records,
    'open.updating': records,
    'open.conflicting': records,
    'open.saved': passing,
    asking: records,
    settling: passing,
    forbidden: records,
    left: leaving,
  },
  'record-grid': { saved: passing },
  'record-view': { viewing: records, asking: records, working: records, left: ended },
  upload: { registering: 'The file of a field is registered by the save of its record: the machine passes through at once.' },
  'curriculum-selection': {
    'steps.opening': passing,
    'work.leaving': 'The question is that of every editor.',
    'work.saving': 'The button of the bar is busy, as in every wizard.',
    'work.saved': passing,
    'work.submitting': 'The button of the bar is busy, as in every wizard.',
    'work.submitted': leaving,
  },
  'module-rule-list': { 'work.checking': 'Nothing is open about a mapping that its list does not show: no act looks for it.' },
  'block-wizard': { 'steps.opening': passing, 'address.settled': engine, 'address.due': engine, 'frame.left': leaving },
  'next-year': { loaded: passing, 'working.choosing': passing },
  'block-details': {
    'open.form.checking': passing,
    'open.form.saved': passing,
    'open.draft.resting': keeping,
    'open.draft.waiting': keeping,
    done: ended,
  },
  'time-zones': { counted: passing, done: ended },
  scheduling: {
    recalling: 'The page looks as it does while a date is saved, until the other date has come.',
    saved: passing,
    done: ended,
  },
  drag: { dropping: 'What is dropped is taken by the schedule within the same step.' },
  'academic-dates': { 'open.draft.resting': keeping, 'open.draft.waiting': keeping, left: leaving, saved: leaving },
  'module-rule-editor': {
    opening: passing,
    'open.checking': passing,
    'open.confirming': shared,
    'open.handingOver': shared,
    'open.saved': passing,
    settling: passing,
    left: leaving,
  },
  'module-rule-summary': { left: ended },
  'rights-editor': {
    opening: passing,
    'open.checking': passing,
    'open.confirming': shared,
    'open.handingOver': shared,
    'open.saved': passing,
    settling: passing,
    left: leaving,
  },
}
