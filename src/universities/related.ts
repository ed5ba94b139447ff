import { course } from '#openapi/generated/resources/courses/course.ts'
import { universityContact } from '#openapi/generated/resources/institutes/university-contact.ts'
import { universityDocument } from '#openapi/generated/resources/institutes/university-document.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** What is kept of a university in records of their own: tabs of its page. */
export const relatedOfUniversity = {
  courses: relatedTo(course, 'institutionId', ['courseName', 'courseCode', 'degreeId', 'validTo', 'status']),
  contacts: relatedTo(universityContact, 'institutionId', ['fullName', 'jobTitle', 'isPrimary', 'email', 'status']),
  invoices: relatedTo(invoice, 'institutionId', ['invoiceNumber', 'issueDate', 'totalMinor', 'balanceMinor', 'paymentStatus']),
  documents: relatedTo(universityDocument, 'institutionId', ['title', 'documentType', 'file', 'validTo', 'status']),
}
