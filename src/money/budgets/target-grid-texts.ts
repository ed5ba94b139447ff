/** Texts of the grid of targets. */
export const targetGridTexts = {
  figures: 'Figures',
  targets: 'Targets by centre and programme',
  cell: (figure: string, programme: string, centre: string) => `${figure}, ${programme}, ${centre}`,
  inGrid: {
    row: 'Centre',
    column: 'Programme',
    actions: 'Actions',
    save: 'Save',
    none: (programme: string, centre: string) => `No target of ${centre} for ${programme}`,
    saveRow: (centre: string) => `Save the targets of ${centre}`,
    reset: (centre: string) => `Undo the changes of ${centre}`,
  },
  rowSaved: (saved: number, refused: number, centre: string) =>
    [
      ...(saved > 0 ? [`${saved} ${saved === 1 ? 'target' : 'targets'} of ${centre} saved.`] : []),
      ...(refused > 0 ? [`${refused} ${refused === 1 ? 'target was' : 'targets were'} not saved.`] : []),
    ].join(' '),
  shown: { students: 'Students', revenueMinor: 'Revenue in GBP' },
  inForce: 'Active',
  drafts: (count: number) => `${count} ${count === 1 ? 'target is a draft' : 'targets are drafts'}.`,
  activate: 'Activate drafts',
  activated: (count: number) => `${count} ${count === 1 ? 'target' : 'targets'} activated.`,
} as const
