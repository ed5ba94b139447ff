/** Tells a table that a cell draws a figure, whatever its field holds. */
export interface FigureCell {
  readonly isFigure: true
}

/** Marks a cell that draws a figure, such as how many records a field names: the figures of a column are aligned at their ends. */
export const figureCell = <C extends object>(cell: C): C & FigureCell => Object.assign(cell, { isFigure: true as const })
