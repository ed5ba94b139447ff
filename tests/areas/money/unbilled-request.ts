/** A request that is not billed yet. */
export const unbilledRequest = {
  resource: 'Enrollment' as const,
  id: 1,
  name: 'Nia Owusu – Physics',
  service: 'Resit' as const,
  studentName: 'Nia Owusu',
  partnerId: 26,
  partnerName: 'Baobab College Accra',
  askedOn: '2026-07-04',
  currency: 'GBP',
  totalMinor: 5400,
}
