import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentEntry, DocumentList, DocumentPart } from '#machines/session/privacy-policy.machine.ts'
import { documentAddress, partsOf, readDocument } from '#src/api/document.ts'
import { createPolicyReader } from '#src/api/policy.ts'
import type { Api } from '#src/api/client.ts'
import { systemClock } from '#src/time/clock.ts'
import { createTimers, problemOf } from '#tests/support/client/client.ts'

const origin = 'https://portal.test'

describe('the address of a document', () => {
  it.each([
    ['https://portal.test/policy/privacy.html', 'https://portal.test/policy/privacy.html'],
    ['/policy/privacy.html', 'https://portal.test/policy/privacy.html'],
    ['https://files.example.org/privacy.pdf?signature=a%2Bb', 'https://files.example.org/privacy.pdf?signature=a%2Bb'],
  ])('%s may be opened', (value, address) => {
    expect(documentAddress(value, origin)?.href).toBe(address)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.test/1',
    'vbscript:x',
    'http://files.example.org/privacy.pdf',
    '//files.example.org/privacy.pdf',
    '/\\files.example.org/privacy.pdf',
    '\\\\files.example.org',
    'https://user:secret@files.example.org/',
    'https://',
    '',
    null,
    undefined,
    12,
    {},
    ['https://portal.test/'],
  ])('%j may not', (value) => {
    expect(documentAddress(value, origin)).toBeNull()
  })

  it('is http on the page’s own origin only', () => {
    expect(documentAddress('http://127.0.0.1:4173/policy.html', 'http://127.0.0.1:4173')?.pathname).toBe('/policy.html')
  })
})

const entry = (text: string, ...lists: DocumentList[]): DocumentEntry => ({ text, lists })
const list = (isOrdered: boolean, ...entries: DocumentEntry[]): DocumentList => ({ kind: 'list', isOrdered, entries })
const cell = (text: string, isHeader = false) => ({ text, isHeader })

const textsOf = ({ entries }: DocumentList): string[] => entries.flatMap(({ text, lists }) => [text, ...lists.flatMap(textsOf)])
const wordsOf = (parts: readonly DocumentPart[]): string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'list') return textsOf(part)
    return part.kind === 'table' ? [part.caption, ...part.head, ...part.rows.flat().map(({ text }) => text)] : [part.text]
  })
const ofHtml = (html: string) => partsOf(html, 'text/html')

describe('the words of a document', () => {
  it('are the headings, paragraphs and entries of a page, without its markup', () => {
    const html = `<!doctype html><html><head><title>Policy</title><style>p{color:red}</style></head>
      <body onload="x()"><h1>Privacy &amp; you</h1><!-- <p>draft</p> --><script>steal("<p>x</p>")</script>
      <p>We keep <b>little</b>,<br>and &lt;b&gt; is text.</p><ul><li>Your name</li><li>Your results&nbsp;&#169;</li></ul><table><tr><th>Data</th><th>From</th></tr><tr><td>Name</td><td>You</td></tr></table>tail</body></html>`
    expect(partsOf(html, 'text/html; charset=utf-8')).toEqual([
      { kind: 'heading', text: 'Privacy & you' },
      { kind: 'text', text: 'We keep little,' },
      { kind: 'text', text: 'and <b> is text.' },
      list(false, entry('Your name'), entry('Your results ©')),
      { kind: 'table', caption: '', head: ['Data', 'From'], rows: [[cell('Name'), cell('You')]] },
      { kind: 'text', text: 'tail' },
    ])
  })

  it('keep lists, ordered or not, and lists within their entries; deeper ones belong to those', () => {
    const html =
      '<ol><li>One<ul><li>a<li>b<ul><li>deep</li></ul></li></ul>more</li><li></li><li><p>Two</p><p>lines</p></li></ol><p>After</p>'
    expect(ofHtml(html)).toEqual([
      list(true, entry('One more', list(false, entry('a'), entry('b'), entry('deep'))), entry('Two lines')),
      { kind: 'text', text: 'After' },
    ])
  })

  it('leave a list that was never closed at the next heading, and make one of entries without a list', () => {
    expect(ofHtml('<ul><li>One<h2>Next</h2><p>Text</p><li>Alone</li><p>End</p>')).toEqual([
      list(false, entry('One')),
      { kind: 'heading', text: 'Next' },
      { kind: 'text', text: 'Text' },
      list(false, entry('Alone')),
      { kind: 'text', text: 'End' },
    ])
  })

  it('keep tables: their caption, the names of columns and rows, and empty cells', () => {
    const html =
      '<table><caption>Kept for</caption><thead><tr><th>Data<th>Years</thead><tbody><tr><th>Results</th><td></td></tr><tr><td></td></tr></tbody></table>'
    expect(ofHtml(html)).toEqual([
      { kind: 'table', caption: 'Kept for', head: ['Data', 'Years'], rows: [[cell('Results', true), cell('')]] },
    ])
    expect(ofHtml('<table><tr><td>Only<br>one</td><td><table><tr><td>within</td></tr></table></td></tr></table><table></table>')).toEqual([
      { kind: 'table', caption: '', head: [], rows: [[cell('Only one'), cell('within')]] },
    ])
  })

  it('are the paragraphs of a plain text', () => {
    expect(partsOf('# Privacy\nWe keep\nlittle.\n\n- Your name\n- Your results\r\n\r\n\r\nThe end', 'text/plain')).toEqual([
      { kind: 'heading', text: 'Privacy' },
      { kind: 'text', text: 'We keep little.' },
      list(false, entry('Your name'), entry('Your results')),
      { kind: 'text', text: 'The end' },
    ])
  })

  it.each(['application/pdf', 'image/svg+xml', 'application/json', ''])('are not looked for in %j', (type) => {
    expect(partsOf('<p>x</p>', type)).toEqual([])
  })

  it('are found within the time limit, even if the page was made to take long', () => {
    // Work that grows much faster than its text does not end within the time limit of the test.
    for (const piece of ['<a', '<', '<script>', '<!--', '&#', '<p ', '<p a="', '\n', '# ', ' \n']) {
      for (const type of ['text/html', 'text/plain']) expect(partsOf(piece.repeat(200_000), type)).toBeInstanceOf(Array)
    }
  })

  it('hold no tags, whatever the page', () => {
    const tag = fc.constantFrom(
      '<p>',
      '</p>',
      '<h2>',
      '<li>',
      '<ul>',
      '</ul>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<script>',
      '</script>',
      '<img src=x onerror=alert(1)>',
      '<!--',
      '-->',
      'text',
      '<',
      '>',
    )
    fc.assert(
      fc.property(fc.array(tag), (tags) =>
        wordsOf(partsOf(tags.join(''), 'text/html')).every((text) => !/<(p|h2|li|td|script|img)\b/.test(text)),
      ),
    )
  })
})

