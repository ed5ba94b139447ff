/** An asset ends soon whose validity ends within so many days: its people are told then, and the dashboard counts it. */
export const endsSoonDays = 30
