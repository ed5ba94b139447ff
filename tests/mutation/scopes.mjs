/**
 * What is mutated in one piece, and the tests that have to notice. `mutate` and `tests` are globs from the top of the
 * repository; the files in `last` are the slow ones, which run only where no other has noticed anything.
 */
const rules = {
  access: {
    mutate: ['machines/access/*.ts'],
    // Without the tests that judge tens of thousands of addresses: they are slow, and the quick ones tell what is wrong.
    tests: ['tests/rules/access/{decisions,menu,paths,tree,visit}.test.ts'],
  },
  ids: { mutate: ['src/api/id-codec.ts'], tests: ['tests/rules/ids/ids.test.ts'] },
  passwords: { mutate: ['machines/account/password-rules.ts'], tests: ['tests/rules/account/password-rules.test.ts'] },
  session: {
    mutate: [
      'machines/session/{presence-rules,sign-in-rules}.ts',
      'src/session/{token/token-life,record/session-record,sign-in/policy-cookie}.ts',
    ],
    tests: ['tests/machines/session/{presence,sign-in-rules}.test.ts', 'tests/areas/session/{policy-cookie,record,token-life}.test.ts'],
  },
  storage: {
    mutate: ['src/storage/*.ts'],
    tests: ['tests/areas/{storage/*,blocks/draft-store,app/state*}.test.ts', 'tests/rules/prototype-keys.test.ts'],
  },
  drafts: {
    mutate: ['src/blocks/{draft-store,scheduling/schedule-draft-store}.ts', 'src/module-properties/rule-drafts.ts'],
    tests: ['tests/areas/{blocks/draft-store,blocks/scheduling/ports,module-properties/drafts}.test.ts'],
  },
  'next-year': {
    mutate: ['machines/blocks/next-year/!(next-year*).ts'],
    tests: ['tests/rules/blocks/next-year.test.ts'],
  },
  compare: { mutate: ['machines/blocks/compare/*.ts'], tests: ['tests/rules/blocks/compare.test.ts'] },
  details: { mutate: ['machines/blocks/details/details-rules.ts'], tests: ['tests/rules/blocks/details.test.ts'] },
  sharing: {
    mutate: [
      'machines/blocks/timetable/{timetable,supervision,centre-sheet}.ts',
      'src/blocks/sharing/{audience,calendar-file,sheet-words,snapshot-link}.ts',
    ],
    tests: ['tests/rules/blocks/centre-sheet.test.ts', 'tests/areas/blocks/sharing/*.test.ts'],
  },
  schedule: {
    mutate: ['machines/blocks/{scheduling/schedule-*,findings/!(finding)}.ts'],
    tests: ['tests/rules/blocks/{schedule-{rules,search},prohibited-pairs,findings,verdicts}.test.ts'],
  },
  history: { mutate: ['machines/blocks/scheduling/history/history.ts'], tests: ['tests/rules/blocks/schedule-history.test.ts'] },
  clocks: {
    mutate: ['machines/{time/occurrences,blocks/clocks/*}.ts'],
    tests: ['tests/rules/{time/{clock-table,zones},blocks/clocks}.test.ts', 'tests/areas/blocks/clock-texts.test.ts'],
  },
  proposal: { mutate: ['machines/blocks/proposal/proposal{,-board}.ts'], tests: ['tests/rules/blocks/proposal.test.ts'] },
  answers: {
    mutate: ['src/api/{envelope,problem,policy,config}.ts'],
    tests: ['tests/api/client/{config,envelope,policy,queries}.test.ts'],
  },
  client: {
    mutate: ['src/api/client.ts'],
    tests: ['tests/api/client/{faults,requests,renewal}.test.ts'],
    last: ['client/renewal.test.ts'],
  },
  time: { mutate: ['src/time/*.ts', 'machines/time/days.ts'], tests: ['tests/rules/time/{civil-date,clock,zones}.test.ts'] },
}

const machine = (mutate, tests) => ({
  mutate: mutate.map((glob) => `machines/${glob}`),
  tests: tests.map((glob) => `tests/${glob}.test.ts`),
  hasChart: true,
})

/** One machine, or a few small ones, with its setup and its own tests. */
const machines = {
  'session-chart': machine(
    ['session/{session.machine,session-setup,session-presence,privacy-policy.machine}.ts'],
    ['machines/session/{machine,presence,privacy-policy}'],
  ),
  drag: machine(['blocks/scheduling/drag.machine.ts'], ['machines/scheduling/drag']),
  scheduling: machine(['blocks/scheduling/scheduling*.ts'], ['machines/scheduling/{scheduling,dates}']),
  'proposal-chart': machine(['blocks/proposal/proposal.machine.ts'], ['machines/blocks/proposal']),
  'block-details': machine(['blocks/details/block-details*.ts'], ['machines/blocks/block-details*']),
  'block-wizard': machine(
    ['blocks/{wizard/block-wizard*,step,summary/readiness}.ts'],
    ['machines/blocks/{block-wizard,block-wizard-acts}', 'rules/blocks/readiness'],
  ),
  'time-zones': machine(['blocks/time-zones/*.ts'], ['machines/blocks/time-zones', 'rules/time/zones']),
  'next-year-chart': machine(['blocks/next-year/next-year*.ts'], ['machines/blocks/next-year']),
  snapshots: machine(['blocks/timetable/*.machine.ts'], ['machines/blocks/snapshot']),
  'academic-dates': machine(['blocks/academic-dates/*.ts'], ['machines/blocks/academic-dates']),
  lists: machine(
    ['lists/*.ts', 'blocks/list/block-list.machine.ts', 'module-properties/module-rule-list.machine.ts'],
    ['machines/blocks/{block-list,list-export}', 'machines/module-properties/list'],
  ),
  'record-editor': machine(
    ['records/{record-edit*,resource-form,typed-values}.ts', 'module-properties/module-rule-form.ts'],
    ['machines/records/{record-editor,resource-form}', 'machines/module-properties/{drafts,editor,form}'],
  ),
  summaries: machine(
    ['blocks/summary/block-summary.machine.ts', 'records/record-view.machine.ts', 'module-properties/module-rule-summary.machine.ts'],
    ['machines/blocks/block-summary', 'machines/records/record-view', 'machines/module-properties/summary'],
  ),
  import: machine(['records/import*.ts'], ['machines/records/{import,import-rules}']),
  notifications: machine(['notifications/*.ts'], ['machines/notifications/*', 'rules/notifications/*']),
  account: machine(['account/*.machine.ts'], ['machines/account/*']),
  consent: machine(['{consent,connectivity}/*.ts'], ['machines/session/{consent,connectivity}']),
}

export const scopes = { ...rules, ...machines }

/** The scope of this process: named by the variable MUTATION_SCOPE. */
export function chosenScope() {
  const name = process.env['MUTATION_SCOPE'] ?? ''
  const scope = scopes[name]
  if (!scope) throw new Error(`There is no scope "${name}". The scopes are ${Object.keys(scopes).join(', ')}.`)
  return { name, last: [], hasChart: false, ...scope }
}
