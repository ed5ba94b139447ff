/** What tells a table that a cell draws a figure, whatever its field holds. */
export interface FigureCell {
  readonly isFigure: true
}

/** A cell that draws a figure, such as how many records a field names: all of a column end in one line. */
export const figureCell = <C extends object>(cell: C): C & FigureCell => Object.assign(cell, { isFigure: true as const })
