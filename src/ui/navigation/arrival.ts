/** Props of the element that an address leads to inside its page: it takes the focus, and keeps it when the page is announced. */
export const arrivalPlace = { tabIndex: -1, 'data-arrival': '' } as const

/** Whether the focus stands where the address leads to. */
export const isAtArrivalPlace = (): boolean => document.activeElement?.matches('main [data-arrival]') ?? false
