import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** The sources that a source imports, as paths from the top of the repository. */
function importsOf(file: string): readonly string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const targets = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length === 0 || entries.some(({ isType }) => !isType) ? [moduleRequest.value] : [],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ]
  return targets.flatMap((target) => {
    if (target.startsWith('#')) return [target.slice(1)]
    return target.startsWith('.') ? [join(dirname(file), target)] : []
  })
}

/** Sources with all that they import, themselves or through others: paths from the top of the repository. */
export function modulesOf(roots: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return
    seen.add(file)
    importsOf(file).forEach(visit)
  }
  roots.forEach(visit)
  return seen
}
