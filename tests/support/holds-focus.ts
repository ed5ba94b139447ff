/** Whether a layer has the focus: only then it receives keys. */
export const holdsFocus = (layer: Element | null): boolean => layer?.contains(document.activeElement) ?? false
