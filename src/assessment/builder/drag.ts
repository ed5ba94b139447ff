/** What a drag of a question is called. */
export const draggedQuestion = 'questionId'
