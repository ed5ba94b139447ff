/** A UCAS ID as people read it: 123-456-7890. What is none stays as it is. */
export const ucasIdText = (id: string): string => id.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
