// Writes openapi/generated from the files beside it; with --check it only says whether the files there are fresh.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseYaml } from '@redocly/openapi-core'
import openapiTypescript, { astToString, stringToAST } from 'openapi-typescript'
import ts from 'typescript'
import { completeResources } from './resource-calls.mjs'
import { resourceModules } from './resource-modules.mjs'
import { resourcesOf } from './resources.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
const notice = 'Generated from openapi/ by `npm run generate`; do not edit.'
const methods = ['get', 'put', 'post', 'delete', 'patch']

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts values in place of `<name>`: inside a text as text, alone as they are. A list or a map takes the place of its item or entry. */
const fillIn = (node, values) => {
  const inText = (text) => text.replaceAll(/<(\w+)>/g, (whole, name) => values[name] ?? whole)
  const alone = (text) => (typeof text === 'string' ? values[/^<(\w+)>$/.exec(text)?.[1]] : undefined)
  if (typeof node === 'string') return alone(node) ?? inText(node)
  if (Array.isArray(node))
    return node.flatMap((item) => {
      const value = alone(item)
      return isMap(value) ? Object.keys(value) : Array.isArray(value) ? value : [fillIn(item, values)]
    })
  if (!isMap(node)) return node
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      isMap(alone(key)) ? Object.entries(alone(key)) : [[inText(key), fillIn(value, values)]],
    ),
  )
}

const readYaml = async (file) => parseYaml(await readFile(file, 'utf8'))

/** The kinds of blocks: a file each in `blocks/kinds`. */
const readBlockKinds = async (folder) => {
  const names = (await readdir(folder)).sort().map((file) => file.replace('.yaml', ''))
  return Promise.all(
    names.map(async (kind) => ({
      kind,
      Kind: kind[0].toUpperCase() + kind.slice(1),
      ...(await readYaml(join(folder, `${kind}.yaml`))),
    })),
  )
}

/** What the sources say of all kinds of blocks together. */
const valuesOfAllKinds = async (kinds) => {
  const lookups = await readYaml(join(here, 'blocks/templates/lookups.yaml'))
  return {
    blockLookups: Object.assign({}, ...kinds.map(({ kind, Kind }) => fillIn(lookups, { kind, Kind }))),
    blockTags: kinds.map(({ kind, description }) => ({ name: `${kind}-blocks`, description })),
    blockComponents: kinds.map(({ Kind }) => `${Kind}Block`),
    masterTypes: kinds.map(({ kind }) => `${kind}block`),
    componentOfMasterType: Object.fromEntries(kinds.map(({ kind, Kind }) => [`${kind}block`, `${Kind}Block`])),
  }
}

/** The files of the contract, those at the root and those of each area; templates and kinds of blocks are filled in apart. */
const sourceFiles = async () => {
  const entries = await readdir(here, { withFileTypes: true })
  const areas = entries.filter((entry) => entry.isDirectory() && entry.name !== 'generated').map(({ name }) => name)
  const folders = await Promise.all(
    ['', ...areas].map(async (folder) => (await readdir(join(here, folder))).map((file) => join(folder, file))),
  )
  return folders.flat().filter((file) => file.endsWith('.yaml') && file !== 'redocly.yaml')
}

/** Copies the source into a folder, with what each kind of block has in a file of its own. */
const expandSource = async (folder, { kinds, ofAllKinds, families }) => {
  const write = async (file, content) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), JSON.stringify(content))
  }
  for (const file of await sourceFiles()) await write(file, fillIn(await readYaml(join(here, file)), ofAllKinds))
  const root = await readYaml(join(folder, 'aggregator.yaml'))
  const templates = {}
  for (const part of ['paths', 'schemas', 'examples']) templates[part] = await readYaml(join(here, 'blocks/templates', `${part}.yaml`))
  for (const { kind, Kind, values, ...own } of kinds) {
    const shared = fillIn(templates, { kind, Kind, ...values })
    const left = /<\w+>/.exec(JSON.stringify(shared))
    if (left) throw new Error(`blocks/kinds/${kind}.yaml has no value for ${left[0]}.`)
    const { paths, ...rest } = Object.fromEntries(Object.keys(shared).map((part) => [part, { ...own[part], ...shared[part] }]))
    const file = `blocks-${kind}.yaml`
    await write(file, { paths, ...rest })
    for (const address of Object.keys(paths)) root.paths[address] = { $ref: `${file}#/paths/${address.replaceAll('/', '~1')}` }
  }
  // Named in the root, as the bundler leaves out what nothing refers to.
  for (const [name, { file }] of families) root.components.schemas[name] = { $ref: `${file}#/${name}` }
  await write('aggregator.yaml', root)
}

/** What resources of a file of schemas are called together: as their area, or as the file where an area has several. */
const familyOf = (file) => (basename(file) === 'schemas.yaml' ? dirname(file) : basename(file, '.yaml'))

