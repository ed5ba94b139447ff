const own = new WeakMap<CSSMediaRule, string>()

function follow(rules: CSSRuleList, isForced: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (own.get(rule) ?? rule.media.mediaText).includes('forced-colors: active')) {
      const text = own.get(rule) ?? rule.media.mediaText
      own.set(rule, text)
      rule.media.mediaText = isForced ? 'all' : text
    }
    if (rule instanceof CSSGroupingRule) follow(rule.cssRules, isForced)
  }
}

/** Forced colours as far as a page can play them: a palette of few colours, and the rules that the styles have for them. */
export function showColours(isForced: boolean): void {
  const { dataset } = document.documentElement
  if ((dataset['colours'] === 'forced') === isForced) return
  dataset['colours'] = isForced ? 'forced' : 'own'
  for (const sheet of document.styleSheets) follow(sheet.cssRules, isForced)
}
