/** Whether the focus is on a layer or in it: only then it hears of keys. */
export const holdsFocus = (layer: Element | null): boolean => layer?.contains(document.activeElement) ?? false
