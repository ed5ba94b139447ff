/**
 * Widths of the printable ASCII characters of the portal's typeface, in hundredths of its size: charts are laid out the
 * same in a worker, in a test and in a page whose fonts have not arrived.
 */
const widths = {
  regular: [
    25, 21, 35, 48, 63, 80, 62, 18, 27, 27, 43, 56, 20, 42, 20, 48, 66, 38, 62, 61, 61, 63, 59, 52, 60, 59, 30, 30, 54, 54, 54, 56, 91, 67,
    68, 70, 69, 60, 59, 70, 71, 27, 60, 64, 58, 88, 74, 74, 65, 73, 67, 64, 55, 69, 67, 94, 61, 58, 54, 35, 45, 35, 43, 56, 25, 55, 59, 55,
    59, 56, 39, 59, 58, 24, 26, 59, 27, 88, 58, 57, 59, 59, 38, 52, 39, 57, 54, 82, 58, 54, 54, 39, 26, 39, 52,
  ],
  bold: [
    24, 24, 38, 55, 66, 82, 68, 19, 31, 31, 42, 57, 22, 42, 22, 51, 68, 43, 64, 64, 64, 66, 61, 54, 64, 62, 31, 31, 55, 55, 55, 58, 94, 71,
    69, 72, 71, 61, 60, 73, 72, 29, 62, 67, 59, 90, 75, 76, 66, 76, 69, 67, 58, 70, 71, 99, 66, 61, 58, 37, 48, 37, 45, 56, 27, 58, 62, 58,
    62, 59, 43, 62, 60, 27, 31, 63, 30, 89, 60, 60, 62, 62, 41, 55, 43, 60, 58, 84, 63, 57, 57, 40, 28, 40, 52,
  ],
} as const

/** How wide a text is in pixels, rounded up; characters beyond ASCII count as wide ones. */
export function textWidth(text: string, size: number, weight: keyof typeof widths = 'regular'): number {
  const table = widths[weight]
  let hundredths = 0
  for (const character of text) hundredths += table[(character.codePointAt(0) ?? 0) - 32] ?? 90
  return Math.ceil((hundredths * size) / 100)
}
