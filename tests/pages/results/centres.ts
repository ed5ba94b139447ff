import { button, group, img, link, list, radio, tableNamed } from '../parts.ts'

/** The results of a set by centre, and the files of results. */
export const centrePage = {
  chart: img(/results/),
  asTable: radio('Table'),
  grades: tableNamed(/^Grades of/),
  table: tableNamed('Centres'),
  modules: tableNamed('Modules'),
  moduleResults: (name: string) => link(name),
  readiness: ['progressbar', { name: 'Readiness' }],
  downloads: group('Downloads'),
  history: button('Download history'),
  past: list('Download history'),
  download: (kind: string) => button(`Download ${kind}`),
} as const
