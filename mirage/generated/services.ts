// Generated from mirage/resources by `npm run generate`; do not edit.
import { applications } from '../resources/applications/applications.ts'
import { attempts } from '../resources/assessment/attempts.ts'
import { deliveries } from '../resources/assessment/deliveries.ts'
import { papers } from '../resources/assessment/papers.ts'
import { questions } from '../resources/assessment/questions.ts'
import { scriptMarkings } from '../resources/assessment/script-markings.ts'
import { assetTypes } from '../resources/assets/asset-types.ts'
import { assets } from '../resources/assets/assets.ts'
import { folders } from '../resources/assets/folders.ts'
import { shares } from '../resources/assets/shares.ts'
import { stewards } from '../resources/assets/stewards.ts'
import { tags } from '../resources/assets/tags.ts'
import { events } from '../resources/calendar/events.ts'
import { certificateRequests } from '../resources/certificates/certificate-requests.ts'
import { certificateTemplates } from '../resources/certificates/certificate-templates.ts'
import { certificateTypes } from '../resources/certificates/certificate-types.ts'
import { certificates } from '../resources/certificates/certificates.ts'
import { validationChecks } from '../resources/certificates/validation-checks.ts'
import { clearingEntries } from '../resources/clearing/entries.ts'
import { clearingOffers } from '../resources/clearing/offers.ts'
import { audiences } from '../resources/communications/audiences.ts'
import { communications } from '../resources/communications/communications.ts'
import { messageComponents } from '../resources/communications/components.ts'
import { messageTemplates } from '../resources/communications/templates.ts'
import { centreStagings } from '../resources/courses/centre-staging.ts'
import { universityContacts } from '../resources/courses/contacts.ts'
import { courses } from '../resources/courses/courses.ts'
import { universityDocuments } from '../resources/courses/documents.ts'
import { universityRelations } from '../resources/courses/relations.ts'
import { universityStagings } from '../resources/courses/staging.ts'
import { genders, semesters, programmeDeliveries, deliveryTypes, examTypes, proctoringTypes, instituteTypes, instituteQualifications, instituteDegrees, contractStatuses, nationalities } from '../resources/lookups/lists.ts'
import { pathways } from '../resources/lookups/pathways.ts'
import { regions, countries, states, timezones } from '../resources/lookups/places.ts'
import { teachingDates } from '../resources/lookups/teaching-dates.ts'
import { centreGroups } from '../resources/masters/centre-groups.ts'
import { centres } from '../resources/masters/centres.ts'
import { colours } from '../resources/masters/colours.ts'
import { combos } from '../resources/masters/combos.ts'
import { curricula } from '../resources/masters/curricula.ts'
import { intakes } from '../resources/masters/intakes.ts'
import { modules, submodules } from '../resources/masters/modules.ts'
import { programs } from '../resources/masters/programs.ts'
import { streams } from '../resources/masters/streams.ts'
import { subcurricula } from '../resources/masters/subcurricula.ts'
import { universities } from '../resources/masters/universities.ts'
import { years } from '../resources/masters/years.ts'
import { invoiceMasters } from '../resources/money/invoice-masters.ts'
import { invoices } from '../resources/money/invoices.ts'
import { sponsorshipLetters } from '../resources/money/letters.ts'
import { paymentRequests } from '../resources/money/payment-requests.ts'
import { payments } from '../resources/money/payments.ts'
import { planningRates } from '../resources/money/planning-rates.ts'
import { targets } from '../resources/money/targets.ts'
import { contactGroups } from '../resources/people/contact-groups.ts'
import { contactTypes, componentTypes, roleTypes, groupTypes } from '../resources/people/contact-lists.ts'
import { contactStagings } from '../resources/people/contact-staging.ts'
import { contacts } from '../resources/people/contacts.ts'
import { menuModules } from '../resources/people/menu-modules.ts'
import { permissions, types, roles } from '../resources/people/role-lists.ts'
import { roleModules } from '../resources/people/role-modules.ts'
import { users } from '../resources/people/users.ts'
import { savedReports } from '../resources/reports/saved-reports.ts'
import { resultEnquiries } from '../resources/results/enquiries.ts'
import { resultSets } from '../resources/results/result-sets.ts'
import { results } from '../resources/results/results.ts'
import { customRequests } from '../resources/selection/custom-requests.ts'
import { centreOffers } from '../resources/selection/offers.ts'
import { centreSelections } from '../resources/selection/selections.ts'
import { academicDetails } from '../resources/students/academic-details.ts'
import { centerOperations } from '../resources/students/center-operations.ts'
import { centerRegistrations } from '../resources/students/center-registrations.ts'
import { studentCurricula } from '../resources/students/curricula.ts'
import { directPlacements } from '../resources/students/direct-placements.ts'
import { studentDocuments } from '../resources/students/documents.ts'
import { enrollments } from '../resources/students/enrollments.ts'
import { leads } from '../resources/students/leads.ts'
import { studentQualifications } from '../resources/students/qualifications.ts'
import { students } from '../resources/students/students.ts'
import { ucasImports } from '../resources/ucas/imports.ts'

