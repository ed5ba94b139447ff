// Writes openapi/generated from the files beside it; with --check it only says whether the files there are fresh.
import { execFileSync } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTypescript, { astToString } from 'openapi-typescript'

const here = fileURLToPath(new URL('.', import.meta.url))
const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const notice = 'Generated from openapi/ by `npm run generate`; do not edit.'
const methods = ['get', 'put', 'post', 'delete', 'patch']

/** Kinds of blocks that `paths/blocks.yaml` is expanded for. */
const blockKinds = [
  { kind: 'exam', Kind: 'Exam', scheduleId: 'examblockId' },
  { kind: 'test', Kind: 'Test', scheduleId: 'id' },
]

/** Copies the source into a folder, with a file of operations and their addresses for each kind of block. */
const expandSource = async (folder) => {
  await cp(here, folder, { recursive: true, filter: (path) => !path.endsWith('generated') })
  const template = await readFile(join(folder, 'paths/blocks.yaml'), 'utf8')
  for (const values of blockKinds) {
    const text = template.replaceAll(/<(\w+)>/g, (_, name) => values[name])
    const file = `paths/blocks-${values.kind}.yaml`
    const addresses = [...text.matchAll(/^(\/.*):$/gm)].map(([, address]) => address)
    const pointer = (address) => address.replaceAll('/', '~1')
    await writeFile(join(folder, file), text)
    await appendFile(
      join(folder, 'aggregator.yaml'),
      addresses.map((address) => `  ${address}:\n    $ref: '${file}#/${pointer(address)}'\n`).join(''),
    )
  }
}

const refusals = { 400: 'BadRequest', 401: 'Unauthorized', 403: 'Forbidden', 404: 'NotFound', 500: 'ServerError' }
const sessionHeaders = ['Loguser', 'Logcontact']
const logHeaders = ['LogComponentId', 'LogPermission']

/** Adds to an operation what all have: the headers of the session, those of the log where a permission is needed, the refusals. */
const completeOperation = (operation, shared) => {
  const headers = [...sessionHeaders, ...('x-permission' in operation ? logHeaders : [])]
  const refTo = (part, name) => ({ $ref: `#/components/${part}/${name}` })
  return {
    ...operation,
    parameters: [...headers.map((name) => refTo('parameters', name)), ...shared, ...(operation.parameters ?? [])],
    responses: {
      ...Object.fromEntries(Object.entries(refusals).map(([status, name]) => [status, refTo('responses', name)])),
      ...operation.responses,
    },
  }
}

const completePath = ({ parameters = [], ...item }) =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, methods.includes(key) ? completeOperation(value, parameters) : value]),
  )

/** The whole contract as one JSON document: what is linted, validated against and handed out. */
const bundle = async (folder) => {
  const source = join(folder, 'source')
  const target = join(folder, 'aggregator.json')
  await expandSource(source)
  try {
    execFileSync(
      process.execPath,
      [redocly, 'bundle', join(source, 'aggregator.yaml'), '--config', join(here, 'redocly.yaml'), '-o', target],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
  } catch (error) {
    throw new Error(`The contract cannot be bundled:\n${error.stderr}`, { cause: error })
  }
  const document = JSON.parse(await readFile(target, 'utf8'))
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, completePath(item)]))
  return `${JSON.stringify({ ...document, paths }, null, 2)}\n`
}

const describeOperation = (document, path, method, operation) => ({
  method: method.toUpperCase(),
  path,
  needsSession:
    (operation.security ?? document.security).length > 0 && !(operation.security ?? []).some((one) => Object.keys(one).length === 0),
  permission: operation['x-permission'] ?? null,
  component: operation['x-component'] ?? null,
})

/** Every component that an operation names: as one, in a list, or by the masterType of the body. */
const componentsOf = (document) => {
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  const named = (component) => (typeof component === 'string' ? [component] : Object.values(component ?? {}))
  return [...new Set(operations.flatMap((operation) => named(operation['x-component'])))]
}

/** A table of all operations, sorted as the contract lists them. */
const operationsModule = (document) => {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => `  ${item[method].operationId}: ${JSON.stringify(describeOperation(document, path, method, item[method]))},`),
  )
  return `// ${notice}

/** What the logPermission header says of a call. */
export type Permission = 'View' | 'Add' | 'Modify' | 'Delete'

/** What a contact may hold on a component, and an operation ask for. */
export type HeldPermission = Permission | 'Publish'

/** Parts of the portal that a call belongs to; the node of that name in the permission tree gives the logComponentId. */
export type Component = ${componentsOf(document)
    .map((name) => `'${name}'`)
    .join(' | ')}

/**
 * How an operation is addressed, and what it takes. \`needsSession\`: refused with 401 without a valid token.
 * \`permission\` and \`component\`: null where anyone may call; of a list any one is enough; an object names the component
 * by the masterType of the body.
 */
export interface OperationEntry {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly needsSession: boolean
  readonly permission: HeldPermission | readonly HeldPermission[] | null
  readonly component: Component | readonly Component[] | Readonly<Record<string, Component>> | null
}

/** Every operation of the contract by its operationId; paths stand below /api/aggregate/v1. */
export const operationTable = {
${rows.join('\n')}
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operationTable
`
}

const generate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const json = await bundle(folder)
    const document = JSON.parse(json)
    const types = await openapiTypescript(document, { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true })
    return {
      'aggregator.json': json,
      'schema.d.ts': `// ${notice}\n\n${astToString(types)}`,
      'operations.ts': operationsModule(document),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const target = join(here, 'generated')
const files = await generate()
if (process.argv.includes('--check')) {
  const current = await Promise.all(Object.keys(files).map((name) => readFile(join(target, name), 'utf8').catch(() => null)))
  const stale = Object.keys(files).filter((name, index) => current[index] !== files[name])
  if (stale.length > 0) {
    console.error(`Stale in openapi/generated: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
} else {
  await mkdir(target, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(target, name), text)))
}
