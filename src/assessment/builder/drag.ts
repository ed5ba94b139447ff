/** The kind of a drag that moves a question. */
export const draggedQuestion = 'questionId'
