/** Parts of pages that are saved as files: each is whole by itself, without a script. */

const logo =
  '<svg aria-hidden="true" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#c80d35"/><circle cx="7.6" cy="8.6" r="2.1" fill="#ffa7a7"/>' +
  '<path d="M6.5 20.5h4.2a3.3 3.3 0 0 0 3.3-3.3 3.3 3.3 0 0 1 3.3-3.3 3.3 3.3 0 0 0 3.3-3.3V7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>'

/** The logo, and the product's name as the portal's default settings have it; the server knows no other name. */
export const brand = `${logo}Pathway`

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Nothing but what is in the file is loaded. */
export const fileMeta =
  `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  '<meta name="viewport" content="width=device-width">'
