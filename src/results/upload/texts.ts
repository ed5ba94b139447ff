type Counts = Readonly<Record<'rowsNew' | 'rowsChanged' | 'rowsSame' | 'rowsFailed', number>>

/** Texts of the upload of results. */
export const uploadTexts = {
  title: { Main: 'Results Bulk Upload', Resit: 'Resit Bulk Upload' },
  set: { Main: 'Result Set', Resit: 'Resit Set' },
  templateName: (set: string) => `${set}.csv`,
  undo: 'Undo',
  undoOf: (fileName: string) => `Undo ${fileName}`,
  undoQuestion: (fileName: string) => `Undo the upload of ${fileName}?`,
  undoBody: 'Every mark that it changed is put back, and every result that it brought is removed.',
  undone: 'The upload is undone.',
  toSet: 'Open the set',
  noUploads: 'No uploads yet',
  uploads: 'Uploads',
  upload: 'Upload a file',
  counts: ({ rowsNew, rowsChanged, rowsSame, rowsFailed }: Counts) =>
    [
      [rowsNew, 'new'],
      [rowsChanged, 'changed'],
      [rowsSame, 'unchanged'],
      [rowsFailed, 'wrong'],
    ]
      .filter(([count]) => count !== 0)
      .map((words) => words.join(' '))
      .join(' · '),
} as const