/** The names of the resources that the schemas describe, each with the file that it stands in and its family. */
const readFamilies = async (ofAllKinds) => {
  const found = await Promise.all(
    (await sourceFiles()).map(async (file) => {
      const schemas = Object.entries(fillIn(await readYaml(join(here, file)), ofAllKinds))
      const family = familyOf(file)
      return schemas.filter(([, schema]) => isMap(schema) && 'x-resource' in schema).map(([name]) => [name, { file, family }])
    }),
  )
  return new Map(found.flat().sort(([, one], [, other]) => (one.family < other.family ? -1 : Number(one.family > other.family))))
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
const bundle = async (folder, kinds) => {
  const source = join(folder, 'source')
  const target = join(folder, 'aggregator.json')
  const ofAllKinds = await valuesOfAllKinds(kinds)
  const families = await readFamilies(ofAllKinds)
  await expandSource(source, { kinds, ofAllKinds, families })
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
  const bundled = JSON.parse(await readFile(target, 'utf8'))
  const resources = resourcesOf(bundled, families)
  const document = completeResources(bundled, resources)
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [path, completePath(item)]))
  return { document: { ...document, paths }, resources }
}

/** A document without the standard calls: the client sends these by resource, so that no table and no type lists them. */
const withoutStandardCalls = (document) => {
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).filter(([, operation]) => !('x-standard' in Object(operation)))),
  ])
  return { ...document, paths: Object.fromEntries(paths.filter(([, item]) => Object.keys(item).length > 0)) }
}

/** The type of an id, which tells the records of one resource from those of another. */
const idType = (schema) => {
  const name = schema['x-reference']
  if (!name) return undefined
  return ts.factory.createTypeReferenceNode('IdOf', [ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(name))])
}

const describeOperation = (document, path, method, operation) => ({
  method: method.toUpperCase(),
  path,
  needsSession:
    (operation.security ?? document.security).length > 0 && !(operation.security ?? []).some((one) => Object.keys(one).length === 0),
  permission: operation['x-permission'] ?? null,
  component: operation['x-component'] ?? null,
  own: operation['x-own'],
})

/** Every component that an operation names: as one, in a list, or by the masterType of the body. */
const componentsOf = (document) => {
  const operations = Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))
  const named = (component) => (typeof component === 'string' ? [component] : Object.values(component ?? {}))
  return [...new Set(operations.flatMap((operation) => named(operation['x-component'])))]
}

/** A table of all operations, sorted as the contract lists them. */
const operationsModule = (document, components) => {
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
export type Component = ${components.map((name) => `'${name}'`).join(' | ')}

/**
 * How an operation is addressed, and what it takes. \`needsSession\`: refused with 401 without a valid token.
 * \`permission\` and \`component\`: null where anyone may call; of a list any one is enough; an object names the component
 * by the masterType of the body. \`own\`: the contact type that views and changes its own record by it without a permission.
 */
export interface OperationEntry {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly needsSession: boolean
  readonly permission: HeldPermission | readonly HeldPermission[] | null
  readonly component: Component | readonly Component[] | Readonly<Record<string, Component>> | null
  readonly own?: string
}

/** Every operation of the contract by its operationId; paths stand below /api/aggregate/v1. */
export const operationTable = {
${rows.join('\n')}
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operationTable
`
}

const blockResourcesModule = (kinds) => `// ${notice}

/** The resource under which records name blocks, by kind. */
export const blockResources = { ${kinds.map(({ kind, Kind }) => `${kind}: '${Kind}block'`).join(', ')} } as const
`

// Without it the compiler gives the bundle a type as long as itself.
const documentType = `// ${notice}
declare const document: {
  readonly paths: Readonly<Record<string, object>>
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>
    readonly parameters: Readonly<Record<string, { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: object }>>
  }
}
export default document
`

const generate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const kinds = await readBlockKinds(join(here, 'blocks/kinds'))
    const { document, resources } = await bundle(folder, kinds)
    const lean = withoutStandardCalls(document)
    const types = await openapiTypescript(lean, { rootTypes: true, rootTypesNoSchemaPrefix: true, silent: true, transform: idType })
    const imports = stringToAST("import type { IdOf } from '../ids.ts'")
    return {
      'aggregator.d.json.ts': documentType,
      'aggregator.json': `${JSON.stringify(document, null, 2)}\n`,
      'schema.d.ts': `// ${notice}\n\n${astToString([...imports, ...types])}`,
      'operations.ts': operationsModule(lean, componentsOf(document)),
      'block-resources.ts': blockResourcesModule(kinds),
      ...resourceModules(resources, notice),
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
  await rm(join(target, 'resources'), { recursive: true, force: true })
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await mkdir(dirname(join(target, name)), { recursive: true })
      await writeFile(join(target, name), text)
    }),
  )
}
