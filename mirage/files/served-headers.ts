import { fileKindOf, mimeTypeOf } from '#openapi/assets/file-types.ts'

const neverRun = "sandbox; default-src 'none'"

/** What a shown file may do: a page and a drawing have their own styles and pictures, and no script. */
const shown = `${neverRun}; style-src 'unsafe-inline'; img-src data:; media-src 'self'; frame-ancestors 'self'`

/** For PDF files: the browser's own viewer shows them, and does not open in a sandbox. */
const viewer = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** The headers with which a file of the bucket is shown in a closed frame, or saved. */
export function servedHeaders({ name, isShown }: { readonly name: string; readonly isShown: boolean }): Readonly<Record<string, string>> {
  const kind = fileKindOf(name)
  const fileName = `filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`
  const own = { 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=300' }
  if (!isShown || kind === 'None')
    return {
      ...own,
      'content-type': mimeTypeOf(name),
      'content-disposition': `attachment; ${fileName}`,
      'content-security-policy': neverRun,
    }
  return {
    ...own,
    'content-type': kind === 'Text' ? 'text/plain; charset=utf-8' : kind === 'Page' ? 'text/html; charset=utf-8' : mimeTypeOf(name),
    'content-disposition': `inline; ${fileName}`,
    'content-security-policy': kind === 'Pdf' ? viewer : shown,
    'x-frame-options': 'SAMEORIGIN',
  }
}
