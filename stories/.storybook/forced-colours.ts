const own = new WeakMap<CSSMediaRule, string>()

/** Makes rules stronger than the palette of preview.css, which overrides all others. */
function strengthen(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      for (const name of rule.style) rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important')
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) strengthen(rule.cssRules)
  }
}

function follow(rules: CSSRuleList, isForced: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && (own.get(rule) ?? rule.media.mediaText).includes('forced-colors: active')) {
      const text = own.get(rule) ?? rule.media.mediaText
      if (!own.has(rule)) strengthen(rule.cssRules)
      own.set(rule, text)
      rule.media.mediaText = isForced ? 'all' : text
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) follow(rule.cssRules, isForced)
  }
}

/** Forced colours as far as a page can play them: the system's palette, and the rules that the styles have for them. */
export function showColours(isForced: boolean): void {
  const { dataset } = document.documentElement
  if ((dataset['colours'] === 'forced') === isForced) return
  dataset['colours'] = isForced ? 'forced' : 'own'
  for (const sheet of document.styleSheets) follow(sheet.cssRules, isForced)
}
