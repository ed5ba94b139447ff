import { paperStyle } from '#openapi/certificates/paper-style.ts'

// The style of a file that is saved is the style here; as a sheet of its own it needs no markup.
const sheet = new CSSStyleSheet()
sheet.replaceSync(paperStyle)
document.adoptedStyleSheets.push(sheet)
