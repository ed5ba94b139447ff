// Writes mirage/generated from the files of mirage/resources; with --check it only says whether the files there are fresh.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'

const notice = 'Generated from mirage/resources by `npm run generate`; do not edit.'
const resources = new URL('resources/', import.meta.url)
const target = new URL('generated/', import.meta.url)

/** `export const years = serveResource({ rules: year, …`: the constant of the rules is named like its resource. */
const service = /^export const (\w+) = (?:serveResource\(\{\s*rules: |namesOnly\()(\w+),/gm
/** `export const menuPage = …`, a page of the menu. */
const menuPage = /^export const menuPage\b/m

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const camel = (text) => text.replaceAll(/-\w/g, (letter) => letter.charAt(1).toUpperCase())

/** The name of a constant in its own file, where another one imports it by a name of its own. */
const importedAs = (name, text) => new RegExp(`(\\w+) as ${name}\\b`).exec(text)?.[1] ?? name

/** The files of the resources, a folder each family, with what they say. */
const readFiles = async () => {
  const folders = (await readdir(resources, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const paths = await Promise.all(
    folders.map(async ({ name }) => (await readdir(new URL(name, resources))).map((file) => `${name}/${file}`)),
  )
  const files = paths.flat().filter((path) => path.endsWith('.ts'))
  return Promise.all(files.sort().map(async (path) => ({ path, text: await readFile(new URL(path, resources), 'utf8') })))
}

const servicesModule = (files) => {
  const found = files.flatMap(({ path, text }) => {
    const names = [...text.matchAll(service)].map(([, name, rules]) => ({ name, resource: capital(importedAs(rules, text)) }))
    return names.length === 0 ? [] : [{ path, names }]
  })
  return `// ${notice}
${found.map(({ path, names }) => `import { ${names.map(({ name }) => name).join(', ')} } from '../resources/${path}'`).join('\n')}

/** The service of every resource that a file of its family serves. */
export const ownServices = {
${found.flatMap(({ names }) => names.map(({ name, resource }) => `  ${resource}: ${name},`)).join('\n')}
} as const
`
}

const menuPagesModule = (files) => {
  const pages = files
    .filter(({ text }) => menuPage.test(text))
    .map(({ path }) => ({ path, name: `${camel(path.replace(/^.*\//, '').replace('.ts', ''))}Page` }))
  return `// ${notice}
${pages.map(({ path, name }) => `import { menuPage as ${name} } from '../resources/${path}'`).join('\n')}

/** The pages of the menu that stand beside their resources. */
export const menuPages = [${pages.map(({ name }) => name).join(', ')}] as const
`
}

const files = await readFiles()
const generated = { 'services.ts': servicesModule(files), 'menu-pages.ts': menuPagesModule(files) }
if (process.argv.includes('--check')) {
  const current = await Promise.all(Object.keys(generated).map((name) => readFile(new URL(name, target), 'utf8').catch(() => null)))
  const stale = Object.keys(generated).filter((name, index) => current[index] !== generated[name])
  if (stale.length > 0) {
    process.stderr.write(`Stale in mirage/generated: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.\n`)
    process.exitCode = 1
  }
} else {
  await mkdir(target, { recursive: true })
  await Promise.all(Object.entries(generated).map(([name, text]) => writeFile(new URL(name, target), text)))
}
