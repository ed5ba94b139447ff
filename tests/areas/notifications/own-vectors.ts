/** Markup made by crossing what attacks are built of: tags, events, addresses and their disguises, attributes, depth and size. */

const allowedTags = ['p', 'b', 'i', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'span']
const foreignTags = [
  ['script', 'style', 'img', 'svg', 'math', 'iframe', 'object', 'embed', 'form', 'input', 'button', 'link', 'meta', 'base', 'video'],
  ['audio', 'template', 'noscript', 'details', 'dialog', 'marquee', 'table', 'select', 'textarea', 'title', 'xmp', 'x-element'],
].flat()
const attributes = [
  'onclick="alert(1)"',
  'onmouseover=alert(1)',
  'onfocus=alert(1) autofocus tabindex=0',
  'onanimationstart=alert(1) style="animation:fadeIn 1ms"',
  'style="position:fixed;inset:0;background:url(https://evil.example/s)"',
  'class="alert" id="content" name="content"',
  'data-scope="dialog" data-part="content" data-card="1"',
  'aria-label="Sign in" role="button" aria-hidden="true"',
  'src="https://evil.example/s" srcset="https://evil.example/s 2x" background="https://evil.example/b"',
  'contenteditable draggable=true ondragstart=alert(1)',
  'is="x-element" slot="x" part="x" exportparts="x"',
  'xlink:href="javascript:alert(1)" formaction="javascript:alert(1)" action="javascript:alert(1)"',
  'target="_top" rel="opener" ping="https://evil.example/p" download',
]
const events = ['onload', 'onerror', 'onclick', 'ontoggle', 'onfocus', 'onbegin']

const schemes = [
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://evil.example/',
  'file:///',
  'http://',
  '//',
  '/\\',
  '\\\\',
  'ftp://',
  'tel:',
]
const disguises: readonly ((scheme: string) => string)[] = [
  (scheme) => scheme,
  (scheme) => scheme.toUpperCase(),
  (scheme) => ` ${scheme}`,
  (scheme) => `&#1;${scheme}`,
  (scheme) => `&#x20;&#9;${scheme}`,
  (scheme) => scheme.replace(/^(.)/, '$1&Tab;'),
  (scheme) => scheme.replace(/^(.)/, '$1&NewLine;'),
  (scheme) => scheme.replaceAll(':', '&colon;').replaceAll('/', '&sol;'),
  (scheme) => Array.from(scheme, (character) => `&#${character.codePointAt(0)};`).join(''),
  (scheme) => `https&colon; ${scheme}`,
]

const crossed = allowedTags.flatMap((tag) => attributes.map((attribute) => `<${tag} ${attribute}>text</${tag}>`))
const foreign = foreignTags.flatMap((tag) =>
  events.map((event) => `<${tag} ${event}=alert(1) src=x href=javascript:alert(1) open autofocus>text</${tag}>`),
)

/** Links whose address may not be followed. */
export const badLinks: readonly string[] = schemes.flatMap((scheme) =>
  disguises.map((disguise) => `<a href="${disguise(scheme)}alert(1)">link</a>`),
)

/** Links that may be followed, with the address that they lead to. */
export const goodLinks: readonly (readonly [markup: string, protocol: string])[] = [
  ['<a href="https://www.example.test/handbook">link</a>', 'https:'],
  ['<a href="HTTPS://www.example.test" target=_self rel=opener onclick=alert(1)>link</a>', 'https:'],
  ['<a href="  https://www.example.test">link</a>', 'https:'],
  ['<a href="mailto:help@example.test" title="Write">link</a>', 'mailto:'],
]

/** Markup that is only deep, long or broken. */
export const heavyVectors: readonly string[] = [
  `${'<span>'.repeat(14_000)}deep`,
  `${'<ul><li>'.repeat(10_000)}deep`,
  `<p>${'x'.repeat(300_000)}</p>`,
  `<p>${'😀'.repeat(100_000)}</p>`,
  '<a href=https://example.test/>x</a>'.repeat(2500),
  '<'.repeat(100_000),
  `${'<a '.repeat(3000)}${'x'.repeat(90_000)}`,
  '<p>half a tag <a href="https://example.te',
  '<p>\u0000\uFFFF\uD83D half a character</p>',
]

export const ownVectors: readonly string[] = [...crossed, ...foreign, ...badLinks, ...goodLinks.map(([markup]) => markup)]
