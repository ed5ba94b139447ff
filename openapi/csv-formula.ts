/**
 * What a spreadsheet would take for a formula, also behind blanks or in full-width signs, and what begins with a control
 * character that moves to another cell. Plain numbers, negative ones too, are none.
 */
export const csvFormula = /^(?![+-](?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$)(?:[\t\r\n]|[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠])/iu
