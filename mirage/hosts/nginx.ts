import { documentHeaders, securityHeaders } from './security-headers.ts'
import { cacheControls, fileTypes } from './static-files.ts'

type Headers = Readonly<Record<string, string>>

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** nginx gives a location none of the headers of its server block once it sets one itself, so each location sets all. */
const location = (match: string, headers: Headers, cacheControl: string, ...directives: readonly string[]): string[] => [
  `location ${match} {`,
  ...indented([
    ...directives,
    ...Object.entries({ ...headers, 'cache-control': cacheControl }).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header strict-transport-security $portal_transport always;',
  ]),
  '}',
]

/** The types that nginx gives by ending; it adds the charset by itself. */
const typeLines = (): string[] => [...fileTypes].map(([ending, type]) => `${type.replace(/; charset=.*$/, '')} ${ending.slice(1)};`)

/**
 * What a server block of nginx includes to serve the built portal as `npm start` does: the same files, headers, cache lives
 * and answers. The aggregator is reached below /api/ of the same origin, by a location of the server block.
 */
export function nginxConfiguration(): string {
  const headers = securityHeaders(null)
  const endings = [...fileTypes.keys()].map((ending) => ending.slice(1)).join('|')
  const lines = [
    '# Written by `npm run build`. Include it in a server block whose root is the folder `portal` beside this file.',
    '',
    'set $portal_transport "";',
    '# An address of http has no promise to keep.',
    'if ($scheme = https) {',
    '  set $portal_transport "max-age=31536000";',
    '}',
    '',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain text/vtt;',
    'default_type application/octet-stream;',
    'types {',
    ...indented(typeLines()),
    '}',
    '# The build has compressed each text file. With the brotli module, `brotli_static on;` sends the smaller ones.',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    ...location('= /index.html', headers, cacheControls.never, 'etag off;'),
    ...location('= /config.json', headers, cacheControls.never, 'etag off;'),
    ...location('^~ /assets/', headers, cacheControls.forEver, 'try_files $uri =404;'),
    ...location('^~ /policy/', documentHeaders, cacheControls.untilChanged, 'try_files $uri =404;'),
    ...location(String.raw`~ \.(${endings})$`, headers, cacheControls.untilChanged, 'try_files $uri =404;'),
    '# Every other path is the address of a page, also one that looks like a hidden file.',
    ...location('/', headers, cacheControls.never, 'rewrite ^ /index.html last;'),
    '',
  ]
  return lines.join('\n')
}
