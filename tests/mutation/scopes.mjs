/**
 * What is mutated in one piece, and the tests that have to notice. `mutate` and `tests` are globs from the top of the
 * repository.
 */
export const scopes = {
  access: { mutate: ['machines/access/*.ts'], tests: ['tests/rules/access-*.test.ts'] },
  ids: { mutate: ['src/api/id-codec.ts'], tests: ['tests/rules/codec-ids.test.ts'] },
  passwords: { mutate: ['machines/account/password-rules.ts'], tests: ['tests/rules/account-password-rules.test.ts'] },
  session: {
    mutate: ['machines/session/{presence-rules,sign-in-rules}.ts', 'src/session/{token-life,session-record,policy-cookie}.ts'],
    tests: ['tests/machines/session-*.test.ts', 'tests/areas/session-{clock,record,sign-out,storage,consents}.test.ts'],
  },
  storage: {
    mutate: ['src/storage/*.ts', 'src/blocks/draft-store.ts'],
    tests: ['tests/areas/{storage-*,blocks-draft-store,app-state*}.test.ts', 'tests/rules/prototype-keys.test.ts'],
  },
  details: { mutate: ['machines/blocks/details-rules.ts'], tests: ['tests/rules/details-rules.test.ts'] },
  schedule: { mutate: ['machines/blocks/schedule-*.ts'], tests: ['tests/rules/schedule-*.test.ts'] },
  client: { mutate: ['src/api/{client,envelope,problem,policy,config}.ts'], tests: ['tests/api/client-*.test.ts'] },
  time: { mutate: ['src/time/*.ts'], tests: ['tests/rules/time-*.test.ts'] },
  machines: { mutate: ['machines/**/*.machine.ts', 'machines/**/*-setup.ts'], tests: ['tests/machines/*.test.ts'] },
}

/** The scope of this process: named by the variable MUTATION_SCOPE. */
export function chosenScope() {
  const name = process.env['MUTATION_SCOPE'] ?? ''
  const scope = scopes[name]
  if (!scope) throw new Error(`There is no scope "${name}". The scopes are ${Object.keys(scopes).join(', ')}.`)
  return { name, ...scope }
}
