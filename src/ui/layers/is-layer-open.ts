const layers = ['[role=dialog]', '[role=alertdialog]', '[role=menu]', '[role=listbox]']

/** Whether a dialog, a menu or a list of options lies over the page: keys are for what is in it. One that is closing does not count. */
export const isLayerOpen = (): boolean => document.querySelector(layers.map((one) => `${one}[data-state=open]`).join()) !== null
