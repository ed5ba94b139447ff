/** Whether a formatted text says nothing: markup without words or placeholders. */
export const isBlankMarkup = (markup: string): boolean =>
  markup
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .trim() === ''

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' }

/** The words of clean markup, where it stands as plain text: paragraphs parted by blanks, a list item by a dash. */
export const plainWords = (markup: string): string =>
  markup
    .replaceAll(/<li>/g, ' - ')
    .replaceAll(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2 ($1)')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
