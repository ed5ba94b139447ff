// `npm run conformance -- ADDRESS`: calls every operation of the contract on a server, prints what differs. The accounts are those
// of the demonstration unless named: `--account NAME:PASSWORD`, once each; the first one has to have every right. `--id-key` and
// `--id-iv` are those of the portal's config.json.
import { parseArgs } from 'node:util'
import { load } from '../bench/load.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string', multiple: true },
    'id-key': { type: 'string', default: 'pathway-dev-key1' },
    'id-iv': { type: 'string', default: 'pathway-dev-iv-1' },
  },
})

function fail(text) {
  console.error(text)
  process.exit(2)
}

const [address = ''] = positionals
if (!URL.canParse(address)) fail('Name the address of the server: npm run conformance -- https://aggregator.example.org')
const demo = ['admin', 'viewer'].map((name) => `${name}@ncuk.test:Portal#2026`)
const partners = ['centre', 'university', 'student'].map((name) => `${name}@${name}.test:Portal#2026`)
const accounts = (values.account ?? [...demo, ...partners]).map((text) => {
  const at = text.indexOf(':')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
})

const { checkConformance, reportOf } = await load('../conformance/conformance.ts')
const { createIdCodec } = await load('../../src/api/id-codec.ts')
const codec = createIdCodec({ key: values['id-key'], iv: values['id-iv'], logError: fail })

try {
  const outcome = await checkConformance({
    send: (request) => fetch(request),
    origin: new URL(address).origin,
    accounts,
    encrypt: (id) => codec.encrypt(id) ?? '',
    mark: Date.now().toString(36).toUpperCase().slice(-6),
  })
  for (const line of reportOf(outcome)) console.log(line)
  process.exitCode = outcome.findings.some(({ differences }) => differences.length > 0) ? 1 : 0
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
