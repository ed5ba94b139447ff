import type { ControlAct } from '#machines/assessment/invigilation-types.ts'
import { counted } from '#src/ui/text/counted.ts'
import type { ShownKind, Standing } from './candidates.ts'

const candidates = (count: number): string => `${counted(count)} ${count === 1 ? 'candidate' : 'candidates'}`

/** The texts of those who watch a delivery. */
export const invigilationTexts = {
  table: 'Candidates',
  none: 'No candidates yet',
  noneHint: 'They are expected as soon as the delivery is scheduled.',
  practice: 'No attempts yet',
  show: 'Show candidates',
  kinds: { all: 'All', waiting: 'Not started', sitting: 'Sitting', offline: 'Offline', paused: 'Paused', over: 'Over' } satisfies Record<
    ShownKind,
    string
  >,
  noneShown: 'No candidate is like that.',
  showAll: 'Show all',
  standings: {
    waiting: 'Not started',
    sitting: 'Sitting',
    offline: 'Offline',
    paused: 'Paused',
    handedIn: 'Handed in',
    absent: 'Absent',
    void: 'Void',
  } satisfies Record<Standing, string>,
  timedOut: 'Time ran out',
  code: 'Access code',
  codeLater: 'Shown 15 minutes before',
  serverTime: 'Server time',
  said: (sitting: number, offline: number, paused: number, calls: readonly string[]) =>
    `${candidates(sitting + offline)} sitting, ${offline} offline, ${paused} paused.${calls.length === 0 ? '' : ` ${calls.join(', ')} calls.`}`,
  callsSince: (time: string) => `Calls since ${time}`,
  behind: (time: string) => `The server cannot be reached. What is shown is of ${time}.`,
  tryNow: 'Try now',
  closed: 'Everybody has ended. The list is no longer refreshed.',
  heads: { candidate: 'Candidate', state: 'State', answered: 'Answered', left: 'Time left', saved: 'Last saved' },
  answered: (answered: number, count: number) => `${answered} of ${count}`,
  answeredBy: (number: string) => `Answered by ${number}`,
  opens: (at: string) => `Opens ${at}`,
  heard: 'Online',
  silentSince: (time: string) => `Silent since ${time}`,
  neverHeard: 'Not heard of',
  ended: (time: string) => `Ended ${time}`,
  extra: (minutes: number) => `${minutes} min extra`,
  notes: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
  details: 'Details',
  events: 'What happened',
  noEvents: 'Nothing yet.',
  facts: {
    centre: 'Centre',
    state: 'State',
    answered: 'Answered',
    left: 'Time left',

    started: 'Started',
    saved: 'Last saved',
  },
  acts: {
    pause: 'Pause',
    resume: 'Let go on',
    extend: 'Add time',
    void: 'Void',
    note: 'Add note',
    answer: 'Answer the call',
  } satisfies Record<ControlAct, string>,
  hints: {
    pause: 'The time stands still, and the questions are hidden, until you let the candidate go on.',
    resume: 'The questions come back, with the time that was left.',
    extend: 'Added to what is left, and to what was added before.',
    void: 'Nothing more can be written, and what was written is not marked. This cannot be undone.',
    note: 'Kept with the events of this candidate. Only the provider reads it.',
    answer: 'The candidate sees that you are on your way.',
  } satisfies Record<ControlAct, string>,
  minutes: 'Minutes',
  cancel: 'Cancel',
  gone: 'This candidate is no longer in the list.',
  figures: 'Figures',
  marked: 'Marked',
  mean: 'Mean',
  highest: 'Highest',
  lowest: 'Lowest',
  of: (marks: number, total: number) => `${marks} of ${total}`,
  notMarked: 'No script is marked yet.',
  question: 'Question',
  marks: 'Marks',
  facility: 'Facility',
  discrimination: 'Discrimination',
  figuresHint:
    'Facility is the mean part of the marks that was reached, 0 to 1. Discrimination is by how much the best third reached more of it than the weakest, -1 to 1. What people mark has neither.',
} as const
