import { paperStyle } from '#openapi/certificates/paper-style.ts'

// The page uses the style of the saved file, as a constructed style sheet, which needs no markup.
const sheet = new CSSStyleSheet()
sheet.replaceSync(paperStyle)
document.adoptedStyleSheets.push(sheet)