describe('the privacy policy', () => {
  const apiWith = (data: unknown): Api => ({ call: () => Promise.resolve({ data: data as never, description: '', code: 200 }) })
  const deps = (fetch: (request: Request) => Promise<Response>) => ({
    origin,
    fetch,
    startTimer: createTimers().startTimer,
    clock: systemClock,
  })
  const reader = (data: unknown, fetch: (request: Request) => Promise<Response>) =>
    createPolicyReader({ api: apiWith(data), config: { policyFileName: 'privacy-policy.pdf' }, ...deps(fetch) })(
      new AbortController().signal,
    )
  const never = () => Promise.reject(new Error('It was asked.'))

  it('is asked for by its name, and its own text is read', async () => {
    const asked: unknown[] = []
    const api: Api = {
      call: (...call) => {
        asked.push(call)
        return Promise.resolve({ data: ['/policy/privacy.txt'] as never, description: '', code: 200 })
      },
    }
    const read = createPolicyReader({
      api,
      config: { policyFileName: 'terms.pdf' },
      ...deps(() => Promise.resolve(new Response('We keep little.', { headers: { 'content-type': 'text/plain' } }))),
    })
    const { signal } = new AbortController()
    expect(await read(signal)).toEqual({
      address: 'https://portal.test/policy/privacy.txt',
      parts: [{ kind: 'text', text: 'We keep little.' }],
    })
    expect(asked).toEqual([['getPrivacyPolicyUrl', { query: { fileName: 'terms.pdf', moduleType: 'PRIVACY_POLICY_DIR' } }, { signal }]])
  })

  it.each([[[]], [null], ['/policy.txt'], [['javascript:alert(1)']], [['http://elsewhere.test/']]])(
    'is missing when the answer is %j',
    async (data) => {
      expect(await reader(data, never)).toBeNull()
    },
  )

  it('of another place is not read, only linked to', async () => {
    expect(await reader(['https://files.example.org/privacy.pdf'], never)).toEqual({
      address: 'https://files.example.org/privacy.pdf',
      parts: [],
    })
  })

  it('is still linked to when its text cannot be read', async () => {
    expect(await reader(['/policy.txt'], never)).toEqual({ address: 'https://portal.test/policy.txt', parts: [] })
    expect(await reader(['/policy.txt'], () => Promise.resolve(new Response('', { status: 404 })))).toEqual({
      address: 'https://portal.test/policy.txt',
      parts: [],
    })
  })

  it('is not waited for longer than any call', async () => {
    const timers = createTimers()
    const silent = (request: Request) =>
      new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
    const reading = readDocument(
      new URL('/policy.txt', origin),
      { origin, fetch: silent, startTimer: timers.startTimer, clock: systemClock },
      new AbortController().signal,
    )
    timers.run(15_000)
    expect((await problemOf(reading)).kind).toBe('timeout')
  })
})
