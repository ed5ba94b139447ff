// Writes the TypeScript of the resources: a constant of rules for each, and the types of all.
import { camel } from './resources.mjs'

const kebab = (text) => camel(text).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const literal = (value) => JSON.stringify(value, null, 2).replaceAll(/"(\w+)":/g, '$1:')

const constantModule = ({ name, rules }, notice) => `// ${notice}
import type { ResourceRules } from '../../../resource-rules.ts'

/** Rules of ${rules.nouns.toLowerCase()}. */
export const ${camel(name)} = ${literal(rules)} as const satisfies ResourceRules
`

const typesModule = (resources, notice) => `// ${notice}
${resources.map(({ name, family }) => `import type { ${camel(name)} } from './resources/${family}/${kebab(name)}.ts'`).join('\n')}
import type { components } from './schema.d.ts'

type Schemas = components['schemas']

/** Every resource: what is sent, the record as it is answered, and the constant of its rules. */
export interface Resources {
${resources
  .map(({ name, rules }) => {
    const types = rules.isLookup
      ? 'readonly fields: object; readonly record: object'
      : `readonly fields: Schemas['${name}Fields']; readonly record: Schemas['${name}']`
    return `  readonly ${name}: { ${types}; readonly rules: typeof ${camel(name)} }`
  })
  .join('\n')}
}

export type ResourceName = keyof Resources
`

const indexModule = (resources, notice) => `// ${notice}
${resources.map(({ name, family }) => `import { ${camel(name)} } from './resources/${family}/${kebab(name)}.ts'`).join('\n')}

/** The rules of every resource. The server and the tests read it; a page imports its own constant only. */
export const resourceRules = {
${resources.map(({ name }) => `  ${name}: ${camel(name)},`).join('\n')}
} as const
`

const callsModule = (resources, notice) => `// ${notice}
import type { ResourceName } from './resources.ts'

/** Below which path the calls of each resource stand, and for which components of the log, for who does not need its rules. */
export const resourceCalls = {
${resources.map(({ name, rules }) => `  ${name}: { path: '${rules.path}', components: ${JSON.stringify(rules.components)} },`).join('\n')}
} as const satisfies Readonly<Record<ResourceName, { readonly path: string; readonly components: readonly string[] }>>
`

/** The generated files of the resources by name, each with its text. */
export const resourceModules = (resources, notice) => ({
  ...Object.fromEntries(
    resources.map((resource) => [`resources/${resource.family}/${kebab(resource.name)}.ts`, constantModule(resource, notice)]),
  ),
  'resources.ts': typesModule(resources, notice),
  'resource-rules.ts': indexModule(resources, notice),
  'resource-calls.ts': callsModule(resources, notice),
})
