/** Whether a formatted text says nothing: markup without words or placeholders. */
export const isBlankMarkup = (markup: string): boolean =>
  markup
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' }

/** Clean markup as plain text: blanks between paragraphs, a dash before each list item, and its address after a link. */
export const plainWords = (markup: string): string =>
  markup
    .replaceAll(/<li>/g, ' - ')
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2 ($1)')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
