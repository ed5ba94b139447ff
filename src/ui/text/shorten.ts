/**
 * A text cut to a length with an ellipsis; as it is when it fits. Cut by code point, so that no half character is left.
 * @param length characters kept, 20 unless told
 */
export function shorten(text: string, length = 20): string {
  // Twice as many code units hold at least so many characters; only they are taken apart.
  const characters = Array.from(text.slice(0, 2 * length + 2))
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
