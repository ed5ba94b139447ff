/** The parameters of a report that filter nothing. */
export const everyReport = {
  studentId: 0,
  resultIntakeId: 0,
  deliveryId: 0,
  centreIds: '',
  moduleIds: '',
  yearId: 0,
  by: '',
  from: '',
  to: '',
  atRisk: 0,
  compare: 0,
} as const
