import { button, group, link, tableNamed } from '../parts.ts'

/** The results of a set by centre, and the files of results. */
export const centrePage = {
  table: tableNamed('Centres'),
  modules: tableNamed('Modules'),
  moduleResults: (name: string) => link(name),
  readiness: ['progressbar', { name: 'Readiness' }],
  downloads: group('Downloads'),
  download: (kind: string) => button(`Download ${kind}`),
} as const