/** The service of every resource that a file of its family serves. */
export const ownServices = {
  Application: applications,
  Attempt: attempts,
  Delivery: deliveries,
  Paper: papers,
  Question: questions,
  ScriptMarking: scriptMarkings,
  AssetType: assetTypes,
  Asset: assets,
  Folder: folders,
  Share: shares,
  Steward: stewards,
  Tag: tags,
  Event: events,
  CertificateRequest: certificateRequests,
  CertificateTemplate: certificateTemplates,
  CertificateType: certificateTypes,
  Certificate: certificates,
  ValidationCheck: validationChecks,
  ClearingEntry: clearingEntries,
  ClearingOffer: clearingOffers,
  Audience: audiences,
  Communication: communications,
  MessageComponent: messageComponents,
  MessageTemplate: messageTemplates,
  CentreStaging: centreStagings,
  UniversityContact: universityContacts,
  Course: courses,
  UniversityDocument: universityDocuments,
  UniversityRelation: universityRelations,
  UniversityStaging: universityStagings,
  Gender: genders,
  Semester: semesters,
  ProgrammeDelivery: programmeDeliveries,
  DeliveryType: deliveryTypes,
  ExamType: examTypes,
  ProctoringType: proctoringTypes,
  InstituteType: instituteTypes,
  InstituteQualification: instituteQualifications,
  InstituteDegree: instituteDegrees,
  ContractStatus: contractStatuses,
  Nationality: nationalities,
  Pathway: pathways,
  Region: regions,
  Country: countries,
  State: states,
  Timezone: timezones,
  TeachingDate: teachingDates,
  CentreGroup: centreGroups,
  Centre: centres,
  Colour: colours,
  Combo: combos,
  Curriculum: curricula,
  Intake: intakes,
  Module: modules,
  Submodule: submodules,
  Program: programs,
  Stream: streams,
  Subcurriculum: subcurricula,
  University: universities,
  Year: years,
  InvoiceMaster: invoiceMasters,
  Invoice: invoices,
  SponsorshipLetter: sponsorshipLetters,
  PaymentRequest: paymentRequests,
  Payment: payments,
  PlanningRate: planningRates,
  Target: targets,
  ContactGroup: contactGroups,
  ContactType: contactTypes,
  ComponentType: componentTypes,
  RoleType: roleTypes,
  GroupType: groupTypes,
  ContactStaging: contactStagings,
  Contact: contacts,
  MenuModule: menuModules,
  Permission: permissions,
  Type: types,
  Role: roles,
  RoleModule: roleModules,
  User: users,
  SavedReport: savedReports,
  ResultEnquiry: resultEnquiries,
  ResultSet: resultSets,
  Result: results,
  CustomRequest: customRequests,
  CentreOffer: centreOffers,
  CentreSelection: centreSelections,
  AcademicDetail: academicDetails,
  CenterOperation: centerOperations,
  CenterRegistration: centerRegistrations,
  StudentCurriculum: studentCurricula,
  DirectPlacement: directPlacements,
  StudentDocument: studentDocuments,
  Enrollment: enrollments,
  Lead: leads,
  StudentQualification: studentQualifications,
  Student: students,
  UcasImport: ucasImports,
} as const
