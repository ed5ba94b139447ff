/**
 * The look of a printed page, in millimetres of the paper: `--u` is one of them. Where a page is shown smaller, `.paper-fit`
 * around it makes all of it smaller alike. Colours are those of white paper, in both themes.
 */
export const paperStyle = `
@page paper-a4-portrait { size: A4 portrait; margin: 0; }
@page paper-a4-landscape { size: A4 landscape; margin: 0; }
@page paper-letter-portrait { size: letter portrait; margin: 0; }
@page paper-letter-landscape { size: letter landscape; margin: 0; }

.paper-fit { container-type: inline-size; }
.paper, .paper * { box-sizing: border-box; margin: 0; }
.paper {
  --w: 210; --h: 297; --u: 1mm; --name: 14;
  position: relative; display: flex; flex-direction: column; gap: calc(6 * var(--u));
  width: calc(var(--w) * var(--u)); height: calc(var(--h) * var(--u)); padding: calc(17 * var(--u));
  overflow: hidden; color-scheme: light; background: #fff; color: #1a1717; text-align: left;
  font: calc(4.6 * var(--u)) / 1.4 'Geist Variable', system-ui, sans-serif; overflow-wrap: anywhere;
}
.paper[data-orientation='Landscape'] { --w: 297; --h: 210; }
.paper[data-size='Letter'] { --w: 215.9; --h: 279.4; }
.paper[data-size='Letter'][data-orientation='Landscape'] { --w: 279.4; --h: 215.9; }
.paper-fit > .paper { --u: calc(100cqw / var(--w)); }
.paper[data-name='medium'] { --name: 11; }
.paper[data-name='small'] { --name: 8.5; }
.paper[data-name='smallest'] { --name: 7; }
.paper > * { position: relative; }

.paper > .paper-ground { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.paper > .paper-frame { position: absolute; inset: calc(9 * var(--u)); border: calc(0.4 * var(--u)) solid #d9d4d4; pointer-events: none; }

.paper-head { display: flex; justify-content: space-between; align-items: flex-start; gap: calc(6 * var(--u)); }
.paper-brand { display: flex; align-items: center; gap: calc(3 * var(--u)); font-size: calc(6 * var(--u)); font-weight: 600; }
.paper-brand svg { display: block; width: calc(11 * var(--u)); height: calc(11 * var(--u)); }
.paper-code { display: block; width: calc(27 * var(--u)); height: calc(27 * var(--u)); flex-shrink: 0; }

.paper-body { flex: 1; min-height: 0; }
.paper-body p { unicode-bidi: plaintext; }
.paper-body :is(p, ul, ol) + :is(p, ul, ol) { margin-top: calc(3 * var(--u)); }
.paper-body :is(ul, ol) { padding-left: calc(6 * var(--u)); }
.paper-body ul { list-style: disc; }
.paper-body ol { list-style: decimal; }
.paper-body :is(b, strong) { font-size: calc(8 * var(--u)); line-height: 1.25; font-weight: 600; color: inherit; }
.paper-body p:nth-child(1 of :has(b, strong)) :is(b, strong) { font-size: calc(var(--name) * var(--u)); line-height: 1.2; }
.paper-body i, .paper-body em { font-style: italic; }
.paper-body a { color: inherit; }

.paper-end { display: flex; align-items: flex-end; gap: calc(8 * var(--u)); }
.paper-signatory { flex: 1 1 0; min-width: 0; max-width: calc(75 * var(--u)); font-size: calc(3.8 * var(--u)); }
.paper-signatory img { display: block; height: calc(15 * var(--u)); max-width: 100%; object-fit: contain; object-position: left bottom; }
.paper-signatory div:first-of-type { border-top: calc(0.3 * var(--u)) solid #8a8383; padding-top: calc(1.5 * var(--u)); font-weight: 600; }
.paper-seal { width: calc(30 * var(--u)); height: calc(30 * var(--u)); margin-left: auto; object-fit: contain; object-position: right bottom; }
.paper-foot { font-size: calc(2.7 * var(--u)); line-height: 1.45; color: #4d4747; }

.paper table { width: 100%; margin-top: calc(5 * var(--u)); border-collapse: collapse; font-size: calc(3.4 * var(--u)); }
.paper :is(th, td) { padding: calc(1.4 * var(--u)) calc(2 * var(--u)) calc(1.4 * var(--u)) 0; border-bottom: calc(0.2 * var(--u)) solid #d9d4d4; text-align: left; vertical-align: top; }
.paper th { font-weight: 600; }
.paper table + p { margin-top: calc(4 * var(--u)); font-weight: 600; }
.paper tr { break-inside: avoid; }
.paper[data-flows] { height: auto; min-height: calc(var(--h) * var(--u)); overflow: visible; -webkit-box-decoration-break: clone; box-decoration-break: clone; }

@media print {
  .paper-fit { container-type: normal; }
  .paper, .paper-fit > .paper { --u: 1mm; }
  /* A little lower than the sheet, so that no rounding begins another one. */
  .paper:not([data-flows]) { height: calc(var(--h) * 1mm - 0.5mm); break-inside: avoid; }
  .paper[data-flows] { min-height: calc(var(--h) * 1mm - 0.5mm); }
  .paper[data-size='A4'][data-orientation='Portrait'] { page: paper-a4-portrait; }
  .paper[data-size='A4'][data-orientation='Landscape'] { page: paper-a4-landscape; }
  .paper[data-size='Letter'][data-orientation='Portrait'] { page: paper-letter-portrait; }
  .paper[data-size='Letter'][data-orientation='Landscape'] { page: paper-letter-landscape; }
}
`
