/**
 * A text cut to a length with an ellipsis; as it is when it fits. Cut by code point, so that no half character is left.
 * @param length characters kept, 20 unless told
 */
export function shorten(text: string, length = 20): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
