/** A path of the portal, with a query or without; `//host` and `/\\host` would lead to another one. */
const inPortal = /^\/[\w-][\w\-./]*(?:\?[\w\-=&;.,%+]*)?$/

/** Whether an address is a path of the portal that formatted text may link to. */
export const isPortalPath = (address: string): boolean => inPortal.test(address)

/** An address that names its host or its person; `https:x` would lead into the portal. */
const followed = /^(?:https:\/\/[^\s/\\]|mailto:\S)/i

/** Whether an address leads out of the portal, and formatted text may link to it. */
export const isOutsideAddress = (address: string): boolean => followed.test(address)
