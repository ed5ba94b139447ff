import { recordPaths } from '#src/resources/record-page.ts'

const content = recordPaths('/communications/content')

/** The addresses of messages and of their templates. */
export const contentPaths = { ...content, templates: `${content.list}/templates` } as const

/** The list or form of templates that an address of messages asks for by `kind=template`; null for none. */
export function templateAddress(path: string, search: string): string | null {
  if (new URLSearchParams(search).get('kind') !== 'template') return null
  return path.startsWith(content.list) ? `${contentPaths.templates}${path.slice(content.list.length)}` : contentPaths.templates
}
